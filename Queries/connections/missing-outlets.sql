-- Which outlets lead to a property that the class does not have?
--
-- @id missing-outlets
-- @name Outlet without a property
-- @description Connecting an outlet to a property that the class does not have stops the app when the scene or xib is loaded.
-- @kind problem
-- @severity error
-- @precision high
-- @tags classes, crash
-- @key path, owner_object_id, name
-- @why On iOS and tvOS loading the view throws "this class is not key value coding-compliant for the key …". On macOS the
--   outlet is logged and stays nil.
-- @example
--   <outlet property="titelLabel" destination="lbl-00-001" id="out-00-001"/>
--   // @IBOutlet var titleLabel: UILabel!
-- @fix Remove the connection in Interface Builder and connect the outlet again.
with
  -- Outlets of objects of a declared class, with the names under which key-value coding finds a property.
  outlets as (
    select
      connections.id as id,
      connections.file_id as file_id,
      connections.scene_id as scene_id,
      connections.name as name,
      connections.owner_object_id as owner_object_id,
      connections.line as line,
      connections.column as column,
      objects.class_name as class_name,
      objects.element as element,
      upper(substr(connections.name, 1, 1)) || substr(connections.name, 2) as capitalised
    from connections
    join objects on objects.file_id = connections.file_id and objects.object_id = connections.owner_object_id
    where connections.kind in ('outlet', 'outletCollection')
      and objects.class_name is not null
  ),
  -- Outlets that classes of the system have, by themselves or by a superclass.
  system_outlets as (
    select system_ancestors.class_name as class_name, system_members.name as name
    from system_ancestors
    join system_members on system_members.class_name = system_ancestors.ancestor
    where system_members.kind = 'outlet'
  ),
  -- Outlets that objects without a class of their own have: they are the system's.
  plain_outlets as (
    select objects.element as element, connections.name as name
    from connections
    join objects on objects.file_id = connections.file_id and objects.object_id = connections.owner_object_id
    where connections.kind in ('outlet', 'outletCollection')
      and objects.class_name is null
  )
select
  files.path as path,
  outlets.line as line,
  outlets.column as column,
  case when files.platform in ('macOS', 'watchOS') then 'warning' else 'error' end as severity,
  'the class ''' || outlets.class_name || ''' has no property ''' || outlets.name || ''', to which an outlet of '
    || coalesce(scene_names.name, '''' || files.path || '''') || ' is connected' as message,
  scenes.label as scene,
  outlets.owner_object_id as owner_object_id,
  outlets.name as name,
  class_files.path as related_path,
  classes.line as related_line,
  'this is the class' as related_message
from outlets
join files on files.id = outlets.file_id
left join scenes on scenes.id = outlets.scene_id
left join scene_names on scene_names.scene_id = outlets.scene_id
join class_uses as nearest
  on nearest.file_id = outlets.file_id
  and nearest.class_name = outlets.class_name
  and nearest.type_id = (
    select min(uses.type_id)
    from class_uses as uses
    where uses.file_id = outlets.file_id
      and uses.class_name = outlets.class_name
      and uses.is_nearest = 1
  )
join types as classes on classes.id = nearest.type_id
join files as class_files on class_files.id = classes.file_id
where (outlets.element, outlets.name) not in (select element, name from plain_outlets)
  -- No class that may be meant has the property, or could have it from elsewhere.
  and not exists (
    select 1
    from class_uses
    join types on types.id = class_uses.type_id
    where class_uses.file_id = outlets.file_id
      and class_uses.class_name = outlets.class_name
      and (
        types.chain_end is not 'system'
        or (types.system_class, outlets.name) in (select class_name, name from system_outlets)
        or exists (
          select 1
          from class_members
          where class_members.type_id = types.id
            and (
              class_members.name = outlets.name
              -- The setter is the same whether or not the name is capitalised.
              or (
                class_members.kind in ('outlet', 'property')
                and upper(substr(class_members.selector, 1, 1)) || substr(class_members.selector, 2) = outlets.capitalised
              )
              or class_members.selector in (
                outlets.name,
                '_' || outlets.name,
                'is' || outlets.capitalised,
                '_is' || outlets.capitalised,
                'set' || outlets.capitalised || ':',
                '_set' || outlets.capitalised || ':',
                'setValue:forUndefinedKey:'
              )
            )
        )
      )
  )
order by files.path, outlets.line, outlets.column
