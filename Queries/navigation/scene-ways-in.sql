-- Which ways lead to this scene?
--
-- @id scene-ways-in
-- @name Ways to one scene
-- @description Where a scene can be come to from, each way with its proof.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags navigation, scene, flow
-- @key from_scene, via, path, line
-- @param name text what people call the scene: label, class, identifier or object id, perhaps after its storyboard
--   and a slash
with meant as (
  select distinct scene_id
  from scene_aliases
  where alias = :name
)
select
  coalesce(origin_names.name, '') as from_scene,
  origin_names.storyboard as from_storyboard,
  flow_steps.via as via,
  flow_steps.certainty as certainty,
  flow_steps.step as step,
  flow_steps.path as path,
  flow_steps.line as line
from meant
join flow_steps on flow_steps.to_scene_id = meant.scene_id
left join scene_names as origin_names on origin_names.scene_id = flow_steps.from_scene_id
order by flow_steps.flow_id
