-- Which segues does no code perform, though only code can?
--
-- @id unperformed-segues
-- @name Segue that no code performs
-- @description A segue that starts at the controller itself and that no code performs never runs.
-- @kind problem
-- @severity warning
-- @precision medium
-- @tags flow, dead-code
-- @key path, object_id, identifier
-- @why Nothing fails: the arrow on the canvas promises a way that no user can take.
-- @example
--   <segue destination="bbb-bb-bbb" kind="show" identifier="showHelp" id="seg-ue-001"/>
--   <!-- no code says performSegue(withIdentifier: "showHelp", …) -->
-- @fix Delete the segue, or perform it.
with
  -- Segues that code performs.
  performed as (
    select reference_segues.segue_id as segue_id
    from reference_segues
    join code_references on code_references.id = reference_segues.code_reference_id
    where code_references.kind = 'perform_segue'
  ),
  -- Scenes whose controllers perform segues that are only known at run time.
  open_scenes as (
    select reference_scenes.scene_id as scene_id
    from reference_scenes
    join code_references on code_references.id = reference_scenes.code_reference_id
    where reference_scenes.role = 'owner'
      and code_references.kind = 'perform_segue'
      and code_references.identifier is null
  )
select
  files.path as path,
  segues.line as line,
  segues.column as column,
  'no code performs the segue ''' || segues.identifier || ''' of ' || scene_names.name
    || coalesce(' to ' || destination_names.name, '') as message,
  scenes.label as scene,
  segues.object_id as object_id,
  segues.identifier as identifier
from segues
join files on files.id = segues.file_id
join scenes on scenes.id = segues.scene_id
join scene_names on scene_names.scene_id = segues.scene_id
left join scene_names as destination_names on destination_names.scene_id = segues.destination_scene_id
where segues.is_manual = 1
  and segues.identifier is not null
  and segues.kind not in ('relationship', 'embed')
  and segues.parent_object_id is null
  and segues.id not in (select segue_id from performed)
  and segues.scene_id not in (select scene_id from open_scenes)
  -- A container of a library performs the segues of its own class by itself.
  and (
    segues.class_name is null
    or segues.class_name in (select name from types)
    or segues.class_name in (select name from system_classes)
  )
  -- Where a superclass stands in no source, it may perform the segue.
  and not exists (
    select 1
    from scene_types
    join types on types.id = scene_types.type_id
    where scene_types.scene_id = segues.scene_id
      and types.chain_end = 'unknown'
  )
  and (
    scenes.class_name is null
    or exists (select 1 from scene_types where scene_types.scene_id = segues.scene_id)
  )
  -- Some code performs a segue of this name on an object whose class is not known.
  and not exists (
    select 1
    from code_references
    where code_references.kind = 'perform_segue'
      and code_references.identifier = segues.identifier
      and code_references.is_receiver_certain = 0
  )
order by files.path, segues.line, segues.column
