-- Which code casts the destination of a segue to a class that it is not?
--
-- @id mistyped-destination-casts
-- @name Destination that is cast to another class
-- @description A cast by force of a segue's destination to a class that it is not stops the app.
-- @kind problem
-- @severity error
-- @precision high
-- @tags flow, crash
-- @key path, type, function, cast_class
-- @why as! stops the app when the segue is performed; as? gives nil, so the screen comes up unconfigured. A cast in
--   Objective-C is not checked: the first message that the destination does not know stops the app. Where the segue
--   leads to a navigation controller, that is the destination, and the screen is its first child.
-- @example
--   let detail = segue.destination as! DetailController
--   // the segue leads to a navigation controller around DetailController
-- @fix Cast to the class of the scene, or take the first child of the navigation controller.
with
  -- What each segue leads to: the scene of a link, or the one it is drawn to, references passed through.
  destinations as (
    select
      segues.id as segue_id,
      segues.kind as kind,
      segues.action_selector as action_selector,
      coalesce(links.target_scene_id, scenes.target_scene_id, scenes.id) as scene_id,
      exists (select 1 from storyboard_links where storyboard_links.segue_id = segues.id) as is_link,
      links.target_scene_id as link_target_id
    from segues
    left join scenes on scenes.id = segues.destination_scene_id
    left join storyboard_links as links on links.segue_id = segues.id
  ),
  -- The scene inside each container that a cast may go through.
  contents as (
    select
      segues.scene_id as container_id,
      segues.relationship as relationship,
      coalesce(scenes.target_scene_id, scenes.id) as scene_id
    from segues
    join scenes on scenes.id = segues.destination_scene_id
    where segues.relationship in ('rootViewController', 'window.shadowedContentViewController')
  ),
  -- Casts to a class that is known, one row a segue that may arrive; no scene where it is not known what is cast.
  casts as (
    select
      code_references.id as id,
      code_references.cast_class as cast_class,
      case
        when destinations.kind = 'unwind' or destinations.action_selector is not null then null
        when destinations.is_link and destinations.link_target_id is null then null
        when code_references.cast_path = 'destination' then destinations.scene_id
        when code_references.cast_path = 'navigation_root'
          then (
            select contents.scene_id
            from contents
            where contents.container_id = destinations.scene_id
              and contents.relationship = 'rootViewController'
          )
        when code_references.cast_path = 'window_content'
          then (
            select contents.scene_id
            from contents
            where contents.container_id = destinations.scene_id
              and contents.relationship = 'window.shadowedContentViewController'
          )
      end as scene_id
    from code_references
    join files on files.id = code_references.file_id
    join reference_segues on reference_segues.code_reference_id = code_references.id
    join destinations on destinations.segue_id = reference_segues.segue_id
    where code_references.kind = 'destination_cast'
      and code_references.cast_kind in ('as!', 'as?', 'is', 'as')
      and code_references.resolution <> 'dynamic'
      and files.is_test = 0
      and (
        code_references.cast_class in (select name from types where kind = 'class')
        or code_references.cast_class in (select name from system_classes)
      )
      and code_references.cast_class not in (select name from types where kind = 'protocol')
  ),
  -- Casts that may succeed: a segue leads to a scene of that class, or to one whose class is not wholly known.
  sound as (
    select casts.id as id
    from casts
    where casts.scene_id is null
      or (casts.scene_id, casts.cast_class) in (select scene_id, name from scene_class_names)
      or casts.scene_id not in (select scene_id from scene_class_names)
    union
    select casts.id
    from casts
    join scenes on scenes.id = casts.scene_id
    where scenes.class_name is not null
      and not exists (select 1 from scene_types where scene_types.scene_id = scenes.id)
    union
    select casts.id
    from casts
    join scene_types on scene_types.scene_id = casts.scene_id
    join types on types.id = scene_types.type_id
    where types.chain_end is not 'system'
  ),
  failing as (
    select casts.id as id, min(casts.scene_id) as scene_id, count(distinct casts.scene_id) as scene_count
    from casts
    where casts.id not in (select id from sound)
    group by casts.id
  )
select
  files.path as path,
  code_references.line as line,
  code_references.column as column,
  case when code_references.cast_kind = 'as!' and code_references.is_conditional = 0 then 'error' else 'warning' end
    as severity,
  case
    when failing.scene_count = 1 then 'the segue leads to ' || scene_names.name || ', which'
    else 'each of the ' || failing.scene_count || ' scenes that the segues lead to, such as ' || scene_names.name || ','
  end
    || ' is no ''' || code_references.cast_class || ''', to which it is cast here' as message,
  scenes.label as scene,
  code_references.type_name as type,
  code_references.function as function,
  code_references.cast_class as cast_class,
  scene_names.path as related_path,
  scenes.line as related_line,
  'this is the scene' as related_message
from failing
join code_references on code_references.id = failing.id
join files on files.id = code_references.file_id
join scenes on scenes.id = failing.scene_id
join scene_names on scene_names.scene_id = failing.scene_id
order by files.path, code_references.line, code_references.column
