-- Which storyboard references lead nowhere?
--
-- @id broken-storyboard-references
-- @name Storyboard reference that leads nowhere
-- @description Following a reference whose storyboard or scene does not exist stops the app.
-- @kind problem
-- @severity error
-- @precision high
-- @tags flow, crash
-- @key path, object_id
-- @why Nothing is checked when the app is built. When a segue is performed through the reference, or the tabs that hold it
--   are loaded, the app stops.
-- @example
--   <viewControllerPlaceholder storyboardName="Setings" id="ref-00-001"/>
--   <!-- the file is Settings.storyboard -->
-- @fix Choose an existing storyboard in the reference, and an existing identifier, or none for its initial scene.
with
  -- The names of storyboards that are there but could not be read.
  unread (name) as (
    select replace(replace(path, rtrim(path, replace(path, '/', '')), ''), '.storyboard', '')
    from files
    where kind = 'storyboard'
      and status <> 'indexed'
  )
select
  files.path as path,
  scenes.line as line,
  scenes.column as column,
  'the storyboard reference in ''' || storyboards.name || ''' leads nowhere: ' || scenes.target_problem as message,
  scenes.label as scene,
  scenes.object_id as object_id
from scenes
join files on files.id = scenes.file_id
join storyboards on storyboards.id = scenes.storyboard_id
where scenes.is_reference = 1
  and scenes.target_problem is not null
  and scenes.referenced_bundle is null
  -- What an unread storyboard holds is not known.
  and coalesce(scenes.referenced_storyboard, '') not in (select name from unread)
order by files.path, scenes.line, scenes.column
