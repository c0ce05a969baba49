-- What is this scene?
--
-- @id scene
-- @name One scene
-- @description What is known about the scenes of a name.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags navigation, scene
-- @key path, object
-- @param name text what people call the scene: label, class, identifier or object id, perhaps after its storyboard
--   and a slash
with meant as (
  select distinct scene_id
  from scene_aliases
  where alias = :name
)
select
  storyboards.base_name as storyboard,
  scenes.label as scene,
  scenes.element as element,
  scenes.class_name as class,
  scenes.identifier as identifier,
  scenes.object_id as object,
  case
    when scenes.target_problem is not null then 'leads nowhere: ' || scenes.target_problem
    when scenes.is_reference = 1 and scenes.target_scene_id is null then 'reference to another bundle'
    when scenes.is_reference = 1 then 'reference to ' || target_names.name
    when scenes.is_placeholder = 1 then 'placeholder' || coalesce(' for ' || target_names.name, '')
    when scene_reachability.is_reachable = 1 then 'reachable in ' || scene_reachability.depth || ' steps'
    else 'unreachable'
  end as state,
  files.path as path,
  scenes.line as line
from meant
join scenes on scenes.id = meant.scene_id
join storyboards on storyboards.id = scenes.storyboard_id
join files on files.id = scenes.file_id
left join scene_reachability on scene_reachability.scene_id = scenes.id
left join scene_names as target_names on target_names.scene_id = scenes.target_scene_id
order by files.path, scenes.line, scenes.id
