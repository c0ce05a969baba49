-- Which segues can only code perform, though code cannot name them?
--
-- @id segues-without-identifiers
-- @name Segue that code cannot name
-- @description A segue that starts at the controller itself needs an identifier, or nothing can perform it.
-- @kind problem
-- @severity warning
-- @precision very-high
-- @tags flow, dead-code
-- @key path, object_id
-- @why Only performSegue(withIdentifier:) can start such a segue. Without an identifier it never runs; Xcode warns too.
-- @example
--   <viewController id="aaa-aa-aaa">
--     <connections>
--       <segue destination="bbb-bb-bbb" kind="show" id="seg-ue-001"/>
--     </connections>
--   </viewController>
-- @fix Give the segue an identifier and perform it, or delete it.
select
  files.path as path,
  segues.line as line,
  segues.column as column,
  'a ' || segues.kind || ' segue from ' || scene_names.name || coalesce(' to ' || destination_names.name, '')
    || ' has no identifier, so code cannot perform it' as message,
  scenes.label as scene,
  segues.object_id as object_id
from segues
join files on files.id = segues.file_id
join scenes on scenes.id = segues.scene_id
join scene_names on scene_names.scene_id = segues.scene_id
left join scene_names as destination_names on destination_names.scene_id = segues.destination_scene_id
where segues.is_manual = 1
  and segues.identifier is null
  and segues.relationship is null
  and segues.kind not in ('relationship', 'embed')
  and segues.parent_object_id is null
order by files.path, segues.line, segues.column
