-- Which actions ask for a method that the class does not have?
--
-- @id missing-actions
-- @name Action without a method
-- @description An action that its target does not understand stops the app when the control is used.
-- @kind problem
-- @severity error
-- @precision high
-- @tags classes, crash
-- @key path, target_object_id, owner_object_id, name
-- @why On iOS and tvOS the app stops with "unrecognized selector sent to instance" when the control sends the action. On
--   macOS the connection is logged at load and the control does nothing.
-- @example
--   <action selector="svae:" destination="ctl-00-001" eventType="touchUpInside" id="act-00-001"/>
--   // @IBAction func save(_ sender: Any)
-- @fix Remove the connection in Interface Builder and connect the action again.
with
  -- Actions with a target of a declared class. What is sent up the responder chain may be answered by anybody.
  actions as (
    select
      connections.file_id as file_id,
      connections.scene_id as scene_id,
      connections.name as name,
      connections.owner_object_id as owner_object_id,
      connections.target_object_id as target_object_id,
      connections.line as line,
      connections.column as column,
      objects.class_name as class_name
    from connections
    join objects on objects.file_id = connections.file_id and objects.object_id = connections.target_object_id
    where connections.kind = 'action'
      and objects.class_name is not null
      and objects.class_name <> 'FirstResponder'
      and objects.placeholder_identifier is not 'IBFirstResponder'
      and objects.user_label is not 'First Responder'
  ),
  -- Actions that classes of the system have, by themselves or by a superclass.
  system_actions as (
    select system_ancestors.class_name as class_name, system_members.name as name
    from system_ancestors
    join system_members on system_members.class_name = system_ancestors.ancestor
    where system_members.kind = 'action'
  ),
  -- Actions that objects without a class of their own answer: they are the system's.
  plain_actions as (
    select connections.name as name
    from connections
    join objects on objects.file_id = connections.file_id and objects.object_id = connections.target_object_id
    where connections.kind = 'action'
      and objects.class_name is null
      and objects.placeholder_identifier is null
      -- A controller without a class of its own answers no action, so one that is connected to it is no proof.
      and objects.element not like '%Controller'
  )
select
  files.path as path,
  actions.line as line,
  actions.column as column,
  case when files.platform = 'macOS' then 'warning' else 'error' end as severity,
  'the class ''' || actions.class_name || ''' has no method ''' || actions.name || ''', which an action of '
    || coalesce(scene_names.name, '''' || files.path || '''') || ' asks for' as message,
  scenes.label as scene,
  actions.target_object_id as target_object_id,
  actions.owner_object_id as owner_object_id,
  actions.name as name,
  class_files.path as related_path,
  classes.line as related_line,
  'this is the class' as related_message
from actions
join files on files.id = actions.file_id
left join scenes on scenes.id = actions.scene_id
left join scene_names on scene_names.scene_id = actions.scene_id
join class_uses as nearest
  on nearest.file_id = actions.file_id
  and nearest.class_name = actions.class_name
  and nearest.type_id = (
    select min(uses.type_id)
    from class_uses as uses
    where uses.file_id = actions.file_id
      and uses.class_name = actions.class_name
      and uses.is_nearest = 1
  )
join types as classes on classes.id = nearest.type_id
join files as class_files on class_files.id = classes.file_id
where actions.name not in (select name from plain_actions)
  -- No class that may be meant has the method, or could have it from elsewhere.
  and not exists (
    select 1
    from class_uses
    join types on types.id = class_uses.type_id
    where class_uses.file_id = actions.file_id
      and class_uses.class_name = actions.class_name
      and (
        types.chain_end is not 'system'
        or (types.system_class, actions.name) in (select class_name, name from system_actions)
        or exists (
          select 1
          from class_members
          where class_members.type_id = types.id
            and (
              class_members.selector = actions.name
              or class_members.legacy_selector = actions.name
              -- A property answers its setter.
              or (
                class_members.kind in ('outlet', 'property')
                and actions.name = 'set' || upper(substr(class_members.selector, 1, 1))
                  || substr(class_members.selector, 2) || ':'
              )
            )
        )
      )
  )
order by files.path, actions.line, actions.column
