-- Which segue actions does no segue name?
--
-- @id unconnected-segue-actions
-- @name Segue action that no segue names
-- @description A method marked @IBSegueAction that no segue names is never called.
-- @kind problem
-- @severity warning
-- @precision high
-- @tags flow, dead-code
-- @key path, type, name
-- @why The segue that should call it makes its destination by init(coder:), unconfigured, or is gone.
-- @example
--   @IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailController? { … }
--   // no segue has destinationCreationSelector="makeDetail:"
-- @fix Connect the segue to the method, or remove the method.
select
  files.path as path,
  members.line as line,
  members.column as column,
  'no segue names the segue action ''' || coalesce(members.selector, members.name) || ''' of ''' || types.name || ''''
    as message,
  null as scene,
  types.name as type,
  coalesce(members.selector, members.name) as name
from members
join types on types.id = members.type_id
join files on files.id = members.file_id
where members.kind = 'segue_action'
  and files.is_test = 0
  and coalesce(members.selector, members.name) not in (
    select action_selector from segues where action_selector is not null
  )
  and coalesce(members.legacy_selector, '') not in (
    select action_selector from segues where action_selector is not null
  )
  -- A method that Objective-C declares in its header is found again in the implementation.
  and not exists (
    select 1
    from types as twins
    join members as twin_members on twin_members.type_id = twins.id
    where twins.class_type_id = types.class_type_id
      and twin_members.kind = 'segue_action'
      and twin_members.selector = members.selector
      and twin_members.id < members.id
  )
order by files.path, members.line, members.column
