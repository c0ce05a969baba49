-- Which settings name a storyboard that does not exist?
--
-- @id missing-entry-storyboards
-- @name Setting that names a storyboard that does not exist
-- @description An app whose main storyboard does not exist stops when it is launched.
-- @kind problem
-- @severity error
-- @precision high
-- @tags flow, crash
-- @key path, setting, storyboard
-- @why The system loads the storyboard by name before any code of the app runs, and throws where there is none. Without its
--   launch screen an app runs, but in black bars or with a black start.
-- @example
--   <key>UIMainStoryboardFile</key>
--   <string>Mian</string>
-- @fix Correct the name, or remove the key where the window is made in code.
with
  -- The names of storyboards that could not be read, and of xibs, which a launch screen may be.
  present (name) as (
    select replace(replace(path, rtrim(path, replace(path, '/', '')), ''), '.' || kind, '')
    from files
    where kind = 'xib'
      or (kind = 'storyboard' and status <> 'indexed')
  )
select
  files.path as path,
  min(entry_points.line) as line,
  entry_points.column as column,
  case when entry_points.target = 'launchStoryboard' then 'warning' else 'error' end as severity,
  '''' || entry_points.key || ''' names the storyboard ''' || entry_points.storyboard || ''', which does not exist'
    || coalesce(
      '; did you mean ''' || (
        select min(storyboards.base_name)
        from storyboards
        where lower(storyboards.base_name) = lower(entry_points.storyboard)
      ) || '''?',
      ''
    ) as message,
  null as scene,
  entry_points.key as setting,
  entry_points.storyboard as storyboard
from entry_points
join files on files.id = entry_points.file_id
where entry_points.storyboard_id is null
  and entry_points.is_resolved = 1
  and entry_points.target <> 'mainNib'
  and files.is_test = 0
  -- A storyboard that is there but could not be read, and a launch screen that is a xib, exist all the same.
  and entry_points.storyboard not in (select name from present)
-- A project file repeats a setting for every configuration.
group by entry_points.file_id, entry_points.key, entry_points.storyboard, entry_points.target
order by files.path, min(entry_points.line), entry_points.column
