/// The link conventions that are known without being told.
enum BuiltInLinkConventions {
  static let all: [LinkConvention] = [
    // "Multiple iOS storyboards" (Atomic Object, 2014): the segue takes the destination from `scene@storyboard`, an empty
    // scene being the initial one, and pushes it on the source's navigation controller.
    LinkConvention(
      name: "AOLinkedStoryboardSegue", owner: .segue, className: "AOLinkedStoryboardSegue",
      source: .identifier(LinkPattern("{scene}@{storyboard}")), doesPush: true),

    // qblu/LinkedStoryboardSegue, the Swift port: the halves are the other way round, and without '@' the whole is the
    // storyboard. It pushes too, but takes a navigation controller apart first, so that pushing one does not fail.
    LinkConvention(
      name: "LinkedStoryboardSegue", owner: .segue, className: "LinkedStoryboardSegue",
      source: .identifier(LinkPattern("{storyboard}@{scene}"))),
    LinkConvention(
      name: "LinkedStoryboardModalSegue", owner: .segue, className: "LinkedStoryboardModalSegue",
      source: .identifier(LinkPattern("{storyboard}@{scene}"))),

    // Apple, "Custom View Controller Presentations and Transitions" (2016): the identifier names the storyboard, whose
    // initial scene is presented.
    LinkConvention(
      name: "AAPLExternalStoryboardSegue", owner: .segue, className: "AAPLExternalStoryboardSegue",
      source: .identifier(LinkPattern("{storyboard}"))),

    // rob-brown/RBStoryboardLink: a scene of this class embeds the scene that its runtime attributes name; the segue
    // classes lead to that scene straight away.
    LinkConvention(
      name: "RBStoryboardLink", owner: .scene, className: "RBStoryboardLink", source: robBrownAttributes),
    LinkConvention(
      name: "RBStoryboardPushSegue", owner: .segue, className: "RBStoryboardPushSegue", source: robBrownAttributes,
      doesPush: true),
    LinkConvention(
      name: "RBStoryboardSegue", owner: .segue, className: "RBStoryboardSegue", source: robBrownAttributes),
    LinkConvention(
      name: "RBStoryboardModalSegue", owner: .segue, className: "RBStoryboardModalSegue", source: robBrownAttributes),
    LinkConvention(
      name: "RBStoryboardPopoverSegue", owner: .segue, className: "RBStoryboardPopoverSegue",
      source: robBrownAttributes),

    // TVStoryboardViewController: a placeholder controller, mostly in tabs, that puts the initial scene of the storyboard
    // named by its restoration identifier in its own place.
    LinkConvention(
      name: "TVStoryboardViewController", owner: .scene, className: "TVStoryboardViewController",
      source: .restorationIdentifier(LinkPattern("{storyboard}"))),

    // jeremygrenier/JGLinkedStoryboard: `scene@storyboard`, with a tag after a colon, on segues of any kind and class. The
    // storyboard may also be the name of a class method of UIStoryboard.
    LinkConvention(
      name: "JGLinkedStoryboard", owner: .segue, className: nil,
      source: .identifier(LinkPattern("{scene}@{storyboard}:{ignored}")), knowsStoryboardMethods: true),
  ]

  private static let robBrownAttributes = LinkConvention.Source.runtimeAttributes(
    storyboard: "storyboardName", scene: "sceneIdentifier")
}
