-- Which storyboards does the app have?
--
-- @id storyboards
-- @name All storyboards
-- @description Every storyboard file with its platform, its variant and its initial scene.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags listing, storyboard
-- @key path
with scene_counts as (
  select
    storyboard_id,
    count(*) as scenes,
    sum(is_reference) as storyboard_references
  from scenes
  group by storyboard_id
)
select
  storyboards.base_name as storyboard,
  storyboards.platform as platform,
  storyboards.variant as variant,
  storyboards.device as device,
  storyboards.is_launch_screen as launch_screen,
  coalesce(scene_counts.scenes, 0) as scenes,
  coalesce(scene_counts.storyboard_references, 0) as storyboard_references,
  initial.label as initial_scene,
  (select count(*) from entry_points where entry_points.storyboard_id = storyboards.id) as entry_points,
  files.path as path,
  1 as line
from storyboards
join files on files.id = storyboards.file_id
left join scenes as initial on initial.id = storyboards.initial_scene_id
left join scene_counts on scene_counts.storyboard_id = storyboards.id
order by storyboards.base_name, files.path
