-- What makes a scene without a creator, though the scene cannot be made so?
--
-- @id instantiations-needing-creators
-- @name Scene that is made without the creator it needs
-- @description Making a scene without a creator calls init(coder:) of its class, which always fails there.
-- @kind problem
-- @severity error
-- @precision high
-- @tags flow, crash
-- @key path, what, object_id
-- @why A class that takes what it shows in its initializer leaves init(coder:) to a fatalError. Code that gives no creator, an
--   entry point, and a storyboard reference, which hands no creator on, all call just that.
-- @example
--   storyboard.instantiateViewController(withIdentifier: "Detail")
--   // required init?(coder: NSCoder) { fatalError("use init(coder:book:)") }
-- @fix Use instantiateViewController(identifier:creator:) and make the controller in the closure. A scene that the system
--   makes by itself needs an init(coder:) that works.
with
  -- Scenes all of whose possible classes fail in init(coder:).
  failing_scenes as (
    select scene_types.scene_id as scene_id, min(failing_coders.member_id) as member_id
    from scene_types
    left join failing_coders on failing_coders.type_id = scene_types.type_id
    where scene_types.is_nearest = 1
    group by scene_types.scene_id
    having count(*) = count(failing_coders.type_id)
  ),
  -- What code makes, with references passed through. A creator reaches the scene only where no reference is between.
  made as (
    select
      code_references.id as code_reference_id,
      targets.id as scene_id,
      coalesce(targets.target_scene_id, targets.id) as target_id,
      code_references.has_creator = 1 and targets.is_reference = 0 as is_created
    from code_references
    join reference_scenes on reference_scenes.code_reference_id = code_references.id and reference_scenes.role = 'target'
    join scenes as targets on targets.id = reference_scenes.scene_id
    where code_references.kind in ('instantiate', 'instantiate_initial')
      and code_references.resolution <> 'dynamic'
  ),
  -- Code that makes nothing but scenes that fail.
  failing_calls as (
    select made.code_reference_id as code_reference_id, min(made.target_id) as scene_id
    from made
    left join failing_scenes on failing_scenes.scene_id = made.target_id
    group by made.code_reference_id
    having count(*) = count(failing_scenes.scene_id)
      and max(made.is_created) = 0
  ),
  makers as (
    select
      code_references.file_id as file_id,
      code_references.line as line,
      code_references.column as column,
      failing_calls.scene_id as scene_id,
      'this code makes ' as what
    from failing_calls
    join code_references on code_references.id = failing_calls.code_reference_id
    union all
    select
      entry_points.file_id,
      entry_points.line,
      entry_points.column,
      coalesce(scenes.target_scene_id, scenes.id),
      'the key ''' || entry_points.key || ''' makes '
    from entry_points
    join scenes on scenes.id = entry_points.scene_id
    where entry_points.target <> 'launchStoryboard'
    union all
    select
      storyboard_links.file_id,
      storyboard_links.line,
      storyboard_links.column,
      coalesce(scenes.target_scene_id, scenes.id),
      'the link ''' || storyboard_links.text || ''' makes '
    from storyboard_links
    join scenes on scenes.id = storyboard_links.target_scene_id
  )
select
  files.path as path,
  makers.line as line,
  makers.column as column,
  makers.what || scene_names.name || ' of ''' || scene_names.storyboard
    || ''' without a creator, but that class always fails in init(coder:)' as message,
  scenes.label as scene,
  makers.what as what,
  scenes.object_id as object_id,
  member_files.path as related_path,
  members.line as related_line,
  'this initializer always fails' as related_message
from makers
join files on files.id = makers.file_id
join scenes on scenes.id = makers.scene_id
join scene_names on scene_names.scene_id = makers.scene_id
join failing_scenes on failing_scenes.scene_id = makers.scene_id
join members on members.id = failing_scenes.member_id
join files as member_files on member_files.id = members.file_id
where files.is_test = 0
order by files.path, makers.line, makers.column
