-- Which scenes of one storyboard share an identifier?
--
-- @id duplicate-scene-identifiers
-- @name Two scenes with one identifier
-- @description Of two scenes of a storyboard that share an identifier one can never be made by it.
-- @kind problem
-- @severity error
-- @precision very-high
-- @tags flow, merge
-- @key path, identifier, object_id
-- @why A storyboard keeps one scene an identifier. Xcode refuses the second in its editor; after a merge it compiles, and
--   one of the two scenes is lost without a word.
-- @example
--   <viewController storyboardIdentifier="Detail" id="aaa-aa-aaa"/>
--   <viewController storyboardIdentifier="Detail" id="bbb-bb-bbb"/>
-- @fix Give one of the scenes another identifier and use that in code.
with
  -- Scenes with their place among those of their storyboard and identifier.
  numbered as (
    select
      scenes.*,
      row_number() over same_name as rank,
      first_value(scenes.id) over same_name as first_id
    from scenes
    where scenes.identifier is not null
    window same_name as (partition by scenes.storyboard_id, scenes.identifier order by scenes.line, scenes.id)
  )
select
  files.path as path,
  numbered.line as line,
  numbered.column as column,
  scene_names.name || ' has the identifier ''' || numbered.identifier || ''', which ' || first_names.name
    || ' in ''' || scene_names.storyboard || ''' has too' as message,
  numbered.label as scene,
  numbered.identifier as identifier,
  numbered.object_id as object_id,
  files.path as related_path,
  first_scenes.line as related_line,
  'this scene has the same identifier' as related_message
from numbered
join files on files.id = numbered.file_id
join scene_names on scene_names.scene_id = numbered.id
join scenes as first_scenes on first_scenes.id = numbered.first_id
join scene_names as first_names on first_names.scene_id = numbered.first_id
where numbered.rank > 1
order by files.path, numbered.line, numbered.column
