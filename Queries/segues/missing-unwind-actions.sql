-- Which unwind segues name a method that no class has?
--
-- @id missing-unwind-actions
-- @name Unwind segue that no class answers
-- @description A control whose unwind segue no class answers does nothing.
-- @kind problem
-- @severity warning
-- @precision high
-- @tags flow
-- @key path, object_id, name
-- @why UIKit looks up the chain of controllers for one that has the method. Where none has, nothing happens, and nothing is
--   logged: the button is dead.
-- @example
--   <segue destination="exi-t0-001" kind="unwind" unwindAction="unwindToLsit:" id="seg-ue-001"/>
--   // @IBAction func unwindToList(_ segue: UIStoryboardSegue)
-- @fix Connect the control to an existing method of the exit, or add the method to the screen to return to.
select
  files.path as path,
  segues.line as line,
  segues.column as column,
  'no class has the unwind action ''' || segues.unwind_action || ''', which '
    || coalesce('the segue ''' || segues.identifier || '''', 'an unwind segue')
    || coalesce(' of ' || scene_names.name, '') || ' names' as message,
  scenes.label as scene,
  segues.object_id as object_id,
  segues.unwind_action as name
from segues
join files on files.id = segues.file_id
left join scenes on scenes.id = segues.scene_id
left join scene_names on scene_names.scene_id = segues.scene_id
where segues.unwind_action is not null
  and segues.unwind_action not in (select selector from members where selector is not null)
  and segues.unwind_action not in (select legacy_selector from members where legacy_selector is not null)
  -- Without any class the sources are not here, or in another language.
  and exists (select 1 from types where kind = 'class')
order by files.path, segues.line, segues.column
