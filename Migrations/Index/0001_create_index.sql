-- The index of one app: what its files say, and what follows from them.
-- Every row that comes from a file has file_id, line and column; lines and columns count from 1, columns in UTF-8 bytes.
-- Ids of Interface Builder objects are unique within a file only. An empty attribute is null.

create table meta (
  -- Facts about the index itself: the version of the tool, the time of the run, the revision of the sources.
  key text primary key,
  value text not null
) strict;

create table files (
  -- Every file that was looked at.
  id integer primary key,
  path text not null unique,          -- relative to the root, with /, as the bytes say
  kind text not null check (kind in
    ('storyboard', 'xib', 'swift', 'objective-c', 'header', 'plist', 'project')),
  size integer not null,              -- in bytes
  content_hash text,                  -- of the bytes; null where they could not be read
  scope text not null default '',     -- the folder of the nearest project or package above; names are looked up there first
  platform text,                      -- of storyboards and xibs: iOS, macOS, tvOS, watchOS
  is_built integer,                   -- whether a target of a project builds it; null where no project tells
  status text not null check (status in ('indexed', 'failed', 'skipped')),
  problem text,                       -- why it failed or was skipped, or what was left out
  is_test integer as (                -- sources of tests and previews, which no user runs
    '/' || path glob '*Test/*'
    or '/' || path glob '*Tests/*'
    or '/' || path glob '*/[tT]est/*'
    or '/' || path glob '*/[tT]ests/*'
    or '/' || path glob '*Specs/*'
    or '/' || path glob '*Preview Content/*'
    or path glob '*Tests.*'
  ) virtual
) strict;

create table unreadable_folders (
  -- Folders that could not be read, so that nothing is known of what they hold.
  path text primary key,              -- relative to the root, with /, as the bytes say
  problem text not null
) strict, without rowid;

create table storyboards (
  -- One row a storyboard file. Copies in several lproj folders, and device variants, share one name.
  id integer primary key,
  file_id integer not null references files (id),
  name text not null,                 -- the file name without its ending
  base_name text not null,            -- the name that code uses: without ~ipad and ~iphone
  platform text not null,             -- iOS, macOS, tvOS, watchOS
  variant text not null,              -- the localisation folder (Base, en), or ''
  device text not null default '',    -- ipad, iphone, or ''
  is_launch_screen integer not null default 0,
  initial_object_id text,             -- what the document calls its initial scene
  initial_scene_id integer references scenes (id)
) strict;

create table scenes (
  -- One row a scene: a controller, a window controller, a watch controller, the macOS application, or a reference.
  id integer primary key,
  storyboard_id integer not null references storyboards (id),
  file_id integer not null references files (id),
  object_id text not null,
  element text not null,              -- the tag: viewController, navigationController, viewControllerPlaceholder, …
  class_name text,
  module text,
  is_module_of_target integer not null default 0,
  identifier text,                    -- what code uses to make it
  restoration_identifier text,
  label text not null,                -- what a person would call it: user label, title, class, else the tag
  is_initial integer not null default 0,
  is_reference integer not null default 0,
  referenced_storyboard text,
  referenced_identifier text,
  referenced_bundle text,
  target_scene_id integer references scenes (id), -- for a reference or a link: the scene that it stands for
  target_problem text,                -- for a reference: why it leads nowhere
  is_placeholder integer not null default 0, -- stands for another scene by a link convention: no screen of its own
  canvas_x real,
  canvas_y real,
  line integer not null,
  column integer not null
) strict;

create table objects (
  -- Every object of a storyboard or xib that has an id: controllers, views, cells, recognizers, menu items, exits.
  id integer primary key,
  file_id integer not null references files (id),
  scene_id integer references scenes (id),
  object_id text not null,
  parent_object_id text,
  element text not null,
  key text,                           -- what it is to its parent: view, navigationItem, …
  class_name text,
  module text,
  is_module_of_target integer not null default 0, -- the class is of the target that is built, whatever module says
  user_label text,
  text text,                          -- what a person reads on it
  identifier text,                    -- by which AppKit finds a view, as for cells drawn in a table column
  placeholder_identifier text,
  is_hidden integer not null default 0,
  x real,                             -- the frame in points
  y real,
  width real,
  height real,
  line integer not null,
  column integer not null
) strict;

create table segues (
  -- Segues, relationships, unwind segues, and the peek and pop children of segues.
  id integer primary key,
  file_id integer not null references files (id),
  scene_id integer references scenes (id),
  object_id text not null,
  source_object_id text,
  source_element text,
  kind text not null,
  relationship text,
  identifier text,
  destination_object_id text,
  destination_scene_id integer references scenes (id), -- in the same file
  class_name text,
  module text,
  is_module_of_target integer not null default 0,
  unwind_action text,
  action_selector text,               -- the segue action
  is_manual integer not null default 0, -- owned by the controller itself, so only code can perform it
  parent_object_id text,              -- for a peek and pop child: its segue
  line integer not null,
  column integer not null
) strict;

