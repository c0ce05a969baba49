-- Where does code name a segue, a scene, a storyboard, a nib or a reuse identifier?
--
-- @id references
-- @name All references in code
-- @description Every place in code that names something of Interface Builder, and how the name was found out.
-- @kind listing
-- @severity note
-- @precision very-high
-- @tags listing, code
-- @key path, line, column, kind
select
  code_references.kind as kind,
  code_references.storyboard as storyboard,
  code_references.identifier as identifier,
  code_references.resolution as resolution,
  code_references.wrapper as wrapper,
  coalesce(code_references.type_name || '.', '') || coalesce(code_references.function, '') as code,
  code_references.expression as expression,
  coalesce(code_references.cast_kind || ' ', '')
    || coalesce(code_references.cast_class, code_references.creator_class, '') as class,
  files.path as path,
  code_references.line as line,
  code_references.column as column
from code_references
join files on files.id = code_references.file_id
order by files.path, code_references.line, code_references.column, code_references.id
