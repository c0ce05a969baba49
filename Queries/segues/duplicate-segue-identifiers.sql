-- Which segues of one scene share an identifier?
--
-- @id duplicate-segue-identifiers
-- @name Two segues of one scene with one identifier
-- @description Of two segues of a scene that share an identifier code can only perform the first.
-- @kind problem
-- @severity warning
-- @precision high
-- @tags flow
-- @key path, identifier, object_id
-- @why performSegue(withIdentifier:) takes the first segue of that name and says nothing of the second; prepare(for:sender:)
--   cannot tell them apart. Where both lead to the same scene and only controls trigger them, that does no harm.
-- @example
--   <segue destination="bbb-bb-bbb" kind="show" identifier="showDetail" id="seg-ue-001"/>
--   <segue destination="ccc-cc-ccc" kind="show" identifier="showDetail" id="seg-ue-002"/>
-- @fix Give each segue an identifier of its own.
with
  -- Segues with their place among those of their scene and identifier.
  numbered as (
    select
      segues.*,
      row_number() over same_name as rank,
      first_value(segues.id) over same_name as first_id
    from segues
    where segues.identifier is not null
      and segues.scene_id is not null
      and segues.kind <> 'relationship'
      and segues.parent_object_id is null
    window same_name as (partition by segues.scene_id, segues.identifier order by segues.line, segues.id)
  )
select
  files.path as path,
  numbered.line as line,
  numbered.column as column,
  case
    when numbered.is_manual = 0 and first_segues.is_manual = 0
      and numbered.destination_object_id is first_segues.destination_object_id
      and numbered.kind = first_segues.kind
      then 'note'
    else 'warning'
  end as severity,
  scene_names.name || ' has another segue ''' || numbered.identifier || '''; code can only perform the first' as message,
  scenes.label as scene,
  numbered.identifier as identifier,
  numbered.object_id as object_id,
  files.path as related_path,
  first_segues.line as related_line,
  'this segue has the same identifier' as related_message
from numbered
join files on files.id = numbered.file_id
join scenes on scenes.id = numbered.scene_id
join scene_names on scene_names.scene_id = numbered.scene_id
join segues as first_segues on first_segues.id = numbered.first_id
where numbered.rank > 1
order by files.path, numbered.line, numbered.column
