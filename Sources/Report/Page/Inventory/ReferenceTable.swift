import SQLite

/// The table of all references: in code, and from storyboard to storyboard.
enum ReferenceTable {
  private static let sql =
    """
    -- Who names a segue, a scene, a storyboard, a nib or a reuse identifier?
    with mentions as (
      select
        replace(code_references.kind, '_', ' ') as kind,
        coalesce(code_references.identifier, code_references.storyboard) as name,
        coalesce(code_references.type_name || '.', '') || coalesce(code_references.function, '') as owner,
        coalesce(code_references.expression, code_references.cast_kind || ' ' || code_references.cast_class) as text,
        code_references.resolution as resolution,
        code_references.file_id as file_id,
        code_references.line as line,
        code_references.column as column
      from code_references
      union all
      select
        'storyboard reference',
        coalesce(scenes.referenced_storyboard, '') || coalesce('/' || scenes.referenced_identifier, ''),
        storyboards.name,
        scenes.target_problem,
        case when scenes.target_scene_id is null then 'unresolved' else 'resolved' end,
        scenes.file_id,
        scenes.line,
        scenes.column
      from scenes
      join storyboards on storyboards.id = scenes.storyboard_id
      where scenes.is_reference = 1
    )
    select
      mentions.kind as kind,
      mentions.name as name,
      mentions.owner as owner,
      mentions.text as text,
      mentions.resolution as resolution,
      files.path as path,
      mentions.line as line
    from mentions
    join files on files.id = mentions.file_id
    order by files.path, mentions.line, mentions.column, mentions.kind
    """

  static func table(of session: ReadOnlySession) throws -> InventoryTable {
    InventoryTable(
      id: "references", title: "References",
      summary: "Every place in code, and every storyboard reference, that names something of Interface Builder.",
      columns: [
        .init("Kind"), .init("Names"), .init("Where"), .init("As written"), .init("Known by"), .init("Place", .place),
      ],
      rows: try session.rows(sql).map { row in
        [
          row.words("kind"), row.words("name"), row.words("owner"), row.words("text"), row.words("resolution"),
          row.place,
        ]
      })
  }
}
