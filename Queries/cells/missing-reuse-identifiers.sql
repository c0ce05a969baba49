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
  cells.line as line,
  cells.column as column,
  'a prototype ' || case when cells.element = 'tableViewCell' then 'table cell' else 'collection cell' end
    || coalesce(' (' || cells.class_name || ')', '')
    || coalesce(' of ' || scene_names.name, '') || ' has no reuse identifier' as message,
  scenes.label as scene,
  cells.object_id as object_id
from objects as cells
join files on files.id = cells.file_id
-- A static cell stands in a section; only a prototype stands in the view itself.
join objects as containers on containers.file_id = cells.file_id and containers.object_id = cells.parent_object_id
left join scenes on scenes.id = cells.scene_id
left join scene_names on scene_names.scene_id = cells.scene_id
where (
    (cells.element = 'tableViewCell' and containers.element = 'tableView')
    or (cells.element = 'collectionViewCell' and containers.element = 'collectionView')
  )
  and not exists (
    select 1
    from reuse_identifiers
    where reuse_identifiers.file_id = cells.file_id
      and reuse_identifiers.object_id = cells.object_id
      and reuse_identifiers.identifier <> ''
  )
order by files.path, cells.line, cells.column
