-- Which identifiers do storyboards and xibs give, and how often does code use each?
--
-- @id identifiers
-- @name All identifiers
-- @description Every identifier of a scene, a segue or a reusable view, with the number of places that use it.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags listing, identifier
-- @key kind, identifier, path, line
with
  scene_uses as (
    select scene_id, count(*) as uses
    from reference_scenes
    where role = 'target'
    group by scene_id
  ),
  scene_references as (
    select target_scene_id as scene_id, count(*) as uses
    from scenes
    where target_scene_id is not null
    group by target_scene_id
  ),
  segue_uses as (
    select segue_id, count(*) as uses
    from reference_segues
    group by segue_id
  ),
  reuse_uses as (
    select identifier, count(*) as uses
    from code_references
    where kind in ('dequeue', 'register_nib', 'register_class')
      and identifier is not null
    group by identifier
  ),
  found as (
    select
      'scene' as kind,
      scenes.identifier as identifier,
      scenes.label as owner,
      scenes.file_id as file_id,
      scenes.line as line,
      scenes.column as column,
      coalesce(scene_uses.uses, 0) + coalesce(scene_references.uses, 0) as uses
    from scenes
    left join scene_uses on scene_uses.scene_id = scenes.id
    left join scene_references on scene_references.scene_id = scenes.id
    where scenes.identifier is not null
    union all
    select
      'segue',
      segues.identifier,
      scenes.label,
      segues.file_id,
      segues.line,
      segues.column,
      coalesce(segue_uses.uses, 0)
    from segues
    left join scenes on scenes.id = segues.scene_id
    left join segue_uses on segue_uses.segue_id = segues.id
    where segues.identifier is not null
    union all
    select
      'reuse',
      reuse_identifiers.identifier,
      coalesce(scenes.label, reuse_identifiers.element),
      reuse_identifiers.file_id,
      reuse_identifiers.line,
      reuse_identifiers.column,
      coalesce(reuse_uses.uses, 0)
    from reuse_identifiers
    left join scenes on scenes.id = reuse_identifiers.scene_id
    left join reuse_uses on reuse_uses.identifier = reuse_identifiers.identifier
    where reuse_identifiers.identifier <> ''
  )
select
  found.kind as kind,
  found.identifier as identifier,
  found.owner as owner,
  found.uses as uses,
  files.path as path,
  found.line as line
from found
join files on files.id = found.file_id
order by found.kind, found.identifier, files.path, found.line, found.column
