-- Which segues lead from scene to scene, and what triggers them?
--
-- @id segues
-- @name All segues
-- @description Every segue, relationship and unwind segue with where it starts, where it leads and what it names.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags listing, segue
-- @key path, object
select
  storyboards.name as storyboard,
  sources.label as scene,
  segues.kind as kind,
  segues.identifier as identifier,
  coalesce(segues.relationship, segues.source_element) as source,
  coalesce(targets.label, destinations.label) as destination,
  storyboard_links.text as link,
  segues.class_name as class,
  segues.action_selector as segue_action,
  segues.unwind_action as unwind_action,
  segues.is_manual as manual,
  segues.object_id as object,
  files.path as path,
  segues.line as line
from segues
join files on files.id = segues.file_id
left join scenes as sources on sources.id = segues.scene_id
left join storyboards on storyboards.id = sources.storyboard_id
left join scenes as destinations on destinations.id = segues.destination_scene_id
left join storyboard_links on storyboard_links.segue_id = segues.id
left join scenes as targets on targets.id = coalesce(storyboard_links.target_scene_id, destinations.target_scene_id)
order by files.path, segues.line, segues.column, segues.id
