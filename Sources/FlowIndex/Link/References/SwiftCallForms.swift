/// The calls of UIKit, AppKit and WatchKit that name something, as Swift 2 to Swift 6 spell them, by base name.
///
/// Of several forms of a name the first whose labels the call begins with is meant.
enum SwiftCallForms {
  static let all: [String: [CallForm]] = segues.merging(storyboards) { first, _ in first }
    .merging(watch) { first, _ in first }
    .merging(reuse) { first, _ in first }
    .merging(registrations) { first, _ in first }
    .merging(cells) { first, _ in first }
    .merging(nibs) { first, _ in first }

  private static let segues: [String: [CallForm]] = [
    "performSegue": [
      CallForm(.performSegue, ["withIdentifier"]), CallForm(.performSegue, ["segue"]),
      CallForm(.performSegue, ["identifier"]), CallForm(.performSegue, [nil]),
    ],
    "performSegueWithIdentifier": [CallForm(.performSegue, [nil])],
    // The helper that SwiftGen and Natalie generate.
    "perform": [CallForm(.performSegue, ["segue"])],
  ]

  private static let storyboards: [String: [CallForm]] = [
    "UIStoryboard": [CallForm(.storyboard, ["name"])],
    "NSStoryboard": [CallForm(.storyboard, ["name"])],
    "init": [CallForm(.storyboard, ["name", "bundle"]), CallForm(.nib, ["nibName", "bundle"])],
    "instantiateViewController": [
      CallForm(.instantiate, ["withIdentifier"]), CallForm(.instantiate, ["identifier"], isGenericResult: true),
    ],
    "instantiateViewControllerWithIdentifier": [CallForm(.instantiate, [nil])],
    "instantiateController": [
      CallForm(.instantiate, ["withIdentifier"]), CallForm(.instantiate, ["identifier"], isGenericResult: true),
    ],
    "instantiateControllerWithIdentifier": [CallForm(.instantiate, [nil])],
    "instantiateInitialViewController": [
      CallForm(.instantiateInitial, ["creator"], identifier: nil, isGenericResult: true),
      CallForm(.instantiateInitial, [], identifier: nil),
    ],
    "instantiateInitialController": [CallForm(.instantiateInitial, [], identifier: nil)],
    // `StoryboardScene.Main.detail.instantiate()`.
    "instantiate": [CallForm(.instantiate, [], identifier: nil)],
  ]

  private static let watch: [String: [CallForm]] = [
    "pushController": [CallForm(.pushController, ["withName"])],
    "pushControllerWithName": [CallForm(.pushController, [nil])],
    "presentController": [CallForm(.presentController, ["withName"]), CallForm(.presentController, ["withNames"])],
    "presentControllerWithName": [CallForm(.presentController, [nil])],
    "presentControllerWithNames": [CallForm(.presentController, [nil])],
    "reloadRootControllers": [
      CallForm(.reloadControllers, ["withNames"]), CallForm(.reloadControllers, ["withNamesAndContexts"]),
    ],
    "reloadRootControllersWithNames": [CallForm(.reloadControllers, [nil])],
    "reloadRootPageControllers": [CallForm(.reloadControllers, ["withNames"])],
  ]

  private static let reuse: [String: [CallForm]] = [
    "dequeueReusableCell": [
      CallForm(.dequeue, ["withIdentifier", "for"], hasIndexPath: true),
      CallForm(.dequeue, ["withReuseIdentifier", "for"], hasIndexPath: true), CallForm(.dequeue, ["withIdentifier"]),
    ],
    "dequeueReusableCellWithIdentifier": [
      CallForm(.dequeue, [nil, "forIndexPath"], hasIndexPath: true), CallForm(.dequeue, [nil]),
    ],
    "dequeueReusableCellWithReuseIdentifier": [CallForm(.dequeue, [nil], hasIndexPath: true)],
    "dequeueReusableHeaderFooterView": [CallForm(.dequeue, ["withIdentifier"])],
    "dequeueReusableHeaderFooterViewWithIdentifier": [CallForm(.dequeue, [nil])],
    "dequeueReusableSupplementaryView": [
      CallForm(.dequeue, ["ofKind", "withReuseIdentifier"], identifier: 1, hasIndexPath: true)
    ],
    "dequeueReusableSupplementaryViewOfKind": [
      CallForm(.dequeue, [nil, "withReuseIdentifier"], identifier: 1, hasIndexPath: true)
    ],
    "makeView": [CallForm(.dequeue, ["withIdentifier"])],
    "makeViewWithIdentifier": [CallForm(.dequeue, [nil])],
    "makeItem": [CallForm(.dequeue, ["withIdentifier", "for"], hasIndexPath: true)],
    "makeItemWithIdentifier": [CallForm(.dequeue, [nil], hasIndexPath: true)],
    "makeSupplementaryView": [
      CallForm(.dequeue, ["ofKind", "withIdentifier"], identifier: 1, hasIndexPath: true)
    ],
  ]

  private static let registrations: [String: [CallForm]] = [
    "register": cellLabels.map { CallForm(.registerNib, [nil, $0], identifier: 1, registered: 0) } + supplementary(nil),
    "registerNib": cellLabels.map { CallForm(.registerNib, [nil, $0], identifier: 1, registered: 0) }
      + supplementary(nil),
    "registerClass": cellLabels.map { CallForm(.registerClass, [nil, $0], identifier: 1, registered: 0) }
      + supplementary(nil),
  ]

  private static let cellLabels = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
    "forItemWithIdentifier",
    "forIdentifier",
  ]

  private static func supplementary(_ first: String?) -> [CallForm] {
    ["withReuseIdentifier", "withIdentifier"].map {
      CallForm(.registerNib, [first, "forSupplementaryViewOfKind", $0], identifier: 2, registered: 0)
    }
  }

  private static let cells: [String: [CallForm]] = [
    "UITableViewCell": [CallForm(.makeCell, ["style", "reuseIdentifier"], identifier: 1)],
    "UITableViewHeaderFooterView": [CallForm(.makeCell, ["reuseIdentifier"])],
    "MKAnnotationView": [CallForm(.makeCell, ["annotation", "reuseIdentifier"], identifier: 1)],
    "MKPinAnnotationView": [CallForm(.makeCell, ["annotation", "reuseIdentifier"], identifier: 1)],
    "MKMarkerAnnotationView": [CallForm(.makeCell, ["annotation", "reuseIdentifier"], identifier: 1)],
  ]

  private static let nibs: [String: [CallForm]] = [
    "UINib": [CallForm(.nib, ["nibName"])],
    "NSNib": [CallForm(.nib, ["nibNamed"])],
    "loadNibNamed": [CallForm(.nib, [nil])],
  ]
}
