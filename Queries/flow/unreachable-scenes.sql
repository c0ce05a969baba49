-- Which scenes can nobody reach, and why?
--
-- @id unreachable-scenes
-- @name Scene that cannot be reached
-- @description A scene that no way from an entry point leads to is never shown.
-- @kind problem
-- @severity warning
-- @precision high
-- @tags flow, dead-code
-- @key path, object_id
-- @why Nothing fails: the scene is never shown. A scene that no way leads to and that has no identifier is not even
--   compiled into the app. What it holds is still translated, reviewed and kept up to date.
-- @example
--   <viewController title="Old Detail" customClass="OldDetailController" id="x7Q-aa-B1c"/>
--   <!-- no segue has destination="x7Q-aa-B1c", and it has no storyboardIdentifier -->
-- @fix Remove the scene, or lead a way to it: a segue, a storyboard reference, or code that makes it by its identifier.
--   Where only code that cannot be read leads to it, tell so with "unreachable-scenes" in .sceneql.json.
with recursive
  -- The ways into each scene that nobody can reach, the most telling one first.
  ways as (
    select
      flows.to_scene_id as scene_id,
      flows.from_scene_id,
      flows.segue_id,
      flows.code_reference_id,
      case
        when coalesce(origin.is_reachable, 1) = 0 then 'unreachable'
        when flows.segue_id is not null then 'unperformed'
        else 'unresolved'
      end as obstacle,
      row_number() over (
        partition by flows.to_scene_id
        order by coalesce(origin.is_reachable, 1) desc, flows.segue_id is null, flows.id
      ) as rank
    from flows
    join scene_reachability as target on target.scene_id = flows.to_scene_id
    left join scene_reachability as origin on origin.scene_id = flows.from_scene_id
    where target.is_reachable = 0
      and flows.via <> 'unwind'
      and flows.from_scene_id is not flows.to_scene_id
  ),
  -- The scenes that code may make whose identifier is not known, and those that such scenes lead to.
  possible as (
    select scene_id
    from ways
    where obstacle = 'unresolved'
    union
    select flows.to_scene_id
    from possible
    join flows on flows.from_scene_id = possible.scene_id
    where flows.certainty <> 'unproven'
      and flows.via <> 'unwind'
  ),
  -- The scenes without a proven way.
  unreached as (
    select
      scene_id,
      scene_id in (select scene_id from possible) as is_possible
    from scene_reachability
    where is_reachable = 0
  )
select
  files.path as path,
  scenes.line as line,
  scenes.column as column,
  -- What code does at run time only may well lead to the scene.
  case when unreached.is_possible then 'note' else 'warning' end as severity,
  scene_names.name || ' in ''' || scene_names.storyboard || ''''
    || case when unreached.is_possible then ' may be out of reach: ' else ' cannot be reached: ' end
    || case
      when ways.obstacle = 'unperformed' and segues.identifier is not null
        then 'only the segue ''' || segues.identifier || ''' leads to it, and no code performs that'
      when ways.obstacle = 'unperformed'
        then 'only a segue without an identifier leads to it, and no code can perform that'
      when ways.obstacle = 'unresolved'
        then 'only code whose identifier is not known could lead to it'
      when ways.obstacle = 'unreachable' and unreached.is_possible
        then 'only scenes that may be out of reach themselves lead to it, such as ' || origin_names.name
      when ways.obstacle = 'unreachable'
        then 'only scenes that cannot be reached lead to it, such as ' || origin_names.name
      when scenes.is_initial = 1 and scenes.identifier is null
        then 'nothing loads ''' || scene_names.storyboard || ''', whose initial scene it is'
      when scenes.identifier is not null
        then 'no way leads to it, and nothing uses its identifier ''' || scenes.identifier || ''''
      else 'no way leads to it, and it has no identifier'
    end as message,
  scenes.label as scene,
  scenes.object_id as object_id,
  coalesce(segue_files.path, code_files.path, case when ways.obstacle = 'unreachable' then origin_names.path end)
    as related_path,
  coalesce(segues.line, code_references.line, origins.line) as related_line,
  case
    when segues.id is not null then 'this segue leads to it'
    when code_references.id is not null then 'this code may lead to it'
    else 'this scene leads to it'
  end as related_message
from unreached
join scenes on scenes.id = unreached.scene_id
join storyboards on storyboards.id = scenes.storyboard_id
join scene_names on scene_names.scene_id = scenes.id
join files on files.id = scenes.file_id
left join ways on ways.scene_id = scenes.id and ways.rank = 1
left join segues on segues.id = ways.segue_id
left join files as segue_files on segue_files.id = segues.file_id
left join code_references on code_references.id = ways.code_reference_id and ways.segue_id is null
left join files as code_files on code_files.id = code_references.file_id
left join scenes as origins on origins.id = ways.from_scene_id
left join scene_names as origin_names on origin_names.scene_id = ways.from_scene_id
where scenes.is_reference = 0
  and scenes.is_placeholder = 0
  and storyboards.is_launch_screen = 0
  and scenes.element not in ('application', 'notificationController', 'glanceController')
order by files.path, scenes.line, scenes.column
