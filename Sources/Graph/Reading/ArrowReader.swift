import SQLite

/// Reads the ways as the canvas shows them.
struct ArrowReader {
  let session: ReadOnlySession

  /// Segues within their storyboards, then the references to other storyboards, then what no canvas shows.
  func arrows() throws -> [Way] {
    let flows = try FlowReader(session: session).flows()
    let shown = flows.filter { [.unwind, .code, .entry].contains($0.style) && $0.certainty != .unproven }
    var known: Set<WayKey> = []
    return try (segues() + references() + links() + shown).filter { known.insert(WayKey($0)).inserted }
  }

  private func segues() throws -> [Way] {
    let sql =
      """
      -- Which segues lead where in their file? What a link convention redirects has a way of its own.
      select
        segues.scene_id, segues.destination_scene_id, segues.kind, segues.relationship, segues.identifier,
        case
          when segues.is_manual = 1 and not exists (
            select 1
            from flows
            where flows.segue_id = segues.id
              and flows.certainty <> 'unproven'
          )
          and exists (
            select 1
            from flows
            where flows.segue_id = segues.id
          ) then 'unproven'
          else 'certain'
        end as certainty
      from segues
      where segues.scene_id is not null
        and segues.destination_scene_id is not null
        and segues.kind <> 'unwind'
        and segues.parent_object_id is null
        and not exists (
          select 1
          from storyboard_links
          where storyboard_links.segue_id = segues.id
            and storyboard_links.target_scene_id is not null
        )
      order by segues.id
      """
    return try session.rows(sql).map { row in
      let kind = row.string("kind")
      let name = row["identifier"]?.string ?? row["relationship"]?.string
      return Way(
        from: row.integer("scene_id"), to: row.integer("destination_scene_id"), style: WayStyle(segueKind: kind),
        label: name, words: kind == "relationship" ? "relationship" : "\(kind) segue",
        certainty: row.string("certainty") == "unproven" ? .unproven : .certain)
    }
  }

  private func references() throws -> [Way] {
    let sql =
      """
      -- Which scenes stand for which others?
      select id, target_scene_id
      from scenes
      where target_scene_id is not null
        and (is_reference = 1 or is_placeholder = 1)
      order by id
      """
    return try session.rows(sql).map { row in
      Way(from: row.integer("id"), to: row.integer("target_scene_id"), style: .reference, words: "stands for")
    }
  }

  private func links() throws -> [Way] {
    let sql =
      """
      -- Which segues lead to scenes of other storyboards by a link convention?
      select storyboard_links.scene_id, storyboard_links.target_scene_id, storyboard_links.text
      from storyboard_links
      where storyboard_links.segue_id is not null
        and storyboard_links.target_scene_id is not null
      order by storyboard_links.id
      """
    return try session.rows(sql).map { row in
      Way(
        from: row.integer("scene_id"), to: row.integer("target_scene_id"), style: .custom, label: row.string("text"),
        words: "linked by its identifier")
    }
  }
}
