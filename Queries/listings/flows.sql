-- Which ways lead from scene to scene?
--
-- @id flows
-- @name All ways
-- @description Every way from scene to scene with its kind, how sure it is, and the place that proves it.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags listing, flow
-- @key from_scene, to_scene, via, path, line
select
  coalesce(origins.label, '') as from_scene,
  flow_steps.via as via,
  targets.label as to_scene,
  flow_steps.certainty as certainty,
  flow_steps.step as step,
  flow_steps.path as path,
  flow_steps.line as line
from flow_steps
left join scenes as origins on origins.id = flow_steps.from_scene_id
join scenes as targets on targets.id = flow_steps.to_scene_id
order by flow_steps.flow_id
