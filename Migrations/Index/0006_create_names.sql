-- What code calls the names of Interface Builder, and what names that do not exist most likely mean.

create table constants (
  -- Constants, variables, macros and enum cases whose text is a name of a storyboard, xib or reference in code.
  id integer primary key,
  file_id integer not null references files (id),
  kind text not null check (kind in ('constant', 'enum_case', 'macro')),
  type_name text,                     -- the type that holds it
  name text not null,
  value text not null,                -- the text; for an enum case its raw value
  line integer not null,
  column integer not null
) strict;

create table nearest_class_names (
  -- Classes that storyboards and xibs name and no source declares, with the nearest class that one does.
  class_name text primary key,
  nearest text not null
) strict, without rowid;

create index constants_by_value on constants (value);
