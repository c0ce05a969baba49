-- Which segue actions does the class that is asked not have?
--
-- @id missing-segue-actions
-- @name Segue action that the class does not have
-- @description A segue action that the source's class does not have is passed over, and the destination is made by init(coder:).
-- @kind problem
-- @severity warning
-- @precision high
-- @tags flow, crash
-- @key path, object_id, receiver
-- @why UIKit logs "Unable to find method" and calls init(coder:). The screen comes up without what it should show, or the app
--   stops where init(coder:) fails. The method is asked of the controller whose segue is performed; for a relationship
--   inside a container that is the source of the segue that leads into the container.
-- @example
--   <segue destination="det-ai-l00" destinationCreationSelector="makeDetial:" kind="show" id="seg-ue-001"/>
--   // @IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailController?
-- @fix Connect the segue to an existing method, or add the method to the class.
with recursive
  -- Every segue with what it leads to, references passed through.
  destinations as materialized (
    select
      segues.id as segue_id,
      segues.kind as kind,
      segues.scene_id as source_id,
      coalesce(scenes.target_scene_id, scenes.id) as target_id
    from segues
    join scenes on scenes.id = segues.destination_scene_id
    where segues.kind <> 'unwind'
  ),
  -- The containers that hold the destination of each relationship with an action, from the inside out.
  containers (segue_id, container_id) as (
    select segues.id, segues.scene_id
    from segues
    where segues.action_selector is not null
      and segues.kind = 'relationship'
    union
    select containers.segue_id, destinations.source_id
    from containers
    join destinations on destinations.target_id = containers.container_id and destinations.kind = 'relationship'
  ),
  -- The scenes whose controllers are asked.
  receivers as (
    select segues.id as segue_id, segues.scene_id as scene_id
    from segues
    where segues.action_selector is not null
      and segues.kind not in ('relationship', 'unwind')
    union
    select containers.segue_id, destinations.source_id
    from containers
    join destinations on destinations.target_id = containers.container_id and destinations.kind <> 'relationship'
  ),
  -- Scenes all of whose possible classes fail in init(coder:).
  failing_scenes as (
    select scene_types.scene_id as scene_id, min(failing_coders.member_id) as member_id
    from scene_types
    left join failing_coders on failing_coders.type_id = scene_types.type_id
    where scene_types.is_nearest = 1
    group by scene_types.scene_id
    having count(*) = count(failing_coders.type_id)
  ),
  -- Segues with a receiver that lacks the method, or with none at all.
  lacking as (
    select segues.id as segue_id, receivers.scene_id as receiver_id
    from segues
    join receivers on receivers.segue_id = segues.id
    join scenes on scenes.id = receivers.scene_id
    where (
        scenes.class_name is null
        -- An extension of a class of the system may have it.
        and segues.action_selector not in (
          select members.selector
          from members
          join types on types.id = members.type_id
          where types.kind in ('extension', 'category')
            and members.selector is not null
        )
      )
      or (
        exists (select 1 from scene_types where scene_types.scene_id = scenes.id)
        -- No class that may be meant has the method, or could have it from elsewhere.
        and not exists (
          select 1
          from scene_types
          join types on types.id = scene_types.type_id
          where scene_types.scene_id = scenes.id
            and (
              types.chain_end is not 'system'
              or exists (
                select 1
                from class_members
                where class_members.type_id = types.id
                  and (
                    class_members.selector = segues.action_selector
                    or class_members.legacy_selector = segues.action_selector
                  )
              )
            )
        )
      )
    union all
    select segues.id, null
    from segues
    where segues.action_selector is not null
      and segues.kind = 'relationship'
      and segues.id not in (select segue_id from receivers)
  )
select
  files.path as path,
  segues.line as line,
  segues.column as column,
  case when failing_scenes.scene_id is null then 'warning' else 'error' end as severity,
  case
    when lacking.receiver_id is null
      then 'no segue leads into ' || source_names.name || ', so no controller can be asked for ''' || segues.action_selector
        || ''''
    when receivers.class_name is null
      then receiver_names.name || ' has no class of its own, so it has no segue action ''' || segues.action_selector || ''''
    else 'the class ''' || receivers.class_name || ''' of ''' || receivers.label || ''' has no segue action '''
      || segues.action_selector || ''''
  end
    || case
      when failing_scenes.scene_id is null then ''
      else ', and ' || target_names.name || ' always fails in init(coder:)'
    end as message,
  sources.label as scene,
  segues.object_id as object_id,
  receivers.class_name as receiver,
  receiver_names.path as related_path,
  receivers.line as related_line,
  'this scene is asked for it' as related_message
from lacking
join segues on segues.id = lacking.segue_id
join files on files.id = segues.file_id
join scenes as sources on sources.id = segues.scene_id
join scene_names as source_names on source_names.scene_id = sources.id
left join scenes as receivers on receivers.id = lacking.receiver_id
left join scene_names as receiver_names on receiver_names.scene_id = lacking.receiver_id
left join destinations on destinations.segue_id = segues.id
left join failing_scenes on failing_scenes.scene_id = destinations.target_id
left join scene_names as target_names on target_names.scene_id = destinations.target_id
order by files.path, segues.line, segues.column, receiver_names.path, receivers.line
