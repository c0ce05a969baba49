-- Which code makes a scene by an identifier that its storyboard does not have?
--
-- @id unknown-scene-identifiers
-- @name Code that makes a scene that does not exist
-- @description Making a scene by an identifier that the storyboard does not have stops the app.
-- @kind problem
-- @severity error
-- @precision high
-- @tags flow, crash
-- @key path, type, storyboard, identifier
-- @why An identifier is looked up in that one storyboard. Where it has none the app stops: "Storyboard (…) doesn't contain
--   a view controller with identifier '…'". In WatchKit the unknown name is logged and nothing is shown.
-- @example
--   UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detial")
--   // Main.storyboard has a scene "Detail"
-- @fix Correct the identifier here, or give it to the scene as its storyboard ID.
with
  -- Code that makes a scene which no storyboard it may mean has.
  calls as (
    select code_references.*
    from code_references
    join files on files.id = code_references.file_id
    where code_references.kind in ('instantiate', 'push_controller', 'present_controller', 'reload_controllers')
      and code_references.identifier is not null
      and code_references.resolution not in ('dynamic', 'generated')
      and files.is_test = 0
      and not exists (
        select 1
        from reference_scenes
        where reference_scenes.code_reference_id = code_references.id
          and reference_scenes.role = 'target'
      )
  ),
  -- The storyboards that the code may mean.
  meant as (
    select
      calls.id as code_reference_id,
      count(distinct storyboards.base_name) as name_count,
      min(storyboards.base_name) as name,
      min(storyboards.file_id) as file_id
    from calls
    join reference_storyboards on reference_storyboards.code_reference_id = calls.id
    join storyboards on storyboards.id = reference_storyboards.storyboard_id
    group by calls.id
  )
select
  files.path as path,
  calls.line as line,
  calls.column as column,
  case
    when calls.kind = 'instantiate' and meant.name_count > 0 and calls.bundle is null and calls.is_conditional = 0
      then 'error'
    else 'warning'
  end as severity,
  case
    when meant.name_count = 1
      then 'the storyboard ''' || meant.name || ''' has no scene ''' || calls.identifier || ''''
    when meant.name_count > 1
      then 'none of the ' || meant.name_count || ' storyboards that can be meant has a scene ''' || calls.identifier || ''''
    else 'no storyboard has a scene ''' || calls.identifier || ''''
  end
    || coalesce('; did you mean ''' || calls.nearest || '''?', '') as message,
  null as scene,
  calls.type_name as type,
  coalesce(calls.storyboard, meant.name) as storyboard,
  calls.identifier as identifier,
  storyboard_files.path as related_path,
  case when storyboard_files.id is not null then 1 end as related_line,
  case when storyboard_files.id is not null then 'this is the storyboard' end as related_message
from calls
join files on files.id = calls.file_id
left join meant on meant.code_reference_id = calls.id
left join files as storyboard_files on storyboard_files.id = meant.file_id
where meant.name_count > 0
  or (
    -- A storyboard that is named and does not exist is another rule's matter.
    calls.storyboard is null
    and calls.bundle is null
    and not exists (select 1 from scenes where scenes.identifier = calls.identifier)
  )
order by files.path, calls.line, calls.column
