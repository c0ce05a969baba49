-- Which code asks for a cell that nothing registers?
--
-- @id unknown-reuse-identifiers
-- @name Code that asks for a cell that nothing registers
-- @description Asking for a cell with an index path under an identifier that nothing registers stops the app.
-- @kind problem
-- @severity error
-- @precision high
-- @tags cells, crash
-- @key path, type, identifier
-- @why With an index path the app stops: "unable to dequeue a cell with identifier … - must register a nib or a class for the
--   identifier or connect a prototype cell in a storyboard". Without one the answer is nil, which code often handles.
-- @example
--   tableView.dequeueReusableCell(withIdentifier: "BokCell", for: indexPath)
--   // the prototype has the reuse identifier "BookCell"
-- @fix Correct the identifier here or in the prototype, or register a class or nib for it.
with
  -- Types whose code registers cells under identifiers that are only known at run time.
  open_types as (
    select distinct type_name
    from code_references
    where kind in ('register_nib', 'register_class')
      and identifier is null
      and type_name is not null
  ),
  -- Classes whose storyboards and xibs are here, so that their prototypes are known.
  drawn_types as (
    select type_ancestors.ancestor_type_id as type_id
    from class_uses
    join type_ancestors on type_ancestors.type_id = class_uses.type_id
    join types on types.id = class_uses.type_id
    where types.system_class not glob 'NS*'
  ),
  -- On macOS a nib or class of the name is found without being registered.
  names_on_mac (identifier) as (
    select substr(path, length(rtrim(path, replace(path, '/', ''))) + 1)
    from files
    where kind = 'xib'
    union
    select name || '.xib'
    from types
  ),
  -- Every identifier that a prototype, a view of AppKit, a nib or code gives.
  known (identifier) as (
    select identifier from reuse_identifiers where identifier <> ''
    union
    select identifier from objects where identifier is not null
    union
    select identifier
    from code_references
    where kind in ('register_nib', 'register_class', 'make_cell')
      and identifier is not null
  )
select
  files.path as path,
  code_references.line as line,
  code_references.column as column,
  case
    when code_references.has_index_path = 1
      and code_references.resolution in ('literal', 'constant', 'enum_case')
      and code_references.is_conditional = 0
      and code_references.type_id in (select type_id from drawn_types)
      then 'error'
    else 'note'
  end as severity,
  'nothing registers a cell ''' || code_references.identifier || ''''
    || coalesce('; did you mean ''' || code_references.nearest || '''?', '') as message,
  null as scene,
  code_references.type_name as type,
  code_references.identifier as identifier
from code_references
join files on files.id = code_references.file_id
left join types on types.id = code_references.type_id
where code_references.kind = 'dequeue'
  and code_references.identifier is not null
  and code_references.resolution not in ('dynamic', 'generated')
  and files.is_test = 0
  and code_references.identifier not in (select identifier from known)
  and coalesce(code_references.type_name, '') not in (select type_name from open_types)
  and (
    coalesce(types.system_class, '') not glob 'NS*'
    or code_references.identifier || '.xib' not in (select identifier from names_on_mac)
  )
  -- Without an index path the answer is nil, which Swift makes code handle unless it is forced. Where the storyboard of
  -- the class is not here, only a name that is nearly right says that something is wrong.
  and (
    code_references.nearest is not null
    or code_references.type_id in (select type_id from drawn_types)
      and (
        code_references.has_index_path = 1
        or code_references.is_forced = 1
        or files.kind <> 'swift'
      )
  )
order by files.path, code_references.line, code_references.column
