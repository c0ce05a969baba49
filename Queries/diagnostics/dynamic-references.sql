-- Which identifiers in code are only known when the app runs?
--
-- @id dynamic-references
-- @name Reference that is only known at run time
-- @description An identifier that is made at run time cannot be checked, and ways through it are not followed.
-- @kind diagnostic
-- @severity note
-- @precision very-high
-- @tags index
-- @key path, type, function, expression
-- @fix Nothing needs to be done. Where a constant, an enum or a literal would do, other rules could check the place.
select
  files.path as path,
  code_references.line as line,
  code_references.column as column,
  'what ''' || coalesce(code_references.expression, '?') || ''' means here is only known at run time ('
    || replace(code_references.kind, '_', ' ') || ')' as message,
  code_references.kind as reference_kind,
  code_references.type_name as type,
  code_references.function as function,
  code_references.expression as expression
from code_references
join files on files.id = code_references.file_id
where code_references.resolution = 'dynamic'
order by files.path, code_references.line, code_references.column, code_references.id
