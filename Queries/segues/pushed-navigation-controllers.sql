-- Which segues push a navigation controller?
--
-- @id pushed-navigation-controllers
-- @name Push of a navigation controller
-- @description A navigation controller cannot be pushed onto another one; the app stops.
-- @kind problem
-- @severity error
-- @precision very-high
-- @tags flow, crash
-- @key path, object_id
-- @why UIKit throws "Pushing a navigation controller is not supported". A segue of the kind "show" is no push: there the
--   navigation controller is presented instead, and nothing fails.
-- @example
--   <segue destination="nav-00-001" kind="push" identifier="showDetail" id="seg-ue-001"/>
--   <!-- nav-00-001 is a navigationController -->
-- @fix Lead the segue to the scene inside the navigation controller, or change its kind to "show" or "presentation".
with
  -- What is pushed, with references passed through.
  pushes as (
    select
      segues.file_id as file_id,
      segues.line as line,
      segues.column as column,
      segues.scene_id as source_id,
      segues.object_id as object_id,
      coalesce('the segue ''' || segues.identifier || '''', 'a push segue') as what,
      coalesce(destinations.target_scene_id, destinations.id) as target_id
    from segues
    join scenes as destinations on destinations.id = segues.destination_scene_id
    join storyboards on storyboards.file_id = segues.file_id
    where segues.kind = 'push'
      and storyboards.platform not in ('watchOS', 'macOS')
      -- A linked segue leads elsewhere than it is drawn.
      and not exists (select 1 from storyboard_links where storyboard_links.segue_id = segues.id)
    union all
    select
      storyboard_links.file_id,
      storyboard_links.line,
      storyboard_links.column,
      storyboard_links.scene_id,
      coalesce(segues.object_id, scenes.object_id),
      'the link ''' || storyboard_links.text || '''',
      coalesce(targets.target_scene_id, targets.id)
    from storyboard_links
    join scenes on scenes.id = storyboard_links.scene_id
    join scenes as targets on targets.id = storyboard_links.target_scene_id
    left join segues on segues.id = storyboard_links.segue_id
    where storyboard_links.does_push = 1
  )
select
  files.path as path,
  pushes.line as line,
  pushes.column as column,
  pushes.what || ' of ' || source_names.name || ' pushes the navigation controller ' || target_names.name as message,
  sources.label as scene,
  pushes.object_id as object_id,
  target_names.path as related_path,
  targets.line as related_line,
  'this is the navigation controller' as related_message
from pushes
join files on files.id = pushes.file_id
join scenes as sources on sources.id = pushes.source_id
join scene_names as source_names on source_names.scene_id = pushes.source_id
join scenes as targets on targets.id = pushes.target_id
join scene_names as target_names on target_names.scene_id = pushes.target_id
where targets.element = 'navigationController'
order by files.path, pushes.line, pushes.column
