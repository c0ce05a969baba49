-- Which places would a rename touch?
--
-- @id uses
-- @name Uses of a name
-- @description Every place in storyboards, xibs, code and settings that a rename of an identifier, class,
--   storyboard, selector or reuse identifier would touch.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags navigation, rename
-- @key role, path, line, column
-- @param name text the identifier, class, storyboard, selector, property or reuse identifier
with
-- An action or outlet goes by its name in Swift and by its selector in storyboards and Objective-C; both are meant.
names (name) as (
  select :name
  union
  select selector
  from members
  where name = :name
    and selector is not null
    and kind in ('action', 'segue_action', 'unwind_action', 'outlet')
  union
  select legacy_selector
  from members
  where name = :name
    and legacy_selector is not null
    and kind in ('action', 'segue_action', 'unwind_action')
  union
  select name
  from members
  where (selector = :name or legacy_selector = :name)
    and kind in ('action', 'segue_action', 'unwind_action', 'outlet')
),
uses as (
  -- Storyboards and xibs.
  select 'storyboard file' as role, base_name as text, file_id, 1 as line, 1 as column
  from storyboards
  where base_name = :name or name = :name
  union
  select 'xib file', '', id, 1, 1
  from files
  where kind = 'xib'
    and substr('/' || path, -length(:name) - 5) = '/' || :name || '.xib'
  union
  select 'scene identifier', label, file_id, line, column
  from scenes
  where identifier = :name
  union
  select 'restoration identifier', label, file_id, line, column
  from scenes
  where restoration_identifier = :name
  union
  select 'referenced storyboard', coalesce(referenced_identifier, 'initial scene'), file_id, line, column
  from scenes
  where referenced_storyboard = :name
  union
  select 'referenced identifier', coalesce(referenced_storyboard, 'same storyboard'), file_id, line, column
  from scenes
  where referenced_identifier = :name
  union
  select 'custom class', element || coalesce(' ''' || user_label || '''', ''), file_id, line, column
  from objects
  where class_name = :name
  union
  select 'custom class', element, file_id, line, column
  from scenes
  where class_name = :name
    and not exists (
      select 1
      from objects
      where objects.file_id = scenes.file_id
        and objects.object_id = scenes.object_id
        and objects.class_name = scenes.class_name
    )
  union
  select 'segue class', coalesce(identifier, kind), file_id, line, column
  from segues
  where class_name = :name
  union
  select 'segue identifier', kind, file_id, line, column
  from segues
  where identifier = :name
  union
  select 'unwind action', kind, file_id, line, column
  from segues
  where unwind_action in (select name from names)
  union
  select 'segue action', coalesce(identifier, kind), file_id, line, column
  from segues
  where action_selector in (select name from names)
  union
  select kind, coalesce(event, ''), file_id, line, column
  from connections
  where name in (select name from names)
  union
  select 'binding', key_path, file_id, line, column
  from bindings
  where key_path = :name or substr(key_path, -length(:name) - 1) = '.' || :name
  union
  select 'reuse identifier', element, file_id, line, column
  from reuse_identifiers
  where identifier = :name
  union
  select 'view identifier', element, file_id, line, column
  from objects
  where identifier = :name
    and object_id not in (select object_id from scenes where scenes.file_id = objects.file_id)
  union
  select 'runtime attribute', key_path, file_id, line, column
  from runtime_attributes
  where key_path = :name or value = :name
  union
  select 'link by convention', text, file_id, line, column
  from storyboard_links
  where storyboard = :name or identifier = :name
  union
  -- Settings.
  select 'entry point', key, file_id, line, column
  from entry_points
  where storyboard = :name
  union
  -- Code.
  select 'declaration', kind, file_id, line, column
  from types
  where name = :name or objc_name = :name or substr(name, -length(:name) - 1) = '.' || :name
  union
  select 'superclass', name, file_id, line, column
  from types
  where superclass = :name
  union
  select 'conformance', types.name, types.file_id, types.line, types.column
  from conformances
  join types on types.id = conformances.type_id
  where conformances.name = :name
  union
  select 'constant', coalesce(type_name || '.', '') || name, file_id, line, column
  from constants
  where value = :name
  union
  select 'type of a member', types.name || '.' || members.name, members.file_id, members.line, members.column
  from members
  join types on types.id = members.type_id
  where members.return_type in (:name, 'Array<' || :name || '>', 'Set<' || :name || '>')
  union
  select 'member', types.name || '.' || members.name, members.file_id, members.line, members.column
  from members
  join types on types.id = members.type_id
  where members.name = :name
    or members.selector in (select name from names)
    or members.legacy_selector = :name
  union
  select
    replace(kind, '_', ' '),
    coalesce(expression, '') || case when wrapper is null then '' else ' through ' || wrapper end,
    file_id,
    line,
    column
  from code_references
  where identifier = :name or storyboard = :name or cast_class = :name or creator_class = :name
)
select
  uses.role as role,
  uses.text as text,
  files.path as path,
  uses.line as line,
  uses.column as column
from uses
join files on files.id = uses.file_id
order by files.path, uses.line, uses.column, uses.role, uses.text
