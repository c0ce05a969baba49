-- Which classes of custom segues does no source declare?
--
-- @id missing-segue-classes
-- @name Segue class that no source declares
-- @description A custom segue whose class does not exist stops the app when it is performed.
-- @kind problem
-- @severity error
-- @precision high
-- @tags classes, crash
-- @key path, object_id, class_name
-- @why UIKit throws "Could not create a segue of class '(null)'" when the segue is performed.
-- @example
--   <segue destination="bbb-bb-bbb" kind="custom" customClass="FadeSeuge" id="seg-ue-001"/>
--   // class FadeSegue: UIStoryboardSegue
-- @fix Correct the class of the segue, or its module.
with
  -- Classes that no source declares though code speaks of them: they come from elsewhere.
  foreign_classes (name) as (
    select superclass from types where superclass is not null
  ),
  -- Modules whose classes stand in the sources.
  own_modules (name) as (
    select objects.module
    from objects
    join class_uses on class_uses.file_id = objects.file_id and class_uses.class_name = objects.class_name
    where objects.module is not null
  ),
  -- The first letters of declared classes; Objective-C tells libraries apart by them.
  own_prefixes (name) as (
    select substr(name, 1, 2)
    from types
    where kind = 'class'
      and name glob '[A-Z][A-Z]*'
      -- Nobody owns the letters of the system.
      and substr(name, 1, 2) not in ('UI', 'NS', 'CA', 'AV', 'MK', 'WK', 'SK')
  )
select
  files.path as path,
  segues.line as line,
  segues.column as column,
  'no source declares the class ''' || segues.class_name || ''' of '
    || coalesce('the segue ''' || segues.identifier || '''', 'a ' || segues.kind || ' segue')
    || coalesce(' of ' || scene_names.name, '')
    || coalesce('; did you mean ''' || nearest_class_names.nearest || '''?', '') as message,
  scenes.label as scene,
  segues.object_id as object_id,
  segues.class_name as class_name
from segues
join files on files.id = segues.file_id
left join scenes on scenes.id = segues.scene_id
left join scene_names on scene_names.scene_id = segues.scene_id
left join nearest_class_names on nearest_class_names.class_name = segues.class_name
where segues.class_name is not null
  and segues.class_name not in (select name from types)
  and segues.class_name not in (select objc_name from types where objc_name is not null)
  and segues.class_name not in (select name from system_classes)
  and segues.class_name not in (select name from foreign_classes)
  and segues.class_name not glob 'UIStoryboard*'
  and segues.class_name not glob 'NSStoryboard*'
  -- Without any class the sources are not here, or in another language.
  and exists (select 1 from types where kind = 'class')
  and not (
    segues.is_module_of_target = 0
    and segues.class_name glob '[A-Z][A-Z]*'
    and substr(segues.class_name, 1, 2) not in (select name from own_prefixes)
  )
  and (
    segues.is_module_of_target = 1
    or segues.module is null
    or segues.module in (select name from own_modules)
  )
  -- The class of a link convention is known.
  and segues.class_name not in (select class_name from link_conventions where class_name is not null)
order by files.path, segues.line, segues.column
