-- Which scenes does the app have, and can they be reached?
--
-- @id scenes
-- @name All scenes
-- @description Every scene with its class, its identifier, how many ways lead in and out, and whether a user can
--   come to it.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags listing, scene
-- @key path, object
with
  ways_in as (
    select to_scene_id as scene_id, count(*) as count
    from flows
    where from_scene_id is not to_scene_id
    group by to_scene_id
  ),
  ways_out as (
    select from_scene_id as scene_id, count(*) as count
    from flows
    where from_scene_id is not to_scene_id
    group by from_scene_id
  )
select
  storyboards.name as storyboard,
  scenes.label as scene,
  scenes.element as element,
  scenes.class_name as class,
  scenes.identifier as identifier,
  scenes.object_id as object,
  scenes.is_initial as initial,
  case
    when scenes.is_reference = 1 then 'reference'
    when scenes.is_placeholder = 1 then 'placeholder'
    when scene_reachability.is_reachable = 1 then 'reachable'
    else 'unreachable'
  end as state,
  scene_reachability.depth as depth,
  coalesce(ways_in.count, 0) as ways_in,
  coalesce(ways_out.count, 0) as ways_out,
  files.path as path,
  scenes.line as line
from scenes
join storyboards on storyboards.id = scenes.storyboard_id
join files on files.id = scenes.file_id
left join scene_reachability on scene_reachability.scene_id = scenes.id
left join ways_in on ways_in.scene_id = scenes.id
left join ways_out on ways_out.scene_id = scenes.id
order by files.path, scenes.line, scenes.id
