-- Who names this scene?
--
-- @id scene-mentions
-- @name Mentions of one scene
-- @description The code, storyboard references, links and settings that name a scene.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags navigation, scene
-- @key kind, path, line
-- @param name text what people call the scene: label, class, identifier or object id, perhaps after its storyboard
--   and a slash
with
  meant as (
    select distinct scene_id
    from scene_aliases
    where alias = :name
  ),
  mentions as (
    select
      replace(code_references.kind, '_', ' ') as kind,
      coalesce(code_references.type_name || '.', '') || coalesce(code_references.function, '') as who,
      coalesce(code_references.expression, code_references.identifier, code_references.storyboard) as text,
      code_references.file_id as file_id,
      code_references.line as line,
      code_references.column as column
    from meant
    join reference_scenes on reference_scenes.scene_id = meant.scene_id and reference_scenes.role = 'target'
    join code_references on code_references.id = reference_scenes.code_reference_id
    union all
    select
      'destination cast',
      coalesce(code_references.type_name || '.', '') || coalesce(code_references.function, ''),
      code_references.cast_kind || ' ' || code_references.cast_class,
      code_references.file_id,
      code_references.line,
      code_references.column
    from meant
    join segues on segues.destination_scene_id = meant.scene_id
    join reference_segues on reference_segues.segue_id = segues.id
    join code_references on code_references.id = reference_segues.code_reference_id
    where code_references.kind = 'destination_cast'
    union all
    select
      'storyboard reference',
      storyboards.name,
      coalesce(scenes.referenced_storyboard, storyboards.name) || coalesce('/' || scenes.referenced_identifier, ''),
      scenes.file_id,
      scenes.line,
      scenes.column
    from meant
    join scenes on scenes.target_scene_id = meant.scene_id and scenes.is_reference = 1
    join storyboards on storyboards.id = scenes.storyboard_id
    union all
    select
      'link',
      scenes.label,
      storyboard_links.text,
      storyboard_links.file_id,
      storyboard_links.line,
      storyboard_links.column
    from meant
    join storyboard_links on storyboard_links.target_scene_id = meant.scene_id
    join scenes on scenes.id = storyboard_links.scene_id
    union all
    select
      'entry point',
      entry_points.key,
      entry_points.storyboard,
      entry_points.file_id,
      entry_points.line,
      entry_points.column
    from meant
    join entry_points on entry_points.scene_id = meant.scene_id
  )
select
  mentions.kind as kind,
  mentions.who as who,
  mentions.text as text,
  files.path as path,
  mentions.line as line
from mentions
join files on files.id = mentions.file_id
order by files.path, mentions.line, mentions.column, mentions.kind
