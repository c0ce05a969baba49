-- Which prototype cells have no reuse identifier?
--
-- @id missing-reuse-identifiers
-- @name Prototype cell without a reuse identifier
-- @description A prototype cell without a reuse identifier can never be used.
-- @kind problem
-- @severity warning
-- @precision very-high
-- @tags cells
-- @key path, object_id
-- @why A table or collection view finds its prototypes by their reuse identifier alone. Xcode warns too.
-- @example
--   <prototypes>
--     <tableViewCell id="cel-00-001"/>
--   </prototypes>
-- @fix Give the cell a reuse identifier, or remove it.
select
  files.path as path,
  reuse_identifiers.line as line,
  reuse_identifiers.column as column,
  'a prototype ' || reuse_identifiers.element
    || coalesce(' (' || reuse_identifiers.class_name || ')', '')
    || coalesce(' of ' || scene_names.name, '') || ' has no reuse identifier' as message,
  scenes.label as scene,
  reuse_identifiers.object_id as object_id
from reuse_identifiers
join files on files.id = reuse_identifiers.file_id
left join scenes on scenes.id = reuse_identifiers.scene_id
left join scene_names on scene_names.scene_id = reuse_identifiers.scene_id
where reuse_identifiers.identifier = ''
order by files.path, reuse_identifiers.line, reuse_identifiers.column
