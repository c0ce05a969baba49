-- Which ways lead on from this scene?
--
-- @id scene-ways-out
-- @name Ways from one scene
-- @description Where a scene leads to, each way with its proof.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags navigation, scene, flow
-- @key to_scene, via, path, line
-- @param name text what people call the scene: label, class, identifier or object id, perhaps after its storyboard
--   and a slash
with meant as (
  select distinct scene_id
  from scene_aliases
  where alias = :name
)
select
  target_names.name as to_scene,
  target_names.storyboard as to_storyboard,
  flow_steps.via as via,
  flow_steps.certainty as certainty,
  flow_steps.step as step,
  flow_steps.path as path,
  flow_steps.line as line
from meant
join flow_steps on flow_steps.from_scene_id = meant.scene_id
join scene_names as target_names on target_names.scene_id = flow_steps.to_scene_id
order by flow_steps.flow_id
