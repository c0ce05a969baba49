import SQLite

/// The table of all scenes but references, which are ways and no screens.
enum SceneTable {
  private static let sql =
    """
    -- Which scenes does the app have, and can they be reached?
    with
      ways_in as (
        select to_scene_id as scene_id, count(*) as count
        from flows
        where from_scene_id is not to_scene_id
        group by to_scene_id
      ),
      ways_out as (
        select from_scene_id as scene_id, count(*) as count
        from flows
        where from_scene_id is not to_scene_id
        group by from_scene_id
      )
    select
      scenes.id as id,
      scenes.label as label,
      storyboards.name as storyboard,
      scenes.class_name as class,
      scenes.identifier as identifier,
      scenes.element as element,
      case
        when scenes.is_placeholder = 1 then 'placeholder'
        when scene_reachability.is_reachable = 1 then 'reachable'
        else 'unreachable'
      end as state,
      coalesce(ways_in.count, 0) as ways_in,
      coalesce(ways_out.count, 0) as ways_out,
      files.path as path,
      scenes.line as line
    from scenes
    join storyboards on storyboards.id = scenes.storyboard_id
    join files on files.id = scenes.file_id
    left join scene_reachability on scene_reachability.scene_id = scenes.id
    left join ways_in on ways_in.scene_id = scenes.id
    left join ways_out on ways_out.scene_id = scenes.id
    where scenes.is_reference = 0
    order by files.path, scenes.line, scenes.id
    """

  static func table(of session: ReadOnlySession) throws -> InventoryTable {
    InventoryTable(
      id: "scenes", title: "Scenes", summary: "Every screen, and whether a user can come to it.",
      columns: [
        .init("Scene"), .init("Storyboard"), .init("Class"), .init("Identifier"), .init("Element"), .init("State"),
        .init("Ways in", .number), .init("Ways out", .number), .init("Place", .place),
      ],
      rows: try session.rows(sql).map { row in
        [
          row.scene("id", "label"), row.words("storyboard"), row.words("class"), row.words("identifier"),
          row.words("element"), row.words("state"), row.number("ways_in"), row.number("ways_out"), row.place,
        ]
      })
  }
}
