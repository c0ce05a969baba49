-- Which segues and scenes link to other storyboards by a convention?
--
-- @id storyboard-links
-- @name All links by convention
-- @description Every segue or scene that stands for a scene of another storyboard by a link convention.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags listing, flow
-- @key path, object
select
  link_conventions.name as convention,
  storyboard_links.text as link,
  scenes.label as scene,
  coalesce(segues.object_id, scenes.object_id) as object,
  storyboard_links.storyboard as storyboard,
  targets.label as target,
  storyboard_links.problem as problem,
  storyboard_links.does_push as pushes,
  files.path as path,
  storyboard_links.line as line
from storyboard_links
join link_conventions on link_conventions.id = storyboard_links.convention_id
join files on files.id = storyboard_links.file_id
join scenes on scenes.id = storyboard_links.scene_id
left join segues on segues.id = storyboard_links.segue_id
left join scenes as targets on targets.id = storyboard_links.target_scene_id
order by files.path, storyboard_links.line, storyboard_links.column, storyboard_links.id
