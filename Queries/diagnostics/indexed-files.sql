-- Which files were read?
--
-- @id indexed-files
-- @name File that was read
-- @description The files that the index was made from.
-- @kind diagnostic
-- @severity note
-- @precision very-high
-- @tags index
-- @key path
select
  files.path as path,
  1 as line,
  1 as column,
  files.kind || ', ' || files.size || ' bytes' as message,
  files.kind as file_kind,
  files.size as size
from files
where files.status = 'indexed'
order by files.path
