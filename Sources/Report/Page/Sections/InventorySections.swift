/// The tables of what the app consists of, each folded: they are for looking things up.
struct InventorySections {
  let inventory: Inventory
  let links: SourceLinks
  let hasMap: Bool

  var sections: [PageSection] {
    inventory.tables.map { table in
      PageSection(id: table.id, heading: table.title, count: table.rows.count) {
        Element(.p, .classes("explanation"), text: table.summary)
        Element(.details, .classes("inventory")) {
          Element(.summary) { "Show \(table.rows.count.of("row"))" }
          InventoryTableView(table: table, links: links).markup
        }
        if table.id == "scenes" { sceneDetails }
      }
    }
  }

  private var sceneDetails: Element {
    Element(.details, .classes("inventory"), .id("scene-details")) {
      Element(.summary) { "Ways in and out of every scene" }
      for scene in inventory.scenes { SceneCard(scene: scene, links: links).markup }
    }
  }
}
