-- Which code performs a segue that no scene of its class has?
--
-- @id unknown-segue-identifiers
-- @name Code that performs a segue that does not exist
-- @description Performing a segue that the scene does not have stops the app.
-- @kind problem
-- @severity error
-- @precision high
-- @tags flow, crash
-- @key path, type, identifier
-- @why A controller knows only the segues of its own scene. Performing any other stops the app: "Receiver (…) has no segue
--   with identifier '…'". The compiler cannot see it.
-- @example
--   performSegue(withIdentifier: "showDetial", sender: self)
--   // the scene has a segue "showDetail"
-- @fix Correct the identifier here or in the storyboard. Where the receiver is another object, ask the one whose scene
--   owns the segue.
with
  -- Code that performs a segue which none of the scenes it may run in has.
  calls as (
    select
      code_references.*,
      -- The scenes whose controller is asked.
      (
        select count(*)
        from reference_scenes
        where reference_scenes.code_reference_id = code_references.id
          and reference_scenes.role = 'owner'
      ) as scene_count,
      (
        select min(reference_scenes.scene_id)
        from reference_scenes
        where reference_scenes.code_reference_id = code_references.id
          and reference_scenes.role = 'owner'
      ) as scene_id
    from code_references
    join files on files.id = code_references.file_id
    where code_references.kind = 'perform_segue'
      and code_references.identifier is not null
      and code_references.resolution not in ('dynamic', 'generated')
      and files.is_test = 0
      and not exists (
        select 1
        from reference_segues
        where reference_segues.code_reference_id = code_references.id
      )
  )
select
  files.path as path,
  calls.line as line,
  calls.column as column,
  case
    when calls.is_receiver_certain = 1 and calls.is_conditional = 0 and calls.scene_count > 0
      and not exists (select 1 from files as unread where unread.kind = 'storyboard' and unread.status = 'failed')
      then 'error'
    else 'warning'
  end as severity,
  case
    when calls.is_receiver_certain = 0 or calls.scene_count = 0
      then 'no storyboard has a segue ''' || calls.identifier || ''''
    when calls.scene_count = 1
      then 'no segue ''' || calls.identifier || ''' leaves ' || scene_names.name
    else 'no segue ''' || calls.identifier || ''' leaves any of the ' || calls.scene_count || ' scenes of '''
      || coalesce(calls.receiver_type, calls.type_name, 'this class') || ''''
  end
    || coalesce('; did you mean ''' || calls.nearest || '''?', '') as message,
  scenes.label as scene,
  coalesce(calls.receiver_type, calls.type_name) as type,
  calls.identifier as identifier,
  scene_names.path as related_path,
  scenes.line as related_line,
  case when scenes.id is not null then 'this is the scene' end as related_message
from calls
join files on files.id = calls.file_id
left join scenes on scenes.id = calls.scene_id
left join scene_names on scene_names.scene_id = calls.scene_id
where (calls.is_receiver_certain = 1 and calls.scene_count > 0)
  or not exists (select 1 from segues where segues.identifier = calls.identifier)
order by files.path, calls.line, calls.column
