-- Which tests in prepare and shouldPerformSegue are for segues that cannot arrive?
--
-- @id dead-segue-cases
-- @name Test for a segue that cannot arrive
-- @description Code that waits for a segue which none of its scenes has never runs.
-- @kind problem
-- @severity warning
-- @precision high
-- @tags flow, dead-code
-- @key path, type, function, identifier
-- @why A controller is told of the segues of its own scene and no others, so the code below the test is dead. Where the segue
--   was renamed, its destination now comes up unconfigured.
-- @example
--   if segue.identifier == "showDetial" { … }
--   // the scene has a segue "showDetail"
-- @fix Correct the identifier, or remove the case.
with
  -- Tests that none of the scenes which the code runs in can meet.
  tests as (
    select code_references.*
    from code_references
    join files on files.id = code_references.file_id
    where code_references.kind in ('prepare_case', 'should_perform_case')
      and code_references.identifier is not null
      and code_references.resolution <> 'dynamic'
      and code_references.is_static = 0
      and files.is_test = 0
      and not exists (
        select 1
        from reference_segues
        where reference_segues.code_reference_id = code_references.id
      )
  ),
  -- The scenes that the code runs in.
  owners as (
    select
      tests.id as code_reference_id,
      count(*) as scene_count,
      min(reference_scenes.scene_id) as scene_id
    from tests
    join reference_scenes on reference_scenes.code_reference_id = tests.id and reference_scenes.role = 'owner'
    group by tests.id
  )
select
  files.path as path,
  tests.line as line,
  tests.column as column,
  -- A switch over an enum must name all its cases; a branch of #if may be for another target.
  case when tests.resolution in ('enum_case', 'generated') or tests.is_conditional = 1 then 'note' else 'warning' end
    as severity,
  'the segue ''' || tests.identifier || ''' never arrives here: '
    || case
      when owners.scene_count = 1 then scene_names.name || ' has no such segue'
      else 'none of the ' || owners.scene_count || ' scenes of ''' || coalesce(tests.type_name, 'this class')
        || ''' has such a segue'
    end
    || coalesce('; did you mean ''' || tests.nearest || '''?', '') as message,
  scenes.label as scene,
  tests.type_name as type,
  tests.function as function,
  tests.identifier as identifier,
  scene_names.path as related_path,
  scenes.line as related_line,
  'this is the scene' as related_message
from tests
join owners on owners.code_reference_id = tests.id
join files on files.id = tests.file_id
join scenes on scenes.id = owners.scene_id
join scene_names on scene_names.scene_id = owners.scene_id
order by files.path, tests.line, tests.column
