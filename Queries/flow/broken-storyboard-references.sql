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
  -- References that lead nowhere; the problem names the nearest name that exists.
  broken as (
    select scenes.*
    from scenes
    where scenes.is_reference = 1
      and scenes.target_problem is not null
      and scenes.referenced_bundle is null
      -- What an unread storyboard holds is not known.
      and not exists (
        select 1
        from files as unread
        where unread.kind = 'storyboard'
          and unread.status <> 'indexed'
          and substr('/' || unread.path, -length('/' || scenes.referenced_storyboard || '.storyboard'))
            = '/' || scenes.referenced_storyboard || '.storyboard'
      )
  )
select
  files.path as path,
  broken.line as line,
  broken.column as column,
  'the storyboard reference in ''' || storyboards.name || ''' leads nowhere: ' || broken.target_problem as message,
  broken.label as scene,
  broken.object_id as object_id
from broken
join files on files.id = broken.file_id
join storyboards on storyboards.id = broken.storyboard_id
order by files.path, broken.line, broken.column
