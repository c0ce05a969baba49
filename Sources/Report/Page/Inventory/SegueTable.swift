import SQLite

/// The table of all segues and relationships.
enum SegueTable {
  private static let sql =
    """
    -- Which segues lead from scene to scene, and what triggers them?
    select
      sources.id as source_id,
      sources.label as source,
      segues.kind as kind,
      segues.identifier as identifier,
      case
        when segues.relationship is not null then segues.relationship
        when segues.is_manual = 1 then 'code'
        else segues.source_element
      end as trigger,
      targets.id as target_id,
      targets.label as target,
      coalesce(segues.action_selector, segues.unwind_action) as action,
      storyboards.name as storyboard,
      files.path as path,
      segues.line as line
    from segues
    join files on files.id = segues.file_id
    left join scenes as sources on sources.id = segues.scene_id
    left join storyboards on storyboards.id = sources.storyboard_id
    left join scenes as destinations on destinations.id = segues.destination_scene_id
    left join (
      select segue_id, max(target_scene_id) as target_scene_id
      from storyboard_links
      where segue_id is not null
      group by segue_id
    ) as links on links.segue_id = segues.id
    left join scenes as targets
      on targets.id = coalesce(links.target_scene_id, destinations.target_scene_id, destinations.id)
    order by files.path, segues.line, segues.column, segues.id
    """

  static func table(of session: ReadOnlySession) throws -> InventoryTable {
    InventoryTable(
      id: "segues", title: "Segues",
      summary: "Every segue, relationship and unwind segue, with what triggers it and where it leads.",
      columns: [
        .init("From"), .init("Kind"), .init("Identifier"), .init("Trigger"), .init("To"), .init("Action"),
        .init("Storyboard"), .init("Place", .place),
      ],
      rows: try session.rows(sql).map { row in
        [
          row.scene("source_id", "source"), row.words("kind"), row.words("identifier"), row.words("trigger"),
          row.scene("target_id", "target"), row.words("action"), row.words("storyboard"), row.place,
        ]
      })
  }
}
