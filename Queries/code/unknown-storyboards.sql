-- Which code names a storyboard that does not exist?
--
-- @id unknown-storyboards
-- @name Code that names a storyboard that does not exist
-- @description Loading a storyboard that is not in the bundle stops the app.
-- @kind problem
-- @severity error
-- @precision high
-- @tags flow, crash
-- @key path, type, storyboard
-- @why The app stops as soon as the storyboard is made: "Could not find a storyboard named '…' in bundle …". Names are
--   case-sensitive on devices, though not in the simulator.
-- @example
--   UIStoryboard(name: "Setings", bundle: nil)
--   // the file is Settings.storyboard
-- @fix Correct the name, or add the storyboard to the target. A storyboard of another bundle must be asked of that bundle.
with
  -- The names of storyboards that are there but could not be read.
  unread (name) as (
    select replace(replace(path, rtrim(path, replace(path, '/', '')), ''), '.storyboard', '')
    from files
    where kind = 'storyboard'
      and status <> 'indexed'
  ),
  -- Code that names a storyboard of the own bundle which the index does not have.
  calls as (
    select code_references.*
    from code_references
    join files on files.id = code_references.file_id
    where code_references.kind in ('storyboard', 'instantiate', 'instantiate_initial')
      and code_references.storyboard is not null
      and code_references.bundle is null
      and code_references.resolution not in ('dynamic', 'generated')
      and files.is_test = 0
      and not exists (
        select 1
        from reference_storyboards
        where reference_storyboards.code_reference_id = code_references.id
      )
      and code_references.storyboard not in (select name from unread)
  )
select
  files.path as path,
  calls.line as line,
  calls.column as column,
  case when calls.is_conditional = 1 then 'warning' else 'error' end as severity,
  'there is no storyboard ''' || calls.storyboard || ''''
    || coalesce('; did you mean ''' || case when calls.kind = 'storyboard' then calls.nearest end || '''?', '')
    as message,
  null as scene,
  calls.type_name as type,
  calls.storyboard as storyboard
from calls
join files on files.id = calls.file_id
where calls.kind = 'storyboard'
  -- What is made from a storyboard that is named elsewhere is told about there.
  or calls.storyboard not in (select naming.storyboard from calls as naming where naming.kind = 'storyboard')
order by files.path, calls.line, calls.column
