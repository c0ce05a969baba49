-- Which segues could make their destination in a segue action, and how is that destination configured today?
--
-- @id segues-without-actions
-- @name Segue without a segue action
-- @description A segue that names no segue action makes its destination by init(coder:), so what the screen needs must be set afterwards.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags flow, migration
-- @key path, object_id
-- @why Without a segue action the destination is made by init(coder:) and gets what it shows in prepare(for:sender:),
--   through variables that must be optional and a cast that nobody checks. Nothing is wrong with that; this is a list.
-- @example
--   <segue destination="det-ai-l00" kind="show" identifier="showDetail" id="seg-ue-001"/>
--   <!-- no destinationCreationSelector -->
-- @fix Connect the segue to a method marked @IBSegueAction in the source's class (iOS 13, tvOS 13, macOS 10.15) and give
--   the destination an initializer that takes what it shows.
with
  -- What each segue leads to, with references passed through.
  destinations as (
    select segues.id as segue_id, coalesce(scenes.target_scene_id, scenes.id) as scene_id
    from segues
    join scenes on scenes.id = segues.destination_scene_id
  ),
  -- Containers that a segue leads into: only for their relationships is there a source that could be asked.
  entered_containers as (
    select distinct destinations.scene_id as scene_id
    from destinations
    join segues on segues.id = destinations.segue_id
    where segues.kind not in ('relationship', 'unwind')
  ),
  -- The first place that configures the destination of each segue.
  casts as (
    select
      reference_segues.segue_id as segue_id,
      min(code_references.id) as code_reference_id
    from code_references
    join reference_segues on reference_segues.code_reference_id = code_references.id
    where code_references.kind = 'destination_cast'
    group by reference_segues.segue_id
  ),
  -- The first test for each segue.
  cases as (
    select
      reference_segues.segue_id as segue_id,
      min(code_references.id) as code_reference_id
    from code_references
    join reference_segues on reference_segues.code_reference_id = code_references.id
    where code_references.kind = 'prepare_case'
    group by reference_segues.segue_id
  )
select
  files.path as path,
  segues.line as line,
  segues.column as column,
  coalesce('the segue ''' || segues.identifier || '''', 'a ' || coalesce(segues.relationship, segues.kind) || ' segue')
    || ' from ' || source_names.name || ' to ' || destination_names.name || ' has no segue action; '
    || case
      when configuration.cast_class is not null
        then 'its destination is cast to ''' || configuration.cast_class || ''' in ' || coalesce(configuration.function, 'code')
      when configuration.id is not null
        then 'its destination is configured in ' || coalesce(configuration.function, 'code')
      else 'nothing configures its destination'
    end as message,
  sources.label as scene,
  segues.object_id as object_id,
  segues.identifier as identifier,
  segues.kind as segue_kind,
  source_names.name as source,
  destination_names.name as destination,
  destinations_scenes.class_name as destination_class,
  configuration.cast_class as cast_class,
  configuration_files.path as related_path,
  configuration.line as related_line,
  case when configuration.id is not null then 'the destination is configured here' end as related_message
from segues
join files on files.id = segues.file_id
join scenes as sources on sources.id = segues.scene_id
join storyboards on storyboards.id = sources.storyboard_id
join scene_names as source_names on source_names.scene_id = sources.id
join destinations on destinations.segue_id = segues.id
join scenes as destinations_scenes on destinations_scenes.id = destinations.scene_id
join scene_names as destination_names on destination_names.scene_id = destinations.scene_id
left join casts on casts.segue_id = segues.id
left join cases on cases.segue_id = segues.id
left join code_references as configuration
  on configuration.id = coalesce(casts.code_reference_id, cases.code_reference_id)
left join files as configuration_files on configuration_files.id = configuration.file_id
where segues.action_selector is null
  and segues.parent_object_id is null
  and segues.kind <> 'unwind'
  and storyboards.platform <> 'watchOS'
  and destinations_scenes.is_placeholder = 0
  and (
    segues.kind <> 'relationship'
    or (
      destinations_scenes.class_name is not null
      and segues.scene_id in (select scene_id from entered_containers)
    )
  )
order by files.path, segues.line, segues.column
