-- Which segues make a scene that cannot be made without a segue action?
--
-- @id segues-needing-actions
-- @name Segue that needs a segue action
-- @description A segue without an action calls init(coder:) of its destination, and that class always fails there.
-- @kind problem
-- @severity error
-- @precision high
-- @tags flow, crash
-- @key path, object_id
-- @why A class that takes what it shows in its initializer leaves init(coder:) to a fatalError. Without a segue action UIKit
--   calls just that, and the app stops when the segue is performed.
-- @example
--   required init?(coder: NSCoder) { fatalError("use init(coder:book:)") }
--   <segue destination="det-ai-l00" kind="show" id="seg-ue-001"/>
--   <!-- no destinationCreationSelector -->
-- @fix Add a method marked @IBSegueAction to the class of the source and connect the segue to it.
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
  -- Segues that nothing performs, as far as the sources tell.
  unperformed as (
    select flows.segue_id as segue_id
    from flows
    where flows.segue_id is not null
    group by flows.segue_id
    having min(flows.certainty = 'unproven') = 1
  )
select
  files.path as path,
  segues.line as line,
  segues.column as column,
  case when segues.id in (select segue_id from unperformed) then 'warning' else 'error' end as severity,
  coalesce('the segue ''' || segues.identifier || '''', 'a ' || coalesce(segues.relationship, segues.kind) || ' segue')
    || ' of ' || source_names.name || ' has no segue action, but ' || target_names.name
    || ' always fails in init(coder:)' as message,
  sources.label as scene,
  segues.object_id as object_id,
  member_files.path as related_path,
  members.line as related_line,
  'this initializer always fails' as related_message
from segues
join files on files.id = segues.file_id
join scenes as sources on sources.id = segues.scene_id
join storyboards on storyboards.id = sources.storyboard_id
join scene_names as source_names on source_names.scene_id = sources.id
join scenes as destinations on destinations.id = segues.destination_scene_id
join scenes as targets on targets.id = coalesce(destinations.target_scene_id, destinations.id)
join scene_names as target_names on target_names.scene_id = targets.id
join members on members.id = (
  select failing_scenes.member_id
  from failing_scenes
  where failing_scenes.scene_id = targets.id
)
join files as member_files on member_files.id = members.file_id
-- The sign keeps SQLite from starting with the targets, which no index leads back from.
where +targets.id in (select scene_id from failing_scenes)
  and segues.action_selector is null
  and segues.kind <> 'unwind'
  and segues.parent_object_id is null
  and storyboards.is_launch_screen = 0
  and storyboards.platform <> 'watchOS'
order by files.path, segues.line, segues.column
