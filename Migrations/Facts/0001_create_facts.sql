-- What the files of an app said when they were last read, so that a refresh reads only what has changed.
-- This is no part of the index: it may be removed at any time, and another build of the program starts it afresh.
-- Values are bytes in a form of the program's own, with a fingerprint at their end.

create table state (
  -- One row a name: the program that wrote all this, the number of its run, and what its last index was made of.
  name text primary key,
  value blob not null
) strict;

create table contents (
  -- Every content that some file has or lately had.
  id integer primary key,
  hash_high integer not null,         -- the fingerprint of the bytes, in two halves
  hash_low integer not null,
  reading text not null,              -- how the bytes are read
  status text,                        -- what comes of such a file in the index; null where it is none of its business
  problem text,
  unused_since integer                -- the run since which no file has this content; null while one has
) strict;

create table facts (
  -- What the contents say.
  content_id integer primary key references contents (id),
  value blob not null
) strict;

create table answers (
  -- What the contents say about names that linking asked for.
  question blob primary key,          -- the fingerprint of the names
  value blob not null
) strict;
