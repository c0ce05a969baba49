-- Which copies of a storyboard, for languages or devices, disagree?
--
-- @id variant-mismatches
-- @name Copies of a storyboard that disagree
-- @description Code that works with one copy of a storyboard fails with the other, in that language or on that device
--   only.
-- @kind problem
-- @severity warning
-- @precision high
-- @tags flow, localisation
-- @key path, what, name
-- @why The system loads the copy of the user's language. What only the other copy has stops the app, in that language and
--   nowhere else. Copies for iPad and iPhone may well differ; there only what code asks for by name is told, as a note.
-- @example
--   Base.lproj/Main.storyboard has a scene "Detail"
--   de.lproj/Main.storyboard has none
-- @fix Make the same change in every copy, or keep one copy in Base.lproj and translate its strings. Where a device has
--   a flow of its own, let the code ask for the device before it asks for the scene.
with
  -- Storyboards in localisation folders, by the path that they would share without that folder.
  variants as (
    select
      storyboards.id as storyboard_id,
      storyboards.initial_scene_id as initial_scene_id,
      files.path as path,
      replace('/' || files.path, '/' || storyboards.variant || '.lproj/', '/') as shared_path,
      storyboards.variant as variant
    from storyboards
    join files on files.id = storyboards.file_id
    where storyboards.variant <> ''
  ),
  pairs as (
    select
      one.storyboard_id as storyboard_id,
      one.path as path,
      one.initial_scene_id as initial_scene_id,
      other.storyboard_id as other_id,
      other.path as other_path,
      other.initial_scene_id as other_initial_scene_id
    from variants as one
    join variants as other on other.shared_path = one.shared_path and other.storyboard_id <> one.storyboard_id
  ),
  -- Copies of one name in one folder, for devices.
  device_pairs as (
    select
      one.id as storyboard_id,
      one_files.path as path,
      other.id as other_id,
      other_files.path as other_path
    from storyboards as one
    join files as one_files on one_files.id = one.file_id
    join storyboards as other
      on other.base_name = one.base_name and other.device <> one.device and other.variant = one.variant
    join files as other_files on other_files.id = other.file_id
    where rtrim(one_files.path, replace(one_files.path, '/', ''))
        = rtrim(other_files.path, replace(other_files.path, '/', ''))
      and (one.device <> '' or other.device <> '')
  ),
  -- What one copy lacks and the other has.
  lacks as (
    select
      pairs.path,
      'warning' as severity,
      'scene' as what,
      scenes.identifier as name,
      scenes.label as scene,
      pairs.other_path,
      scenes.line as other_line,
      'has no scene ''' || scenes.identifier || '''' as words
    from pairs
    join scenes on scenes.storyboard_id = pairs.other_id
    where scenes.identifier is not null
      and not exists (
        select 1
        from scenes as twins
        where twins.storyboard_id = pairs.storyboard_id
          and twins.identifier = scenes.identifier
      )
    union all
    select
      pairs.path,
      'warning',
      'segue',
      segues.identifier,
      scenes.label,
      pairs.other_path,
      segues.line,
      'has no segue ''' || segues.identifier || ''' that leaves ' || scene_names.name
    from pairs
    join scenes on scenes.storyboard_id = pairs.other_id
    join scene_names on scene_names.scene_id = scenes.id
    join segues on segues.scene_id = scenes.id
    where segues.identifier is not null
      and not exists (
        select 1
        from scenes as twins
        join segues as twin_segues on twin_segues.scene_id = twins.id
        where twins.storyboard_id = pairs.storyboard_id
          and twins.object_id = scenes.object_id
          and twin_segues.identifier = segues.identifier
      )
      -- Copies that were drawn anew have other object ids; then the class tells which scene is meant.
      and not exists (
        select 1
        from scenes as twins
        join segues as twin_segues on twin_segues.scene_id = twins.id
        where twins.storyboard_id = pairs.storyboard_id
          and twins.class_name = scenes.class_name
          and twin_segues.identifier = segues.identifier
      )
    union all
    select
      pairs.path,
      'warning',
      'initial scene',
      '',
      initial.label,
      pairs.other_path,
      initial.line,
      case
        when pairs.initial_scene_id is null then 'has no initial scene'
        else 'has another initial scene, ' || own_names.name
      end
    from pairs
    join scenes as initial on initial.id = pairs.other_initial_scene_id
    left join scenes as own on own.id = pairs.initial_scene_id
    left join scene_names as own_names on own_names.scene_id = pairs.initial_scene_id
    where own.id is null
      or (
        own.object_id <> initial.object_id
        and (own.class_name is not initial.class_name or own.element <> initial.element)
      )
    union all
    select
      device_pairs.path,
      'note',
      'scene',
      scenes.identifier,
      scenes.label,
      device_pairs.other_path,
      scenes.line,
      'has no scene ''' || scenes.identifier || ''', which code makes'
    from device_pairs
    join scenes on scenes.storyboard_id = device_pairs.other_id
    where scenes.identifier is not null
      and scenes.id in (select scene_id from reference_scenes where role = 'target')
      and not exists (
        select 1
        from scenes as twins
        where twins.storyboard_id = device_pairs.storyboard_id
          and twins.identifier = scenes.identifier
      )
    union all
    select
      device_pairs.path,
      'note',
      'segue',
      segues.identifier,
      scenes.label,
      device_pairs.other_path,
      segues.line,
      'has no segue ''' || segues.identifier || ''' that leaves ' || scene_names.name || ', which code performs'
    from device_pairs
    join scenes on scenes.storyboard_id = device_pairs.other_id
    join scene_names on scene_names.scene_id = scenes.id
    join segues on segues.scene_id = scenes.id
    where segues.identifier is not null
      and segues.id in (
        select reference_segues.segue_id
        from reference_segues
        join code_references on code_references.id = reference_segues.code_reference_id
        where code_references.kind = 'perform_segue'
      )
      -- A device that shows no screen of the class performs nothing.
      and exists (
        select 1
        from scenes as twins
        where twins.storyboard_id = device_pairs.storyboard_id
          and twins.class_name = scenes.class_name
      )
      and not exists (
        select 1
        from scenes as twins
        join segues as twin_segues on twin_segues.scene_id = twins.id
        where twins.storyboard_id = device_pairs.storyboard_id
          and twins.class_name = scenes.class_name
          and twin_segues.identifier = segues.identifier
      )
  ),
  numbered as (
    select
      lacks.*,
      row_number() over (
        partition by lacks.path, lacks.what, lacks.name, lacks.words
        order by lacks.other_path, lacks.other_line
      ) as rank
    from lacks
  )
select
  numbered.path as path,
  1 as line,
  1 as column,
  numbered.severity as severity,
  '''' || numbered.path || ''' ' || numbered.words || ', as ''' || numbered.other_path || ''' has' as message,
  numbered.scene as scene,
  numbered.what as what,
  numbered.name as name,
  numbered.other_path as related_path,
  numbered.other_line as related_line,
  'the other copy has it here' as related_message
from numbered
where numbered.rank = 1
order by numbered.path, numbered.what, numbered.name