create table connections (
  -- Outlets, outlet collections and actions of storyboards and xibs.
  id integer primary key,
  file_id integer not null references files (id),
  scene_id integer references scenes (id),
  kind text not null check (kind in ('outlet', 'outletCollection', 'action')),
  owner_object_id text,               -- the object that holds the connection
  target_object_id text,              -- the object it leads to; for an action the one that is asked
  name text not null,                 -- the property or the selector
  event text,
  line integer not null,
  column integer not null
) strict;

create table bindings (
  -- Cocoa bindings.
  id integer primary key,
  file_id integer not null references files (id),
  scene_id integer references scenes (id),
  owner_object_id text,
  target_object_id text,
  name text not null,
  key_path text not null,
  line integer not null,
  column integer not null
) strict;

create table reuse_identifiers (
  -- Cells and supplementary views that can be reused.
  id integer primary key,
  file_id integer not null references files (id),
  scene_id integer references scenes (id),
  object_id text,
  container_object_id text,           -- the table or collection view
  element text not null,
  identifier text not null,
  class_name text,
  line integer not null,
  column integer not null
) strict;

create table runtime_attributes (
  -- User defined runtime attributes.
  id integer primary key,
  file_id integer not null references files (id),
  scene_id integer references scenes (id),
  owner_object_id text,
  key_path text not null,
  type text not null,
  value text,
  line integer not null,
  column integer not null
) strict;

create table types (
  -- Every type, protocol, extension and category that the sources declare.
  id integer primary key,
  file_id integer not null references files (id),
  language text not null check (language in ('swift', 'objective-c')),
  kind text not null,                 -- class, struct, enum, protocol, actor, extension, category, implementation
  name text not null,                 -- with its outer types: Outer.Inner; for an extension the type that is extended
  objc_name text,                     -- the name given by @objc(Name)
  superclass text,                    -- as written
  is_generic integer not null default 0,
  is_conditional integer not null default 0, -- stands in a branch of #if
  class_type_id integer references types (id), -- the declaration that members here belong to; itself for a declaration;
                                      -- for extensions of a class that no source declares, the first of them
  superclass_type_id integer references types (id), -- the declared superclass, if the sources hold it
  chain_end text check (chain_end in ('system', 'unknown', 'nowhere')), -- where the chain of superclasses ends
  system_class text,                  -- the first class of the system in the chain
  line integer not null,
  column integer not null
) strict;

create table type_ancestors (
  -- Every class with each of its declared superclasses; a class is its own ancestor at depth 0.
  -- Extensions of its system classes follow, by the first extension of each, so that their members count as inherited.
  type_id integer not null references types (id),
  ancestor_type_id integer not null references types (id),
  depth integer not null,
  primary key (type_id, ancestor_type_id)
) strict, without rowid;

create table conformances (
  -- The protocols that a type or extension names.
  type_id integer not null references types (id),
  name text not null,
  primary key (type_id, name)
) strict, without rowid;

create table members (
  -- What types declare.
  id integer primary key,
  type_id integer not null references types (id),
  file_id integer not null references files (id),
  kind text not null check (kind in
    ('outlet', 'action', 'segue_action', 'unwind_action', 'method', 'initializer', 'property')),
  name text not null,                 -- the base name; in Objective-C the selector
  selector text,                      -- the Objective-C one; for properties the key
  legacy_selector text,               -- the one under Swift 2 naming, where it differs
  return_type text,                   -- for properties their type
  is_static integer not null default 0,
  is_override integer not null default 0,
  always_fails integer not null default 0, -- init(coder:) that a storyboard cannot use
  line integer not null,
  column integer not null
) strict;

create table class_uses (
  -- Which declared classes a class name in a storyboard or xib may mean, the nearest first.
  file_id integer not null references files (id),
  class_name text not null,
  type_id integer not null references types (id),
  is_nearest integer not null,
  primary key (file_id, class_name, type_id)
) strict, without rowid;

create table system_classes (
  -- Classes of the system's frameworks, with their superclasses.
  name text primary key,
  superclass text,
  framework text not null
) strict;

create table system_members (
  -- Outlets and actions that classes of the system answer to.
  class_name text not null,
  kind text not null check (kind in ('outlet', 'action')),
  name text not null,
  primary key (class_name, kind, name)
) strict, without rowid;

