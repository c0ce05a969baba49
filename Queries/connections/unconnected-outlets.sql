-- Which outlets are never connected?
--
-- @id unconnected-outlets
-- @name Outlet that nothing is connected to
-- @description An outlet that no scene or xib of its class connects stays nil.
-- @kind problem
-- @severity warning
-- @precision medium
-- @tags classes, dead-code
-- @key path, type, name
-- @why An outlet that is unwrapped implicitly stops the app when it is first used. One that nobody uses is left over.
-- @example
--   @IBOutlet var titleLabel: UILabel!
--   // no connection has property="titleLabel"
-- @fix Connect the outlet, or remove it. An outlet that code sets needs no @IBOutlet.
with
  -- Classes that stand in storyboards or xibs, with all that they inherit from.
  used_classes as (
    select distinct type_ancestors.ancestor_type_id as type_id
    from class_uses
    join type_ancestors on type_ancestors.type_id = class_uses.type_id
  ),
  -- What is connected, by the declared classes of the owner and all that they inherit from. Key-Value Coding looks for
  -- a setter with the first letter in upper case, so that letter is compared without its case.
  connected as (
    select distinct
      type_ancestors.ancestor_type_id as type_id,
      upper(substr(connections.name, 1, 1)) || substr(connections.name, 2) as key
    from connections
    join objects on objects.file_id = connections.file_id and objects.object_id = connections.owner_object_id
    join class_uses on class_uses.file_id = objects.file_id and class_uses.class_name = objects.class_name
    join type_ancestors on type_ancestors.type_id = class_uses.type_id
    where connections.kind in ('outlet', 'outletCollection')
  )
select
  files.path as path,
  members.line as line,
  members.column as column,
  'nothing is connected to the outlet ''' || members.name || ''' of ''' || owners.name || '''' as message,
  null as scene,
  owners.name as type,
  members.name as name
from members
join types as parts on parts.id = members.type_id
join types as owners on owners.id = parts.class_type_id
join files on files.id = members.file_id
where members.kind = 'outlet'
  and members.is_override = 0
  and files.is_test = 0
  and owners.id in (select type_id from used_classes)
  and (owners.id, upper(substr(members.name, 1, 1)) || substr(members.name, 2)) not in (
    select type_id, key
    from connected
  )
  and (
    owners.id,
    upper(substr(coalesce(members.selector, members.name), 1, 1)) || substr(coalesce(members.selector, members.name), 2)
  ) not in (
    select type_id, key
    from connected
  )
  -- A property that Objective-C declares in its header may be declared again in the implementation.
  and not exists (
    select 1
    from class_members
    where class_members.type_id = owners.id
      and class_members.name = members.name
      and class_members.member_id < members.id
      and class_members.kind = 'outlet'
  )
order by files.path, members.line, members.column
