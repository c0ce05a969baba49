-- Which identifiers of scenes does nobody use?
--
-- @id unused-scene-identifiers
-- @name Scene identifier that nobody uses
-- @description An identifier that neither code nor a storyboard reference uses keeps a scene in the app for nothing.
-- @kind problem
-- @severity note
-- @precision medium
-- @tags flow, dead-code
-- @key path, object_id, identifier
-- @why Nothing fails. The identifier suggests that code makes the scene, and it silences Xcode's own warning about scenes
--   that cannot be reached.
-- @example
--   <viewController storyboardIdentifier="OldDetail" id="aaa-aa-aaa"/>
--   <!-- no code and no reference names "OldDetail" -->
-- @fix Remove the identifier, and the scene too where nothing else leads to it.
with
  -- Scenes that code makes by their identifier, or might.
  made as (
    select reference_scenes.scene_id as scene_id
    from reference_scenes
    join code_references on code_references.id = reference_scenes.code_reference_id
    where reference_scenes.role = 'target'
      and code_references.kind <> 'instantiate_initial'
    union
    select flows.to_scene_id
    from flows
    where flows.code_reference_id is not null
      and flows.segue_id is null
      and flows.certainty = 'unproven'
    union
    select storyboard_links.target_scene_id
    from storyboard_links
    where storyboard_links.identifier is not null
  ),
  -- Projects whose app delegate asks for state restoration: the system finds scenes again by their identifiers.
  restoring as (
    select files.scope as scope
    from members
    join files on files.id = members.file_id
    where members.selector in (
      'application:shouldSaveApplicationState:', 'application:shouldSaveSecureApplicationState:'
    )
  ),
  -- Storyboards that name classes of which no source declares any: the code that makes their scenes is not here.
  unread as (
    select scenes.storyboard_id as storyboard_id
    from scenes
    left join system_classes on system_classes.name = scenes.class_name
    left join class_uses on class_uses.file_id = scenes.file_id and class_uses.class_name = scenes.class_name
    where scenes.class_name is not null
      and system_classes.name is null
    group by scenes.storyboard_id
    having count(class_uses.type_id) = 0
  )
select
  files.path as path,
  scenes.line as line,
  scenes.column as column,
  'nothing uses the identifier ''' || scenes.identifier || ''' of ' || scene_names.name || ' in '''
    || scene_names.storyboard || '''' as message,
  scenes.label as scene,
  scenes.object_id as object_id,
  scenes.identifier as identifier
from scenes
join files on files.id = scenes.file_id
join scene_names on scene_names.scene_id = scenes.id
where scenes.identifier is not null
  and scenes.element not in ('application', 'notificationController', 'glanceController')
  and scenes.id not in (select scene_id from made where scene_id is not null)
  and not (
    scenes.identifier = coalesce(scenes.restoration_identifier, '')
    and files.scope in (select scope from restoring)
  )
  and scenes.storyboard_id not in (select storyboard_id from unread)
  -- Copies of one storyboard in other languages are made by the same code.
  and not exists (
    select 1
    from made
    join scenes as twins on twins.id = made.scene_id
    join storyboards as twin_storyboards on twin_storyboards.id = twins.storyboard_id
    join storyboards on storyboards.id = scenes.storyboard_id
    where twins.identifier = scenes.identifier
      and twin_storyboards.base_name = storyboards.base_name
  )
  and scenes.identifier not in (
    select referenced_identifier
    from scenes
    where is_reference = 1
      and referenced_identifier is not null
  )
  -- An identifier that code knows but that is not tied to a storyboard may mean any of its name.
  and not exists (
    select 1
    from code_references
    where code_references.kind in ('instantiate', 'push_controller', 'present_controller', 'reload_controllers')
      and code_references.identifier = scenes.identifier
  )
order by files.path, scenes.line, scenes.column