create table code_references (
  -- Every place in code that names a segue, a scene, a storyboard, a nib or a reuse identifier, or casts a destination.
  id integer primary key,
  file_id integer not null references files (id),
  line integer not null,
  column integer not null,
  kind text not null check (kind in
    ('perform_segue', 'prepare_case', 'should_perform_case', 'destination_cast', 'storyboard', 'instantiate',
     'instantiate_initial', 'dequeue', 'register_nib', 'register_class', 'make_cell', 'nib', 'push_controller',
     'present_controller', 'reload_controllers', 'push_scene')),
  type_name text,                     -- the type that the code belongs to
  type_id integer references types (id),
  function text,
  is_static integer not null default 0, -- in a static member or a free function: no scene's own code
  receiver text,                      -- what is asked, as written
  receiver_type text,                 -- the class of what is asked, where it is known
  receiver_type_id integer references types (id),
  is_receiver_certain integer not null default 0,
  expression text,                    -- the argument as written
  storyboard text,                    -- the storyboard's name, where it is known
  identifier text,                    -- the identifier, where it is known
  resolution text not null check (resolution in
    ('literal', 'constant', 'enum_case', 'type_name', 'wrapper', 'generated', 'dynamic')),
  cast_class text,
  cast_kind text check (cast_kind in ('as', 'as?', 'as!', 'is')),
  cast_path text check (cast_path in ('destination', 'navigation_root', 'child', 'window_content')),
  creator_class text,                 -- what the creator closure constructs
  has_creator integer not null default 0,
  has_index_path integer not null default 0,
  is_forced integer not null default 0, -- a nil result would be a trap
  is_conditional integer not null default 0, -- stands in a branch of #if
  wrapper text,                       -- the function through which the call goes
  bundle text,                        -- the bundle asked for, as written, where it is not the own one
  nearest text                        -- for a name that does not exist: the nearest one that does
) strict;

create table reference_storyboards (
  -- The storyboards that a code reference may mean.
  code_reference_id integer not null references code_references (id),
  storyboard_id integer not null references storyboards (id),
  primary key (code_reference_id, storyboard_id)
) strict, without rowid;

create table reference_scenes (
  -- The scenes that a code reference concerns: owner is a scene whose controller runs the code or is asked,
  -- target is a scene that the code makes.
  code_reference_id integer not null references code_references (id),
  scene_id integer not null references scenes (id),
  role text not null check (role in ('owner', 'target')),
  primary key (code_reference_id, scene_id, role)
) strict, without rowid;

create table reference_segues (
  -- The segues that a code reference performs or tests for.
  code_reference_id integer not null references code_references (id),
  segue_id integer not null references segues (id),
  primary key (code_reference_id, segue_id)
) strict, without rowid;

create table entry_points (
  -- Storyboards that the system loads by itself, from Info.plist files and build settings.
  id integer primary key,
  file_id integer not null references files (id),
  key text not null,
  storyboard text not null,           -- the name, variables resolved
  scene_id integer references scenes (id), -- the initial scene of the storyboard
  storyboard_id integer references storyboards (id),
  target text not null,               -- mainStoryboard, launchStoryboard, extensionStoryboard, watchStoryboard, mainNib
  is_resolved integer not null,       -- 0 where the name holds a variable that nothing defines
  line integer not null,
  column integer not null
) strict;

create table link_conventions (
  -- The conventions by which segues or scenes stand for scenes of other storyboards.
  id integer primary key,
  name text not null unique,
  owner text not null check (owner in ('segue', 'scene')), -- what carries the link
  class_name text,                    -- the class that marks it; null means any
  source text not null,               -- identifier, restoration_identifier or runtime_attributes
  pattern text,                       -- such as {scene}@{storyboard}
  storyboard_attribute text,
  scene_attribute text,
  does_push integer not null default 0
) strict;

create table storyboard_links (
  -- The links that those conventions find.
  id integer primary key,
  convention_id integer not null references link_conventions (id),
  file_id integer not null references files (id),
  scene_id integer not null references scenes (id),
  segue_id integer references segues (id),
  text text not null,                 -- what was read
  storyboard text,
  identifier text,
  target_scene_id integer references scenes (id),
  problem text,                       -- why it leads nowhere
  does_push integer not null default 0, -- following it pushes the scene on a navigation stack
  line integer not null,
  column integer not null
) strict;

create table flows (
  -- The ways from scene to scene. References are passed through, so that flows run from screen to screen.
  id integer primary key,
  from_scene_id integer references scenes (id), -- null where the way starts at an entry point or in code of no scene
  to_scene_id integer not null references scenes (id),
  via text not null check (via in
    ('segue', 'relationship', 'embed', 'unwind', 'reference', 'link', 'code', 'entry')),
  segue_id integer references segues (id),
  code_reference_id integer references code_references (id),
  entry_point_id integer references entry_points (id),
  link_id integer references storyboard_links (id),
  certainty text not null check (certainty in ('certain', 'likely', 'unproven'))
) strict;

create table scene_reachability (
  -- Whether a way leads from an entry point to a scene, and its last step. Unproven flows are not followed.
  scene_id integer primary key references scenes (id),
  is_reachable integer not null,
  depth integer,                      -- steps from the entry point
  via_flow_id integer references flows (id)
) strict;

create table selector_references (
  -- Every place in code that names a selector: #selector(…), @selector(…), or a string that ends with a colon.
  id integer primary key,
  file_id integer not null references files (id),
  line integer not null,
  column integer not null,
  name text not null                  -- before the first colon; in Swift the base name of the function
) strict;

create table suppressions (
  -- Comments in sources that silence rules.
  id integer primary key,
  file_id integer not null references files (id),
  line integer not null,
  column integer not null,
  scope text not null check (scope in ('file', 'line', 'next')),
  rule text                           -- null means every rule
) strict;
