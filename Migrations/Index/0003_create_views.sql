-- Views that answer the common questions.

create view classes as
-- Every declared class with the chain of its superclasses and where that chain ends.
select
  declared.name as name,
  declared.id as type_id,
  declared.file_id as file_id,
  declared.language as language,
  (
    select group_concat(name, ' < ')
    from (
      select ancestor.name as name
      from type_ancestors as step
      join types as ancestor on ancestor.id = step.ancestor_type_id
      where step.type_id = declared.id
      order by step.depth
    )
  ) || coalesce(' < ' || declared.system_class, '') as chain,
  declared.chain_end as chain_end,
  declared.system_class as system_class,
  declared.line as line,
  declared.column as column
from types as declared
where declared.kind = 'class';

create view scene_types as
-- The declared classes that the controller of a scene may be.
select
  scenes.id as scene_id,
  class_uses.type_id as type_id,
  class_uses.is_nearest as is_nearest
from scenes
join class_uses
  on class_uses.file_id = scenes.file_id
  and class_uses.class_name = scenes.class_name;

create view class_members as
-- Every class with all members it has by itself, its extensions, and its declared superclasses.
select
  step.type_id as type_id,
  members.id as member_id,
  members.kind as kind,
  members.name as name,
  members.selector as selector,
  members.legacy_selector as legacy_selector,
  members.return_type as return_type,
  members.always_fails as always_fails,
  step.depth as depth
from type_ancestors as step
join types as part on part.class_type_id = step.ancestor_type_id
join members on members.type_id = part.id;
