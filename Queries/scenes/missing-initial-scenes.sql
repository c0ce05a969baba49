-- Which storyboards are asked for their initial scene and have none?
--
-- @id missing-initial-scenes
-- @name Storyboard without the initial scene that is loaded
-- @description Loading the initial scene of a storyboard that has none gives nil: a crash where it is unwrapped, else an empty window.
-- @kind problem
-- @severity warning
-- @precision high
-- @tags flow, crash
-- @key path
-- @why instantiateInitialViewController() returns nil. Where the code unwraps it or casts it by force, the app stops. A main
--   storyboard without an initial scene leaves a black window and one line in the log.
-- @example
--   let settings = UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController()!
--   // Settings.storyboard has no initial scene
-- @fix Mark the scene that should come first with "Is Initial View Controller", or make it by its identifier.
with
  -- What loads the initial scene of each storyboard that has none.
  loaders as (
    select
      storyboards.id as storyboard_id,
      files.path as path,
      code_references.line as line,
      code_references.is_forced = 1 or code_references.cast_kind = 'as!' as must_succeed,
      'this code' as loader
    from storyboards
    join reference_storyboards on reference_storyboards.storyboard_id = storyboards.id
    join code_references on code_references.id = reference_storyboards.code_reference_id
    join files on files.id = code_references.file_id
    where storyboards.initial_scene_id is null
      and code_references.kind = 'instantiate_initial'
      and code_references.resolution <> 'dynamic'
      and files.is_test = 0
      -- Where several storyboards may be meant, one with an initial scene may be the right one.
      and not exists (
        select 1
        from reference_storyboards as other
        join storyboards as rival on rival.id = other.storyboard_id
        where other.code_reference_id = code_references.id
          and rival.initial_scene_id is not null
      )
    union all
    select
      storyboards.id,
      files.path,
      entry_points.line,
      entry_points.target <> 'launchStoryboard',
      'the key ''' || entry_points.key || ''''
    from storyboards
    join entry_points on entry_points.storyboard_id = storyboards.id
    join files on files.id = entry_points.file_id
    where storyboards.initial_scene_id is null
      -- The main storyboard of a Mac app may hold the application and its menu alone.
      and not exists (
        select 1
        from scenes
        where scenes.storyboard_id = storyboards.id
          and scenes.element = 'application'
      )
  ),
  ranked as (
    select
      loaders.*,
      row_number() over (
        partition by loaders.storyboard_id
        order by loaders.must_succeed desc, loaders.path, loaders.line
      ) as rank
    from loaders
  )
select
  files.path as path,
  1 as line,
  1 as column,
  case when ranked.must_succeed then 'error' else 'warning' end as severity,
  'the storyboard ''' || storyboards.name || ''' has no initial scene, but ' || ranked.loader || ' loads it'
    || case
      when storyboards.initial_object_id is not null
        then '; it names ''' || storyboards.initial_object_id || ''', which is not in the file'
      else ''
    end as message,
  null as scene,
  ranked.path as related_path,
  ranked.line as related_line,
  'the initial scene is loaded here' as related_message
from ranked
join storyboards on storyboards.id = ranked.storyboard_id
join files on files.id = storyboards.file_id
where ranked.rank = 1
order by files.path
