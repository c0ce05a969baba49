-- The history of nightly runs: content that cannot be made anew, so later steps keep every row.
-- Runs are ordered by id, since a clock may be set back.

create table runs (
  -- One row a run whose report was written.
  id integer primary key autoincrement, -- never given twice, not even after runs were dropped
  started_at text not null,           -- in UTC
  revision text,                      -- the commit that was checked out
  app text not null,                  -- the name of the app's folder
  tool_version text not null,
  file_count integer not null,        -- files that were found, whatever came of them
  unread_count integer not null       -- files and folders that could not be read
) strict;

create table run_durations (
  -- How long the stages of a run took.
  run_id integer not null references runs (id) on delete cascade,
  stage text not null,
  seconds real not null,
  primary key (run_id, stage)
) strict, without rowid;

create table run_metrics (
  -- The numbers that metric rules gave.
  run_id integer not null references runs (id) on delete cascade,
  name text not null,
  value integer not null,
  primary key (run_id, name)
) strict, without rowid;

create table run_rules (
  -- The rules that ran, with how many findings of each severity were open.
  run_id integer not null references runs (id) on delete cascade,
  rule text not null,
  version text not null,              -- a digest of what the rule asks, and the version of the program
  count_start text check (count_start in ('first-run', 'new-rule', 'changed-rule', 'changed-tool')),
                                      -- why the count of the rule began with this run; null where it went on
  errors integer not null,
  warnings integer not null,
  notes integer not null,
  primary key (run_id, rule)
) strict, without rowid;

create table unread_files (
  -- The files and folders that a run could not read, or not wholly.
  run_id integer not null references runs (id) on delete cascade,
  path text not null,                 -- relative to the root
  problem text not null,
  primary key (run_id, path)
) strict, without rowid;

create table findings (
  -- Every finding that any kept run saw, as it was last seen.
  id integer primary key autoincrement,
  fingerprint text not null unique,
  pathless_fingerprint text,          -- the same but for the path, to find a fault again whose file was renamed
  rule text not null,
  severity text not null check (severity in ('error', 'warning', 'note')),
  path text not null,
  line integer,
  column integer,
  message text not null,
  scene text,
  content_hash text,                  -- of the files it speaks of, to tell whether anybody worked on them
  closed_as text check (closed_as in ('fixed', 'silenced', 'changed-rule')), -- null while it is open
  first_run_id integer not null,      -- the run that first saw it; it may be dropped by now
  first_seen_at text not null,
  last_run_id integer not null        -- the run that last saw it
) strict;

create index findings_by_end on findings (closed_as, rule);

create table finding_places (
  -- The other places that a finding speaks of.
  finding_id integer not null references findings (id) on delete cascade,
  position integer not null,
  path text not null,
  line integer,
  message text not null,
  primary key (finding_id, position)
) strict, without rowid;

create table finding_states (
  -- What each run made of each finding that was open before it or found in it.
  run_id integer not null references runs (id) on delete cascade,
  finding_id integer not null references findings (id) on delete cascade,
  state text not null check (state in ('new', 'fixed', 'unchanged', 'moved', 'unknown')),
  reason text,
  primary key (run_id, finding_id)
) strict, without rowid;

create index finding_states_by_finding on finding_states (finding_id);

create view run_summary as
-- How many findings each run had in each state.
select
  runs.id as run_id,
  runs.started_at as started_at,
  runs.revision as revision,
  count(*) filter (where finding_states.state = 'new') as new,
  count(*) filter (where finding_states.state = 'fixed') as fixed,
  count(*) filter (where finding_states.state = 'unchanged') as unchanged,
  count(*) filter (where finding_states.state = 'moved') as moved,
  count(*) filter (where finding_states.state = 'unknown') as unknown
from runs
left join finding_states on finding_states.run_id = runs.id
group by runs.id
order by runs.id;
