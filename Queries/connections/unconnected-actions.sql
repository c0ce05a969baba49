-- Which actions does no control send?
--
-- @id unconnected-actions
-- @name Action that nothing is connected to
-- @description An action that no scene, xib or menu connects, and whose selector no code names, runs only where code
--   calls it.
-- @kind problem
-- @severity note
-- @precision medium
-- @tags classes, dead-code
-- @key path, type, name
-- @why Nothing fails. Where code does not call the method either, it is left over from a control that is gone.
-- @example
--   @IBAction func save(_ sender: Any) {}
--   // no connection has selector="save:"
-- @fix Connect the action or remove it; a method that only code calls needs no @IBAction.
with
  -- Classes that stand in storyboards or xibs, with all that they inherit from.
  used_classes as (
    select distinct type_ancestors.ancestor_type_id as type_id
    from class_uses
    join type_ancestors on type_ancestors.type_id = class_uses.type_id
  )
select
  files.path as path,
  members.line as line,
  members.column as column,
  'no control sends the action ''' || coalesce(members.selector, members.name) || ''' of ''' || owners.name || ''''
    as message,
  null as scene,
  owners.name as type,
  coalesce(members.selector, members.name) as name
from members
join types as parts on parts.id = members.type_id
join types as owners on owners.id = parts.class_type_id
join files on files.id = members.file_id
where members.kind = 'action'
  and members.is_override = 0
  and files.is_test = 0
  and owners.id in (select type_id from used_classes)
  and not exists (
    select 1
    from connections
    where connections.kind = 'action'
      and connections.name = members.selector
  )
  and not exists (
    select 1
    from connections
    where connections.kind = 'action'
      and connections.name = members.legacy_selector
  )
  -- Code that names the selector wires the action by itself.
  and not exists (
    select 1
    from selector_references
    where selector_references.name in (
        members.name,
        substr(members.selector, 1, instr(members.selector || ':', ':') - 1)
      )
  )
  -- A method that Objective-C declares in its header is found again in the implementation.
  and not exists (
    select 1
    from class_members
    where class_members.type_id = owners.id
      and class_members.selector = members.selector
      and class_members.member_id < members.id
      and class_members.kind = 'action'
  )
order by files.path, members.line, members.column
