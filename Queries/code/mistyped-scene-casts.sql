-- Which code casts a scene that it makes to a class that the scene is not?
--
-- @id mistyped-scene-casts
-- @name Scene that is cast to another class
-- @description A cast by force of a scene to a class that it is not stops the app.
-- @kind problem
-- @severity error
-- @precision high
-- @tags flow, crash
-- @key path, type, cast_class, identifier
-- @why as! stops the app where the scene is made; as? gives nil, so what follows never happens. A superclass is fine.
--   In Objective-C neither a cast nor the type of a variable is checked: the first message that the scene does not know
--   stops the app.
-- @example
--   storyboard.instantiateViewController(withIdentifier: "Detail") as! SettingsController
--   // the scene "Detail" has the class DetailController
-- @fix Cast to the class of the scene, or set the class of the scene in Interface Builder.
with
  -- Casts to a class that is known, of scenes that are known.
  casts as (
    select
      code_references.*,
      coalesce(scenes.target_scene_id, scenes.id) as made_id
    from code_references
    join files on files.id = code_references.file_id
    join reference_scenes on reference_scenes.code_reference_id = code_references.id and reference_scenes.role = 'target'
    join scenes on scenes.id = reference_scenes.scene_id
    where code_references.kind in ('instantiate', 'instantiate_initial')
      and code_references.cast_kind in ('as!', 'as?', 'is', 'as')
      and code_references.has_creator = 0
      and code_references.resolution <> 'dynamic'
      and files.is_test = 0
      and (
        code_references.cast_class in (select name from types where kind = 'class')
        or code_references.cast_class in (select name from system_classes)
      )
      and code_references.cast_class not in (select name from types where kind = 'protocol')
  ),
  -- Casts that may succeed: the scene is of that class, or its class is not wholly known.
  sound as (
    select casts.id as id
    from casts
    where (casts.made_id, casts.cast_class) in (select scene_id, name from scene_class_names)
    union
    select casts.id
    from casts
    join scenes on scenes.id = casts.made_id
    where scenes.class_name is not null
      and not exists (select 1 from scene_types where scene_types.scene_id = scenes.id)
    union
    select casts.id
    from casts
    join scene_types on scene_types.scene_id = casts.made_id
    join types on types.id = scene_types.type_id
    where types.chain_end is not 'system'
    union
    select casts.id
    from casts
    where casts.made_id not in (select scene_id from scene_class_names)
  ),
  failing as (
    select casts.*, row_number() over (partition by casts.id order by casts.made_id) as rank
    from casts
    where casts.id not in (select id from sound)
  )
select
  files.path as path,
  failing.line as line,
  failing.column as column,
  case when failing.cast_kind = 'as!' and failing.is_conditional = 0 then 'error' else 'warning' end as severity,
  scene_names.name || ' in ''' || scene_names.storyboard || ''' is no ''' || failing.cast_class
    || ''', to which it is cast here' as message,
  scenes.label as scene,
  failing.type_name as type,
  failing.cast_class as cast_class,
  coalesce(failing.identifier, failing.storyboard) as identifier,
  scene_names.path as related_path,
  scenes.line as related_line,
  'this is the scene' as related_message
from failing
join files on files.id = failing.file_id
join scenes on scenes.id = failing.made_id
join scene_names on scene_names.scene_id = failing.made_id
where failing.rank = 1
order by files.path, failing.line, failing.column
