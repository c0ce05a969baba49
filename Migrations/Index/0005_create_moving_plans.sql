-- What helps to plan a move of scenes: to code, or to a storyboard of their own.

create table scene_clusters (
  -- Which scenes can only be moved to code together, because each leads to each other, and how far they are from the
  -- scenes that lead nowhere. Ways back and ways that only code of an unknown name may take do not count.
  scene_id integer primary key references scenes (id),
  cluster integer not null,           -- the same number for scenes that lead to each other
  size integer not null,              -- the scenes of the cluster
  level integer not null              -- 0 where nothing leads on; else one more than the highest level that it leads to
) strict;

create table split_candidates (
  -- Groups of scenes that could leave their storyboard for one of their own, with few ways cut.
  scene_id integer primary key references scenes (id),
  head_scene_id integer not null references scenes (id), -- the scene through which the group is entered
  proposed_name text not null         -- what the new storyboard could be called
) strict;

create index scene_clusters_by_cluster on scene_clusters (cluster);
create index split_candidates_by_head on split_candidates (head_scene_id);
