-- How much is there of everything?
--
-- @id summary
-- @name Counts
-- @description How many files, storyboards, scenes, segues and references the index holds.
-- @kind metric
-- @severity note
-- @precision very-high
-- @tags summary
-- @key name
with
  counts (position, name, value) as (
    values
      (1, 'files', (select count(*) from files where status = 'indexed')),
      (2, 'files that could not be read', (select count(*) from files where status = 'failed')),
      (3, 'files that were skipped', (select count(*) from files where status = 'skipped')),
      (4, 'storyboards', (select count(*) from storyboards)),
      (5, 'xibs', (select count(*) from files where kind = 'xib' and status = 'indexed')),
      (6, 'scenes', (select count(*) from scenes where is_reference = 0)),
      (7, 'storyboard references', (select count(*) from scenes where is_reference = 1)),
      (8, 'segues', (select count(*) from segues where kind <> 'relationship' and parent_object_id is null)),
      (9, 'segues with an action', (select count(*) from segues where action_selector is not null)),
      (10, 'relationships', (select count(*) from segues where kind = 'relationship')),
      (11, 'entry points', (select count(*) from entry_points)),
      (12, 'classes', (select count(*) from types where kind = 'class')),
      (13, 'references in code', (select count(*) from code_references)),
      (14, 'references only known at run time', (select count(*) from code_references where resolution = 'dynamic')),
      (15, 'ways between scenes', (select count(*) from flows)),
      (
        16,
        'unreachable scenes',
        (
          select count(*)
          from scene_reachability
          join scenes on scenes.id = scene_reachability.scene_id
          where scene_reachability.is_reachable = 0
            and scenes.is_reference = 0
            and scenes.is_placeholder = 0
        )
      )
  )
select name, value
from counts
order by position
