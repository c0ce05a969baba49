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
        and ancestor.kind not in ('extension', 'category')
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
-- Every class with all members it has by itself, its extensions, its declared superclasses, and extensions of its
-- system classes.
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

create view scene_names as
-- What a person would call a scene, its class added where the label is another: 'Book List' (BookListController).
select
  scenes.id as scene_id,
  '''' || scenes.label || ''''
    || case
      when scenes.class_name is null or scenes.class_name = scenes.label then ''
      else ' (' || scenes.class_name || ')'
    end as name,
  storyboards.name as storyboard,
  files.path as path
from scenes
join storyboards on storyboards.id = scenes.storyboard_id
join files on files.id = scenes.file_id;

create view scene_system_classes as
-- The class of the system that the element of a scene stands for; its controller is of this class or of a subclass.
select
  scenes.id as scene_id,
  case
    when storyboards.platform = 'macOS' then
      case scenes.element
        when 'viewController' then 'NSViewController'
        when 'windowController' then 'NSWindowController'
        when 'tabViewController' then 'NSTabViewController'
        when 'splitViewController' then 'NSSplitViewController'
        when 'pagecontroller' then 'NSPageController'
        when 'hostingController' then 'NSHostingController'
      end
    when storyboards.platform = 'watchOS' then 'WKInterfaceController'
    else
      case scenes.element
        when 'viewController' then 'UIViewController'
        when 'tableViewController' then 'UITableViewController'
        when 'collectionViewController' then 'UICollectionViewController'
        when 'navigationController' then 'UINavigationController'
        when 'tabBarController' then 'UITabBarController'
        when 'splitViewController' then 'UISplitViewController'
        when 'pageViewController' then 'UIPageViewController'
        when 'hostingController' then 'UIHostingController'
        when 'avPlayerViewController' then 'AVPlayerViewController'
        when 'glkViewController' then 'GLKViewController'
      end
  end as class_name
from scenes
join storyboards on storyboards.id = scenes.storyboard_id
where scenes.is_reference = 0;

create view system_ancestors as
-- Every class of the system with itself and each of its superclasses.
with recursive ancestry (class_name, ancestor) as (
  select name, name
  from system_classes
  union
  select ancestry.class_name, system_classes.superclass
  from ancestry
  join system_classes on system_classes.name = ancestry.ancestor
  where system_classes.superclass is not null
)
select class_name, ancestor
from ancestry;

create view scene_class_names as
-- Every class that the controller of a scene is known to be: its own, each superclass, and those of the system.
select scenes.id as scene_id, scenes.class_name as name
from scenes
where scenes.class_name is not null
union
select scene_types.scene_id, ancestors.name
from scene_types
join type_ancestors on type_ancestors.type_id = scene_types.type_id
join types as ancestors on ancestors.id = type_ancestors.ancestor_type_id
union
select scene_types.scene_id, types.system_class
from scene_types
join types on types.id = scene_types.type_id
where types.system_class is not null
union
select scene_types.scene_id, system_ancestors.ancestor
from scene_types
join types on types.id = scene_types.type_id
join system_ancestors on system_ancestors.class_name = types.system_class
union
select scene_system_classes.scene_id, scene_system_classes.class_name
from scene_system_classes
where scene_system_classes.class_name is not null
union
select scene_system_classes.scene_id, system_ancestors.ancestor
from scene_system_classes
join system_ancestors on system_ancestors.class_name = scene_system_classes.class_name;

create view failing_coders as
-- Classes that a storyboard cannot make by itself: their init(coder:) always fails. What a class declares hides what its
-- superclasses declare.
with initializers as (
  select
    type_id,
    member_id,
    always_fails,
    rank() over (partition by type_id order by depth) as rank
  from class_members
  where selector = 'initWithCoder:'
)
select type_id, min(member_id) as member_id
from initializers
where rank = 1
group by type_id
having max(always_fails) = 1;
