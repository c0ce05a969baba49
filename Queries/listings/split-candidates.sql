-- Which scenes could leave a storyboard for one of their own, and which ways would that cut?
--
-- @id split-candidates
-- @name Groups of scenes that could have a storyboard of their own
-- @description For every storyboard of some size, groups of scenes that could live in a storyboard of their own with
--   few ways cut: first the scenes of a group, then each way that the split cuts and what takes its place, then who
--   else names the scenes. Unwind segues are not cut, as they find their goal across storyboards.
-- @kind listing
-- @severity note
-- @precision high
-- @tags listing, migration
-- @key path, new_storyboard, part, name, line
with
  groups as (
    select
      head_scene_id,
      proposed_name,
      count(*) as scenes
    from split_candidates
    group by head_scene_id
  ),
  -- Where each screen stands once all groups have left.
  homes as (
    select
      scenes.id as scene_id,
      scenes.storyboard_id as storyboard_id,
      split_candidates.head_scene_id as head_scene_id,
      coalesce(split_candidates.proposed_name, storyboards.base_name) as home,
      case
        when split_candidates.head_scene_id = scenes.id
          or split_candidates.head_scene_id is null and scenes.is_initial = 1 then 'the initial scene'
        when scenes.identifier is not null then '''' || scenes.identifier || ''''
        else scene_names.name || ', which needs an identifier,'
      end as address
    from scenes
    join storyboards on storyboards.id = scenes.storyboard_id
    join scene_names on scene_names.scene_id = scenes.id
    left join split_candidates on split_candidates.scene_id = scenes.id
    where scenes.is_reference = 0
      and scenes.is_placeholder = 0
      and scenes.storyboard_id in (
        select split_scenes.storyboard_id
        from split_candidates as members
        join scenes as split_scenes on split_scenes.id = members.scene_id
      )
  ),
  forward_ways as (
    select id, from_scene_id, to_scene_id, via, segue_id, code_reference_id
    from flows
    where via not in ('unwind', 'entry')
      and (segue_id is not null or certainty <> 'unproven')
  ),
  cuts as (
    -- Ways into a group.
    select
      targets.head_scene_id as head_scene_id,
      case
        when origins.scene_id is not null then 'into'
        when callers.is_test = 1 then 'tests'
        else 'outside'
      end as direction,
      min(ways.id) as flow_id,
      ways.via as via,
      origins.home as origin_home,
      targets.home as target_home,
      targets.address as address
    from homes as targets
    join forward_ways as ways on ways.to_scene_id = targets.scene_id
    left join homes as origins on origins.scene_id = ways.from_scene_id
    left join code_references on code_references.id = ways.code_reference_id
    left join files as callers on callers.id = code_references.file_id
    where targets.head_scene_id is not null
      and origins.head_scene_id is not targets.head_scene_id
    group by targets.scene_id, origins.scene_id is null, ways.segue_id, ways.code_reference_id
    union all
    -- Ways out of a group into what was the same storyboard.
    select
      origins.head_scene_id,
      'out of',
      min(ways.id),
      ways.via,
      origins.home,
      targets.home,
      targets.address
    from homes as origins
    join forward_ways as ways on ways.from_scene_id = origins.scene_id
    join homes as targets on targets.scene_id = ways.to_scene_id
    where origins.head_scene_id is not null
      and targets.storyboard_id = origins.storyboard_id
      and targets.head_scene_id is not origins.head_scene_id
    group by targets.scene_id, ways.segue_id, ways.code_reference_id
  ),
  cut_counts as (
    select head_scene_id, count(*) as count
    from cuts
    where direction in ('into', 'out of')
    group by head_scene_id
  ),
  parts as (
    select
      split_candidates.head_scene_id as head_scene_id,
      case when split_candidates.scene_id = split_candidates.head_scene_id then 1 else 2 end as rank,
      'scene' as part,
      scene_names.name as name,
      case
        when split_candidates.scene_id = split_candidates.head_scene_id then 'becomes the initial scene'
        else ''
      end as replacement,
      scene_names.path as path,
      scenes.line as line
    from split_candidates
    join scenes on scenes.id = split_candidates.scene_id
    join scene_names on scene_names.scene_id = scenes.id
    union all
    select
      cuts.head_scene_id,
      case cuts.direction when 'into' then 3 when 'out of' then 4 when 'outside' then 5 else 6 end,
      case cuts.direction
        when 'into' then 'way in'
        when 'out of' then 'way out'
        when 'outside' then 'named outside'
        else 'named in tests'
      end,
      coalesce(origin_names.name, 'code') || ' to ' || target_names.name || ': ' || flow_steps.step,
      case
        when cuts.via = 'link' then 'the link names ''' || cuts.target_home || ''''
        when cuts.via = 'code' then 'the code asks the storyboard ''' || cuts.target_home || ''' for ' || cuts.address
        when cuts.via = 'reference' or cuts.origin_home is null
          then 'the storyboard reference names ''' || cuts.target_home || ''''
        else
          'a storyboard reference in ''' || cuts.origin_home || ''' to ' || cuts.address
            || ' of ''' || cuts.target_home || ''''
      end,
      flow_steps.path,
      flow_steps.line
    from cuts
    join flow_steps on flow_steps.flow_id = cuts.flow_id
    left join scene_names as origin_names on origin_names.scene_id = flow_steps.from_scene_id
    join scene_names as target_names on target_names.scene_id = flow_steps.to_scene_id
  )
select
  storyboards.base_name as storyboard,
  groups.proposed_name as new_storyboard,
  groups.scenes as scenes,
  coalesce(cut_counts.count, 0) as ways_cut,
  parts.part as part,
  parts.name as name,
  parts.replacement as replacement,
  parts.path as path,
  parts.line as line
from groups
join scenes as heads on heads.id = groups.head_scene_id
join storyboards on storyboards.id = heads.storyboard_id
join files on files.id = heads.file_id
join parts on parts.head_scene_id = groups.head_scene_id
left join cut_counts on cut_counts.head_scene_id = groups.head_scene_id
order by
  files.path, coalesce(cut_counts.count, 0), groups.scenes desc, groups.head_scene_id, parts.rank, parts.path,
  parts.line, parts.name, parts.replacement
