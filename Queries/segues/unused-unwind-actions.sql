-- Which unwind methods does no segue name?
--
-- @id unused-unwind-actions
-- @name Unwind action that no segue names
-- @description An unwind method that no segue names is never called.
-- @kind problem
-- @severity note
-- @precision high
-- @tags flow, dead-code
-- @key path, type, name
-- @why Nothing fails. The method is left over from a segue that is gone.
-- @example
--   @IBAction func unwindToList(_ segue: UIStoryboardSegue) {}
--   // no segue has unwindAction="unwindToList:"
-- @fix Remove the method, or connect a control to it through the exit of its scene.
select
  files.path as path,
  members.line as line,
  members.column as column,
  'no segue names the unwind action ''' || coalesce(members.selector, members.name) || ''' of ''' || types.name || ''''
    as message,
  null as scene,
  types.name as type,
  coalesce(members.selector, members.name) as name
from members
join types on types.id = members.type_id
join files on files.id = members.file_id
where members.kind = 'unwind_action'
  and members.is_override = 0
  and files.is_test = 0
  and coalesce(members.selector, members.name) not in (
    select unwind_action from segues where unwind_action is not null
  )
  and coalesce(members.legacy_selector, '') not in (
    select unwind_action from segues where unwind_action is not null
  )
  -- A method that Objective-C declares in its header is found again in the implementation.
  and not exists (
    select 1
    from types as twins
    join members as twin_members on twin_members.type_id = twins.id
    where twins.class_type_id = types.class_type_id
      and twin_members.kind = 'unwind_action'
      and twin_members.selector = members.selector
      and twin_members.id < members.id
  )
order by files.path, members.line, members.column
