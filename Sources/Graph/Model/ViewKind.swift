/// What a view looks like in a wireframe.
public enum ViewKind: String, Sendable, CaseIterable {
  case plain, label, button, textField, textView, image, toggle, slider, stepper, progress, activity, segments, pages
  case picker, search, table, cell, collection, map, web, container, navigationBar, toolbar, tabBar, separator

  /// - Parameter element: the tag of the view; nil where it is nothing that a wireframe shows.
  init?(element: String) {
    guard let kind = Self.kinds[element] else { return nil }
    self = kind
  }

  private static let kinds: [String: ViewKind] = [
    "view": .plain, "customView": .plain, "scrollView": .plain, "box": .plain, "visualEffectView": .plain,
    "splitView": .plain, "tabView": .plain, "glkView": .plain, "mtkView": .plain, "sceneKitView": .plain,
    "arscnView": .plain, "skView": .plain, "scnView": .plain, "collectionReusableView": .plain,
    "label": .label, "date": .label, "timer": .label,
    "button": .button, "popUpButton": .button, "colorWell": .button,
    "textField": .textField, "secureTextField": .textField, "comboBox": .textField, "tokenField": .textField,
    "textView": .textView, "imageView": .image, "image": .image, "imageWell": .image,
    "switch": .toggle, "slider": .slider, "stepper": .stepper,
    "progressView": .progress, "progressIndicator": .progress, "levelIndicator": .progress,
    "activityIndicatorView": .activity, "segmentedControl": .segments, "pageControl": .pages,
    "pickerView": .picker, "datePicker": .picker, "picker": .picker,
    "searchBar": .search, "searchField": .search,
    "tableView": .table, "outlineView": .table, "table": .table,
    "tableViewCell": .cell, "collectionViewCell": .cell, "tableRow": .cell, "tableCellView": .cell,
    "collectionView": .collection, "mapView": .map, "mkMapView": .map, "map": .map,
    "webView": .web, "wkWebView": .web, "containerView": .container,
    "navigationBar": .navigationBar, "toolbar": .toolbar, "tabBar": .tabBar, "separator": .separator,
  ]
}
