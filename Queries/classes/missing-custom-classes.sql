-- Which classes that storyboards and xibs name does no source declare?
--
-- @id missing-custom-classes
-- @name Custom class that no source declares
-- @description Where the class of a scene or view does not exist, the system makes an object of the plain class instead.
-- @kind problem
-- @severity warning
-- @precision medium
-- @tags classes, crash
-- @key path, class_name
-- @why The app logs "Unknown class … in Interface Builder file" and goes on with the plain class. The crash comes later: at an
--   outlet that class does not have, an action it does not understand, or a cast by force.
-- @example
--   <viewController customClass="BookLsitController" customModule="Bookshelf" customModuleProvider="target" id="x"/>
--   // class BookListController: UIViewController
-- @fix Correct the class in Interface Builder, or its module. A class of another framework needs that framework's module.
with
  -- Classes that no source declares though code speaks of them: they come from elsewhere.
  foreign_classes (name) as (
    select superclass from types where superclass is not null
    union
    select rtrim(return_type, '!? *') from members where kind in ('outlet', 'property') and return_type is not null
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
  ),
  -- Objects of launch screens stay plain: no code runs there.
  candidates as (
    select objects.*
    from objects
    join files on files.id = objects.file_id
    left join storyboards on storyboards.file_id = objects.file_id
    where objects.class_name is not null
      and coalesce(storyboards.is_launch_screen, 0) = 0
      and files.is_test = 0
      and not exists (
        select 1
        from class_uses
        where class_uses.file_id = objects.file_id
          and class_uses.class_name = objects.class_name
      )
      and objects.class_name not in (select name from types)
      and objects.class_name not in (select objc_name from types where objc_name is not null)
      and objects.class_name not in (select name from system_classes)
      and objects.class_name not in (select name from foreign_classes)
      and objects.class_name <> 'FirstResponder'
      -- A generic class is named with its arguments.
      and objects.class_name not like '%<%'
      and not (
        objects.is_module_of_target = 0
        and objects.class_name glob '[A-Z][A-Z]*'
        and substr(objects.class_name, 1, 2) not in (select name from own_prefixes)
      )
      and (
        objects.is_module_of_target = 1
        or objects.module is null
        or objects.module in (select name from own_modules)
      )
  ),
  -- One row a file and class: the first object.
  missing as (
    select
      candidates.*,
      count(*) over same_class as object_count,
      row_number() over (
        partition by candidates.file_id, candidates.class_name
        order by candidates.line, candidates.column
      ) as rank
    from candidates
    window same_class as (partition by candidates.file_id, candidates.class_name)
  ),
  -- Where not one class of a scene is declared, the sources are written in a language that is not read, or not here.
  coverage as (
    select
      exists (select 1 from scene_types)
        or (
          exists (select 1 from types where kind = 'class')
          and (select count(distinct class_name) from candidates where key is null and scene_id is not null) < 3
        ) as is_told
  ),
  -- What would fail on the plain class.
  needs as (
    select
      missing.id as object_row_id,
      exists (
        select 1
        from connections
        join objects as twins on twins.file_id = connections.file_id and twins.object_id = connections.owner_object_id
        where twins.file_id = missing.file_id
          and twins.class_name = missing.class_name
          and connections.kind <> 'action'
          and connections.name not in (select name from system_members where kind = 'outlet')
      ) as has_outlets,
      exists (
        select 1
        from connections
        join objects as twins on twins.file_id = connections.file_id and twins.object_id = connections.target_object_id
        where twins.file_id = missing.file_id
          and twins.class_name = missing.class_name
          and connections.kind = 'action'
          and connections.name not in (select name from system_members where kind = 'action')
      ) as has_actions,
      exists (
        select 1
        from segues
        join scenes on scenes.id = segues.scene_id
        where scenes.file_id = missing.file_id
          and scenes.class_name = missing.class_name
          and segues.action_selector is not null
          and segues.kind <> 'relationship'
      ) as has_segue_actions,
      exists (
        select 1
        from scenes
        join reference_scenes on reference_scenes.scene_id = scenes.id and reference_scenes.role = 'target'
        join code_references on code_references.id = reference_scenes.code_reference_id
        where scenes.file_id = missing.file_id
          and scenes.class_name = missing.class_name
          and code_references.cast_kind = 'as!'
          and code_references.cast_class not in (select name from system_classes)
      ) as has_casts
    from missing
    where missing.rank = 1
  )
select
  files.path as path,
  missing.line as line,
  missing.column as column,
  case
    when (needs.has_outlets or needs.has_actions or needs.has_segue_actions or needs.has_casts)
      and files.platform is not 'macOS'
      and (missing.is_module_of_target = 1 or missing.module is null)
      then 'error'
    else 'warning'
  end as severity,
  'no source declares the class ''' || missing.class_name || ''''
    || case
      when scenes.object_id = missing.object_id then ' of ' || scene_names.name || ' in ''' || scene_names.storyboard || ''''
      when scenes.id is not null then ', the class of a ' || missing.element || ' in ' || scene_names.name
      else ', the class of a ' || missing.element
    end
    || case when missing.object_count > 1 then ' and ' || (missing.object_count - 1) || ' more here' else '' end
    || case
      when needs.has_outlets then '; its outlets cannot be connected'
      when needs.has_actions then '; its actions would not be understood'
      when needs.has_casts then '; a cast of it by force fails'
      when needs.has_segue_actions then '; its segue actions would not be found'
      else ''
    end
    || coalesce('; did you mean ''' || nearest_class_names.nearest || '''?', '') as message,
  scenes.label as scene,
  missing.class_name as class_name
from missing
join needs on needs.object_row_id = missing.id
join files on files.id = missing.file_id
left join scenes on scenes.id = missing.scene_id
left join scene_names on scene_names.scene_id = missing.scene_id
left join nearest_class_names on nearest_class_names.class_name = missing.class_name
where missing.rank = 1
  and (select is_told from coverage) = 1
union all
-- Said once for the whole index.
select
  files.path,
  1,
  1,
  'note',
  'no source declares a class of any scene, so nothing can be said about classes here; are the sources elsewhere, or '
    || 'written in another language?',
  null,
  ''
from files
where files.id = (select min(file_id) from candidates)
  and (select is_told from coverage) = 0
order by 1, 2, 3
