/// How large a generated app is.
struct AppSize {
  var storyboards: Int
  var scenesPerStoryboard: Int
  /// Swift files; the first ones hold the controllers of the scenes, the others models and views.
  var sources: Int

  /// The same app with a part of everything.
  func scaled(by numerator: Int, over denominator: Int) -> AppSize {
    AppSize(
      storyboards: max(1, storyboards * numerator / denominator),
      scenesPerStoryboard: scenesPerStoryboard,
      sources: max(1, sources * numerator / denominator))
  }
}
