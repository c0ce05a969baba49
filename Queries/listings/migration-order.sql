-- In what order can the scenes leave the storyboards for code, and what does each move cost and break?
--
-- @id migration-order
-- @name Scenes in the order of a move to code
-- @description Every scene, those that lead nowhere first, with what a move to code or SwiftUI costs (things to write
--   anew), which ways have to become code, and what breaks unless it is changed along. Scenes that lead to each other
--   share a cluster and move together.
-- @kind listing
-- @severity note
-- @precision high
-- @tags listing, migration
-- @key path, object
with
  object_counts as (
    select
      objects.scene_id as scene_id,
      count(*) filter (
        where objects.width is not null
          or files.platform = 'watchOS' and objects.parent_object_id is not null
      ) as views
    from objects
    join files on files.id = objects.file_id
    where objects.scene_id is not null
    group by objects.scene_id
  ),
  connection_counts as (
    select
      scene_id,
      count(*) filter (where kind <> 'action') as outlets,
      count(*) filter (where kind = 'action') as actions
    from connections
    where scene_id is not null
    group by scene_id
  ),
  segues_out as (
    select scene_id, count(*) as count
    from segues
    where scene_id is not null
    group by scene_id
  ),
  segues_in as (
    select to_scene_id as scene_id, count(distinct segue_id) as count
    from flows
    where segue_id is not null
      and via <> 'unwind'
    group by to_scene_id
  ),
  -- Calls that make the scene, and what code does with the segues that leave it or lead to it.
  touching_code as (
    select scene_id, code_reference_id
    from reference_scenes
    where role = 'target'
    union
    select segues.scene_id, reference_segues.code_reference_id
    from reference_segues
    join segues on segues.id = reference_segues.segue_id
    where segues.scene_id is not null
    union
    select flows.to_scene_id, reference_segues.code_reference_id
    from reference_segues
    join flows on flows.segue_id = reference_segues.segue_id
    where flows.via <> 'unwind'
  ),
  code_counts as (
    select
      touching_code.scene_id as scene_id,
      count(*) as count,
      count(*) filter (
        where code_references.kind in
          ('instantiate', 'instantiate_initial', 'push_controller', 'present_controller', 'reload_controllers')
          and files.is_test = 0
      ) as makers,
      count(*) filter (where files.is_test = 1) as tests,
      count(*) filter (where code_references.kind = 'perform_segue') as performers,
      count(*) filter (where code_references.kind in ('prepare_case', 'should_perform_case')) as cases,
      count(*) filter (where code_references.kind = 'destination_cast') as casts
    from touching_code
    join code_references on code_references.id = touching_code.code_reference_id
    join files on files.id = code_references.file_id
    group by touching_code.scene_id
  ),
  costs as (
    select
      scene_clusters.scene_id as scene_id,
      scene_clusters.cluster as cluster,
      scene_clusters.size as size,
      scene_clusters.level as level,
      coalesce(object_counts.views, 0) as views,
      coalesce(connection_counts.outlets, 0) as outlets,
      coalesce(connection_counts.actions, 0) as actions,
      coalesce(segues_in.count, 0) as segues_in,
      coalesce(segues_out.count, 0) as segues_out,
      coalesce(code_counts.count, 0) as code_references,
      coalesce(object_counts.views, 0) + coalesce(connection_counts.outlets, 0)
        + coalesce(connection_counts.actions, 0) + coalesce(segues_in.count, 0)
        + coalesce(segues_out.count, 0) + coalesce(code_counts.count, 0) as cost
    from scene_clusters
    left join object_counts on object_counts.scene_id = scene_clusters.scene_id
    left join connection_counts on connection_counts.scene_id = scene_clusters.scene_id
    left join segues_in on segues_in.scene_id = scene_clusters.scene_id
    left join segues_out on segues_out.scene_id = scene_clusters.scene_id
    left join code_counts on code_counts.scene_id = scene_clusters.scene_id
  ),
  ordered as (
    select
      *,
      sum(cost) over (partition by cluster) as cluster_cost
    from costs
  ),
  -- What is drawn or performed has to be written; what code makes is written already.
  drawn_ways as (
    select
      flow_steps.to_scene_id as scene_id,
      1 as direction,
      scene_names.name || ': ' || flow_steps.step as way,
      flow_steps.path as path,
      flow_steps.line as line
    from flow_steps
    join flows on flows.id = flow_steps.flow_id
    join scene_names on scene_names.scene_id = flow_steps.from_scene_id
    where flows.segue_id is not null
      and flow_steps.via <> 'unwind'
    union
    select
      flow_steps.from_scene_id,
      2,
      flow_steps.step,
      flow_steps.path,
      flow_steps.line
    from flow_steps
    where flow_steps.via = 'unwind'
      and flow_steps.from_scene_id is not null
  ),
  way_lists as (
    select scene_id, group_concat(way, '; ') as ways
    from (select * from drawn_ways order by scene_id, direction, path, line, way)
    group by scene_id
  ),
  breakages as (
    select scenes.id as scene_id, 1 as rank, 'initial scene of ''' || storyboards.base_name || '''' as breakage
    from scenes
    join storyboards on storyboards.id = scenes.storyboard_id
    where scenes.is_initial = 1
    union
    select scene_id, 2, key || ' opens ''' || storyboard || ''''
    from entry_points
    where scene_id is not null
    union all
    select
      scenes.target_scene_id,
      3,
      'storyboard reference in ''' || storyboards.base_name || ''''
        || case when count(*) = 1 then '' else ' (' || count(*) || ')' end
    from scenes
    join storyboards on storyboards.id = scenes.storyboard_id
    where scenes.is_reference = 1
      and scenes.target_scene_id is not null
    group by scenes.target_scene_id, storyboards.base_name
    union all
    select target_scene_id, 4, 'link ''' || text || ''''
    from storyboard_links
    where target_scene_id is not null
    group by target_scene_id, text
    union all
    select scene_id, 5, makers || case makers when 1 then ' call makes it' else ' calls make it' end
    from code_counts
    where makers > 0
    union all
    select scene_id, 6, performers || case performers when 1 then ' performed segue' else ' performed segues' end
    from code_counts
    where performers > 0
    union all
    select scene_id, 7, cases || case cases when 1 then ' test of a segue' else ' tests of segues' end
    from code_counts
    where cases > 0
    union all
    select scene_id, 8, casts || case casts when 1 then ' cast of a destination' else ' casts of destinations' end
    from code_counts
    where casts > 0
    union all
    select scene_id, 11, tests || case tests when 1 then ' place in tests' else ' places in tests' end
    from code_counts
    where tests > 0
    union all
    select
      to_scene_id,
      9,
      count(distinct segue_id)
        || case count(distinct segue_id) when 1 then ' unwind segue comes' else ' unwind segues come' end || ' back to it'
    from flows
    where via = 'unwind'
    group by to_scene_id
    union all
    select id, 10, 'restored by ''' || restoration_identifier || ''''
    from scenes
    where restoration_identifier is not null
      and is_reference = 0
  ),
  -- A container that nobody named is told by its first child.
  contents as (
    select segues.scene_id as scene_id, children.label as label, min(segues.id) as segue_id
    from segues
    join scenes as containers on containers.id = segues.scene_id
    join scenes as children on children.id = segues.destination_scene_id
    where segues.kind = 'relationship'
      and containers.label = containers.element
      and children.is_reference = 0
    group by segues.scene_id
  ),
  -- What the system draws before any code runs cannot be code.
  shown_at_launch as (
    select storyboard_id
    from entry_points
    where storyboard_id is not null
    group by storyboard_id
    having min(target) = 'launchStoryboard'
      and max(target) = 'launchStoryboard'
  ),
  breakage_lists as (
    select scene_id, group_concat(breakage, '; ') as breakages
    from (select * from breakages order by scene_id, rank, breakage)
    group by scene_id
  )
select
  row_number() over (
    order by
      ordered.level, ordered.cluster_cost, ordered.cluster, ordered.cost, files.path, scenes.line, scenes.id
  ) as position,
  storyboards.base_name as storyboard,
  scenes.label || coalesce(' around ''' || contents.label || '''', '') as scene,
  scenes.class_name as class,
  dense_rank() over (order by ordered.level, ordered.cluster_cost, ordered.cluster) as cluster,
  ordered.size as cluster_size,
  case when scene_reachability.is_reachable = 1 then 'reachable' else 'unreachable' end as state,
  ordered.cost as cost,
  ordered.views as views,
  ordered.outlets as outlets,
  ordered.actions as actions,
  ordered.segues_in as segues_in,
  ordered.segues_out as segues_out,
  ordered.code_references as code_references,
  coalesce(way_lists.ways, '') as ways_to_write,
  coalesce(breakage_lists.breakages, '') as breaks,
  files.path as path,
  scenes.line as line,
  scenes.object_id as object
from ordered
join scenes on scenes.id = ordered.scene_id
join storyboards on storyboards.id = scenes.storyboard_id
join files on files.id = scenes.file_id
left join scene_reachability on scene_reachability.scene_id = scenes.id
left join contents on contents.scene_id = scenes.id
left join way_lists on way_lists.scene_id = scenes.id
left join breakage_lists on breakage_lists.scene_id = scenes.id
where storyboards.is_launch_screen = 0
  and storyboards.id not in (select storyboard_id from shown_at_launch)
order by position
