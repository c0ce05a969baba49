-- What does each step of a way look like?
--
-- @id path
-- @name One way
-- @description The steps of a way from scene to scene, each with the place that proves it.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags navigation, flow
-- @key step_number
-- @param flows text the ids of the ways to take, in their order, as a JSON list
select
  json_each.key + 1 as step_number,
  coalesce(origin_names.name, '') as from_scene,
  flow_steps.via as via,
  target_names.name as to_scene,
  target_names.storyboard as to_storyboard,
  flow_steps.certainty as certainty,
  flow_steps.step as step,
  flow_steps.path as path,
  flow_steps.line as line
from json_each(:flows)
join flow_steps on flow_steps.flow_id = json_each.value
left join scene_names as origin_names on origin_names.scene_id = flow_steps.from_scene_id
join scene_names as target_names on target_names.scene_id = flow_steps.to_scene_id
order by json_each.key
