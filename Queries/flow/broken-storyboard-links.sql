-- Which links to other storyboards lead nowhere?
--
-- @id broken-storyboard-links
-- @name Storyboard link that leads nowhere
-- @description Following a link convention whose storyboard or scene does not exist stops the app.
-- @kind problem
-- @severity error
-- @precision high
-- @tags flow, crash
-- @key path, object_id, text
-- @why The class behind the link makes the storyboard and the scene by name when it is followed, and UIKit throws where
--   either does not exist.
-- @example
--   <segue customClass="LinkedStoryboardSegue" identifier="detial@Books" kind="custom" destination="x" id="seg-ue-001"/>
--   <!-- Books.storyboard has a scene "detail" -->
-- @fix Correct the name in the identifier, restoration identifier or runtime attribute that makes the link.
select
  files.path as path,
  storyboard_links.line as line,
  storyboard_links.column as column,
  'the link ''' || storyboard_links.text || ''' of ' || scene_names.name || ' leads nowhere: '
    || storyboard_links.problem as message,
  scenes.label as scene,
  coalesce(segues.object_id, scenes.object_id) as object_id,
  storyboard_links.text as text
from storyboard_links
join files on files.id = storyboard_links.file_id
join scenes on scenes.id = storyboard_links.scene_id
join scene_names on scene_names.scene_id = storyboard_links.scene_id
left join segues on segues.id = storyboard_links.segue_id
where storyboard_links.problem is not null
order by files.path, storyboard_links.line, storyboard_links.column
