-- Which storyboards does the system open by itself?
--
-- @id entry-points
-- @name All entry points
-- @description Every setting of a plist or project that names a storyboard or nib, with the scene that it opens.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags listing, entry
-- @key path, setting, storyboard
select
  entry_points.key as setting,
  entry_points.target as target,
  entry_points.storyboard as storyboard,
  case
    when entry_points.is_resolved = 0 then 'unresolved'
    when entry_points.target = 'mainNib' then 'nib'
    when entry_points.storyboard_id is null then 'missing'
    when entry_points.scene_id is null then 'no initial scene'
    else 'found'
  end as state,
  scenes.label as scene,
  scene_files.path as storyboard_path,
  files.path as path,
  entry_points.line as line
from entry_points
join files on files.id = entry_points.file_id
left join storyboards on storyboards.id = entry_points.storyboard_id
left join files as scene_files on scene_files.id = storyboards.file_id
left join scenes on scenes.id = entry_points.scene_id
order by files.path, entry_points.line, entry_points.id
