-- Views for finding scenes by what people call them, and for telling ways from scene to scene.

create view scene_aliases as
-- All that a person may call a scene by: its label, class, identifier and object id; each also after its storyboard's
-- name and a slash, which tells scenes of one name apart.
with names (scene_id, storyboard_id, alias) as (
  select id, storyboard_id, label
  from scenes
  union
  select id, storyboard_id, class_name
  from scenes
  where class_name is not null
  union
  select id, storyboard_id, identifier
  from scenes
  where identifier is not null
  union
  select id, storyboard_id, object_id
  from scenes
)
select scene_id, alias
from names
union all
select names.scene_id, storyboards.base_name || '/' || names.alias
from names
join storyboards on storyboards.id = names.storyboard_id;

create view flow_steps as
-- Every way with the place that proves it, and in words what leads along it.
select
  flows.id as flow_id,
  flows.from_scene_id as from_scene_id,
  flows.to_scene_id as to_scene_id,
  flows.via as via,
  flows.certainty as certainty,
  case
    when segues.id is not null then
      case
        when segues.kind = 'relationship' then 'relationship ' || coalesce(segues.relationship, '')
        when segues.kind = 'unwind' then 'unwind segue ' || coalesce(segues.unwind_action, '')
        else segues.kind || ' segue' || coalesce(' ''' || segues.identifier || '''', '')
      end
      || case
        when segues.is_manual = 0 and segues.kind not in ('relationship', 'embed')
          then coalesce(' from a ' || segues.source_element, '')
        else ''
      end
      || case
        when calls.id is not null
          then ', performed in ' || coalesce(calls.type_name || '.', '') || coalesce(calls.function, 'code')
        when segues.is_manual = 1 and flows.certainty = 'unproven' then ', which no code performs'
        else ''
      end
      || case
        when links.id is not null then ', linked by ''' || links.text || ''''
        when flows.via = 'reference' then ', through a storyboard reference'
        else ''
      end
    when calls.id is not null then
      coalesce(calls.type_name || '.', '') || coalesce(calls.function, 'code') || coalesce(': ' || calls.expression, '')
    when entries.id is not null then entries.key || ' names ''' || entries.storyboard || ''''
    when flows.via = 'code' then 'code that is not in the tree'
    else 'the system opens it'
  end as step,
  coalesce(segue_files.path, call_files.path, entry_files.path, target_files.path) as path,
  coalesce(segues.line, calls.line, entries.line, targets.line) as line,
  coalesce(segues.column, calls.column, entries.column, targets.column) as column
from flows
join scenes as targets on targets.id = flows.to_scene_id
join files as target_files on target_files.id = targets.file_id
left join segues on segues.id = flows.segue_id
left join files as segue_files on segue_files.id = segues.file_id
left join code_references as calls on calls.id = flows.code_reference_id
left join files as call_files on call_files.id = calls.file_id
left join entry_points as entries on entries.id = flows.entry_point_id
left join files as entry_files on entry_files.id = entries.file_id
left join storyboard_links as links on links.id = flows.link_id;
