-- Which segue actions return a class that the destination is not?
--
-- @id mistyped-segue-actions
-- @name Segue action that returns another class
-- @description A segue action whose result is not of the destination's class stops the app.
-- @kind problem
-- @severity error
-- @precision high
-- @tags flow, crash
-- @key path, type, name, object_id
-- @why UIKit throws "Custom instantiated … must be kind of class …". The compiler does not check the return type of a segue
--   action. A superclass as the declared type is fine, and so is a subclass. For a segue to a navigation controller the
--   action must return that, not the screen inside it.
-- @example
--   @IBSegueAction func makeDetail(_ coder: NSCoder) -> SettingsController? { … }
--   // the segue leads to a scene of DetailController
-- @fix Return an object of the destination's class, or set the class of the scene.
with
  -- The method behind each segue action, asked of the class nearest in the chain, with its return type bare of the rest.
  actions as (
    select
      segues.id as segue_id,
      class_members.member_id as member_id,
      case
        when instr(class_members.return_type, '<') > 0
          then substr(class_members.return_type, 1, instr(class_members.return_type, '<') - 1)
        else rtrim(class_members.return_type, '!? *')
      end as return_class,
      row_number() over (partition by segues.id order by class_members.depth, class_members.member_id) as rank
    from segues
    join scene_types on scene_types.scene_id = segues.scene_id and scene_types.is_nearest = 1
    join class_members on class_members.type_id = scene_types.type_id
    where segues.action_selector is not null
      and segues.kind not in ('relationship', 'unwind')
      and class_members.selector = segues.action_selector
      and class_members.return_type is not null
  ),
  -- What each action must make, references passed through.
  pairs as (
    select
      actions.segue_id,
      actions.member_id,
      actions.return_class,
      targets.id as target_id,
      targets.class_name as target_class
    from actions
    join segues on segues.id = actions.segue_id
    join scenes as destinations on destinations.id = segues.destination_scene_id
    join scenes as targets on targets.id = coalesce(destinations.target_scene_id, destinations.id)
    where actions.rank = 1
  )
select
  files.path as path,
  members.line as line,
  members.column as column,
  'the segue action ''' || members.selector || ''' returns ''' || pairs.return_class || ''', but its segue leads to '
    || scene_names.name || case when pairs.target_class is null then ', a ' || targets.element else '' end as message,
  targets.label as scene,
  owners.name as type,
  members.selector as name,
  segues.object_id as object_id,
  segue_files.path as related_path,
  segues.line as related_line,
  'this segue names the action' as related_message
from pairs
join members on members.id = pairs.member_id
join types as owners on owners.id = members.type_id
join files on files.id = members.file_id
join segues on segues.id = pairs.segue_id
join files as segue_files on segue_files.id = segues.file_id
join scenes as targets on targets.id = pairs.target_id
join scene_names on scene_names.scene_id = pairs.target_id
-- Both classes must be known, or nothing is sure.
where (
    pairs.return_class in (select name from types where kind = 'class')
    or pairs.return_class in (select name from system_classes)
  )
  and (pairs.target_class is null or exists (select 1 from scene_types where scene_types.scene_id = pairs.target_id))
  and pairs.target_id in (select scene_id from scene_class_names)
  -- The destination is of the returned class or inherits from it.
  and (pairs.target_id, pairs.return_class) not in (select scene_id, name from scene_class_names)
  -- The returned class inherits from the destination's.
  and not exists (
    select 1
    from types as returned
    join type_ancestors on type_ancestors.type_id = returned.id
    join types as ancestors on ancestors.id = type_ancestors.ancestor_type_id
    where returned.name = pairs.return_class
      and ancestors.name = pairs.target_class
  )
  and not exists (
    select 1
    from types as returned
    join scene_system_classes on scene_system_classes.scene_id = pairs.target_id
    where returned.name = pairs.return_class
      and returned.kind = 'class'
      and pairs.target_class is null
      and (
        returned.chain_end is not 'system'
        or returned.system_class = scene_system_classes.class_name
        or (returned.system_class, scene_system_classes.class_name) in (select class_name, ancestor from system_ancestors)
      )
  )
  and not exists (
    select 1
    from scene_system_classes
    where scene_system_classes.scene_id = pairs.target_id
      and pairs.target_class is null
      and (pairs.return_class, scene_system_classes.class_name) in (select class_name, ancestor from system_ancestors)
  )
  -- Where a superclass of the destination stands in no source, it may be the returned one.
  and not exists (
    select 1
    from scene_types
    join types on types.id = scene_types.type_id
    where scene_types.scene_id = pairs.target_id
      and types.chain_end is not 'system'
  )
order by files.path, members.line, members.column, segue_files.path, segues.line
