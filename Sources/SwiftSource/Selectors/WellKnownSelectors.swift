/// Selectors of system methods whose Swift name was given by hand.
///
/// An override keeps the selector of what it overrides, so the rule does not apply to it.
/// Methods for which the rule gives the right selector are not listed.
enum WellKnownSelectors {
  /// The selector of an override, by its base name and labels; nil where the rule holds.
  static func selector(ofOverride baseName: String, labels: [String?]) -> String? {
    selectors["\(baseName)(\(labels.map { "\($0 ?? "_"):" }.joined()))"]
  }

  private static let selectors = segues.merging(controllers) { first, _ in first }
    .merging(tables) { first, _ in first }
    .merging(events) { first, _ in first }

  private static let segues = [
    "prepare(for:sender:)": "prepareForSegue:sender:",
    "prepareForSegue(segue:sender:)": "prepareForSegue:sender:",
    "shouldPerformSegueWithIdentifier(identifier:sender:)": "shouldPerformSegueWithIdentifier:sender:",
    "unwind(for:towards:)": "unwindForSegue:towardsViewController:",
    "canPerformUnwindSegueAction(_:from:withSender:)":
      "canPerformUnwindSegueAction:fromViewController:withSender:",
    "canPerformUnwindSegueAction(_:from:sender:)": "canPerformUnwindSegueAction:fromViewController:sender:",
    "allowedChildrenForUnwinding(from:)": "allowedChildViewControllersForUnwindingFromSource:",
    "contextsForSegue(withIdentifier:in:rowIndex:)": "contextsForSegueWithIdentifier:inTable:rowIndex:",
  ]

  private static let controllers = [
    "show(_:sender:)": "showViewController:sender:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
    "willTransition(to:with:)": "willTransitionToTraitCollection:withTransitionCoordinator:",
    "willMove(toParent:)": "willMoveToParentViewController:",
    "didMove(toParent:)": "didMoveToParentViewController:",
    "addChild(_:)": "addChildViewController:",
    "encodeRestorableState(with:)": "encodeRestorableStateWithCoder:",
    "decodeRestorableState(with:)": "decodeRestorableStateWithCoder:",
  ]

  private static let tables = [
    "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
    "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
    "tableView(_:didDeselectRowAt:)": "tableView:didDeselectRowAtIndexPath:",
    "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
    "tableView(_:canEditRowAt:)": "tableView:canEditRowAtIndexPath:",
    "tableView(_:accessoryButtonTappedForRowWith:)": "tableView:accessoryButtonTappedForRowWithIndexPath:",
    "numberOfSections(in:)": "numberOfSectionsInTableView:",
    "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
    "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
  ]

  private static let events = [
    "draw(_:)": "drawRect:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "motionBegan(_:with:)": "motionBegan:withEvent:",
    "motionEnded(_:with:)": "motionEnded:withEvent:",
    "pressesBegan(_:with:)": "pressesBegan:withEvent:",
    "pressesEnded(_:with:)": "pressesEnded:withEvent:",
    "mouseDown(with:)": "mouseDown:",
    "mouseUp(with:)": "mouseUp:",
    "keyDown(with:)": "keyDown:",
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
  ]
}
