-- Which segues, links and code push a navigation controller, and which links push where nothing can be pushed?
--
-- @id pushed-navigation-controllers
-- @name Push of a navigation controller
-- @description A navigation controller cannot be pushed onto another one; the app stops.
-- @kind problem
-- @severity error
-- @precision very-high
-- @tags flow, crash
-- @key path, object_id
-- @why UIKit throws "Pushing a navigation controller is not supported". A segue of the kind "show" is no push: there the
--   navigation controller is presented instead, and nothing fails. A link that pushes from a scene which no navigation
--   controller holds asks nobody: nothing happens, and it is a warning.
-- @example
--   <segue destination="nav-00-001" kind="push" identifier="showDetail" id="seg-ue-001"/>
--   <!-- nav-00-001 is a navigationController -->
-- @fix Lead the segue to the scene inside the navigation controller, or change its kind to "show" or "presentation".
with recursive
  -- What is pushed, with references passed through.
  pushes as (
    select
      segues.file_id as file_id,
      segues.line as line,
      segues.column as column,
      segues.scene_id as source_id,
      segues.object_id as object_id,
      coalesce('the segue ''' || segues.identifier || '''', 'a push segue') as what,
      coalesce(destinations.target_scene_id, destinations.id) as target_id
    from segues
    join scenes as destinations on destinations.id = segues.destination_scene_id
    join storyboards on storyboards.file_id = segues.file_id
    where segues.kind = 'push'
      and storyboards.platform not in ('watchOS', 'macOS')
      -- A linked segue leads elsewhere than it is drawn.
      and not exists (select 1 from storyboard_links where storyboard_links.segue_id = segues.id)
    union all
    select
      storyboard_links.file_id,
      storyboard_links.line,
      storyboard_links.column,
      storyboard_links.scene_id,
      coalesce(segues.object_id, scenes.object_id),
      'the link ''' || storyboard_links.text || '''',
      coalesce(targets.target_scene_id, targets.id)
    from storyboard_links
    join scenes on scenes.id = storyboard_links.scene_id
    join scenes as targets on targets.id = storyboard_links.target_scene_id
    left join segues on segues.id = storyboard_links.segue_id
    where storyboard_links.does_push = 1
    union all
    -- Code that pushes what it has just made, where that is the same in every storyboard that may be meant.
    select
      code_references.file_id,
      code_references.line,
      code_references.column,
      min(owners.scene_id),
      coalesce(code_references.type_name || '.', '') || coalesce(code_references.function, 'code'),
      '''' || coalesce(code_references.type_name || '.', '') || coalesce(code_references.function, 'code') || '''',
      min(coalesce(scenes.target_scene_id, scenes.id))
    from code_references
    join files on files.id = code_references.file_id
    join reference_scenes as targets on targets.code_reference_id = code_references.id and targets.role = 'target'
    join scenes on scenes.id = targets.scene_id
    left join scenes as ends on ends.id = coalesce(scenes.target_scene_id, scenes.id)
    left join reference_scenes as owners on owners.code_reference_id = code_references.id and owners.role = 'owner'
    where code_references.kind = 'push_scene'
      and code_references.resolution in ('literal', 'constant', 'enum_case', 'generated')
      and code_references.is_conditional = 0
      and files.is_test = 0
    group by code_references.id
    having min(ends.element = 'navigationController') = 1
  ),
  -- The scenes that a navigation controller may hold: its root, what code or a custom segue puts anywhere, and what those
  -- scenes lead to without presenting it.
  holdable as (
    select flows.to_scene_id as scene_id
    from flows
    left join segues on segues.id = flows.segue_id
    where flows.via = 'code'
      or segues.relationship = 'rootViewController'
      or segues.kind = 'custom'
    union
    select flows.to_scene_id
    from holdable
    join flows on flows.from_scene_id = holdable.scene_id
    left join segues on segues.id = flows.segue_id
    where flows.via <> 'unwind'
      and coalesce(segues.kind, '') not in ('presentation', 'modal', 'popover', 'popoverPresentation')
  ),
  -- Links that push from a scene that is shown, but never by a navigation controller.
  groundless as (
    select storyboard_links.id
    from storyboard_links
    where storyboard_links.does_push = 1
      and storyboard_links.target_scene_id is not null
      and storyboard_links.scene_id not in (select scene_id from holdable)
      and exists (
        select 1
        from flows
        where flows.to_scene_id = storyboard_links.scene_id
          and flows.via <> 'unwind'
          and flows.certainty <> 'unproven'
      )
  )
select
  files.path as path,
  pushes.line as line,
  pushes.column as column,
  'error' as severity,
  pushes.what || coalesce(' of ' || source_names.name, '') || ' pushes the navigation controller ' || target_names.name as message,
  sources.label as scene,
  pushes.object_id as object_id,
  target_names.path as related_path,
  targets.line as related_line,
  'this is the navigation controller' as related_message
from pushes
join files on files.id = pushes.file_id
left join scenes as sources on sources.id = pushes.source_id
left join scene_names as source_names on source_names.scene_id = pushes.source_id
join scenes as targets on targets.id = pushes.target_id
join scene_names as target_names on target_names.scene_id = pushes.target_id
where targets.element = 'navigationController'
union all
select
  files.path,
  storyboard_links.line,
  storyboard_links.column,
  'warning',
  'the link ''' || storyboard_links.text || ''' pushes, but no navigation controller holds ' || source_names.name
    || ', so nothing happens',
  sources.label,
  coalesce(segues.object_id, sources.object_id),
  source_names.path,
  sources.line,
  'this is the scene that no navigation controller holds'
from groundless
join storyboard_links on storyboard_links.id = groundless.id
join files on files.id = storyboard_links.file_id
join scenes as sources on sources.id = storyboard_links.scene_id
join scene_names as source_names on source_names.scene_id = storyboard_links.scene_id
left join segues on segues.id = storyboard_links.segue_id
order by path, line, column
