-- Which files could not be read, or not wholly?
--
-- @id file-problems
-- @name File that could not be read
-- @description What stands in a file that could not be read is missing from every answer.
-- @kind diagnostic
-- @severity warning
-- @precision very-high
-- @tags index
-- @key path
-- @fix Mend the file. Merge conflicts, bytes that are not UTF-8 and missing permissions are the usual reasons.
select
  files.path as path,
  1 as line,
  1 as column,
  case files.status
    when 'failed' then 'error'
    when 'skipped' then 'note'
    else 'warning'
  end as severity,
  case files.status
    when 'failed' then 'could not be read: '
    when 'skipped' then 'was skipped: '
    else 'was read in part: '
  end
    || coalesce(files.problem, 'no reason is known') as message,
  files.status as status
from files
where files.status <> 'indexed'
  or files.problem is not null
union all
select path, 1, 1, 'error', 'could not be read: ' || problem, 'failed'
from unreadable_folders
order by 1
