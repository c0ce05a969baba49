-- Which segues lead to an object that is not in their file?
--
-- @id dangling-segues
-- @name Segue to an object that does not exist
-- @description A segue whose destination is not in its storyboard cannot be performed.
-- @kind problem
-- @severity error
-- @precision very-high
-- @tags flow, merge
-- @key path, object_id
-- @why The storyboard does not compile, or the app stops with an exception when the segue is performed. Xcode shows no
--   such arrow on the canvas, so the fault is usually left behind by a merge.
-- @example
--   <segue destination="gone-00-001" kind="show" identifier="showDetail" id="seg-ue-001"/>
--   <!-- no object of this file has id="gone-00-001" -->
-- @fix Delete the segue in the file and draw it again, or restore the scene that the merge dropped.
select
  files.path as path,
  segues.line as line,
  segues.column as column,
  coalesce('the segue ''' || segues.identifier || '''', 'a ' || coalesce(segues.relationship, segues.kind) || ' segue')
    || coalesce(' of ' || scene_names.name, '')
    || ' leads to ''' || segues.destination_object_id || ''', which is not in '''
    || coalesce(scene_names.storyboard, files.path) || '''' as message,
  scenes.label as scene,
  segues.object_id as object_id,
  segues.destination_object_id as destination
from segues
join files on files.id = segues.file_id
left join scenes on scenes.id = segues.scene_id
left join scene_names on scene_names.scene_id = segues.scene_id
where segues.destination_object_id is not null
  and segues.destination_scene_id is null
  and not exists (
    select 1
    from objects
    where objects.file_id = segues.file_id
      and objects.object_id = segues.destination_object_id
  )
order by files.path, segues.line, segues.column
