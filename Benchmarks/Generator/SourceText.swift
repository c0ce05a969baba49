/// The text of one generated Swift file.
///
/// The controllers of all scenes are dealt out to the first tenth of the sources or, where that would crowd them, to as
/// many as leave ten in each. The other sources have nothing to do with Interface Builder, as most of an app has not.
struct SourceText {
  let source: Int
  let size: AppSize

  private var sceneCount: Int { size.storyboards * size.scenesPerStoryboard }
  private var controllerSources: Int {
    min(size.sources, max(size.sources / 10, (sceneCount + 9) / 10))
  }

  var text: String {
    var text = "import UIKit\n\n"
    if source < controllerSources {
      for number in stride(from: source, to: sceneCount, by: controllerSources) {
        text += controller(number)
      }
    }
    return text + model
  }

  private func controller(_ number: Int) -> String {
    let target = (number * 7919 + 13) % sceneCount
    let isMistyped = number % 50 == 49
    return """
      final class Controller\(number): UIViewController {
        @IBOutlet private weak var titleLabel: UILabel!
        private var record: Record\(source)?

        @IBAction func unwindToScene(_ segue: UIStoryboardSegue) {}

        func showNext() {
          performSegue(withIdentifier: "next\(isMistyped ? number + 1 : number)", sender: self)
        }

        func makeOther() -> UIViewController {
          UIStoryboard(name: "Board\(target / size.scenesPerStoryboard)", bundle: nil)
            .instantiateViewController(withIdentifier: "Scene\(target)")
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "next\(number)" {
            segue.destination.title = titleLabel.text
          }
        }
      }


      """
  }

  /// Code that says nothing of scenes.
  private var model: String {
    let methods = (0..<12).map { index in
      """
        func value\(index)(of other: Record\(source), scale: Double = 1.5) -> Double {
          let sum = amounts.reduce(0, +) + other.amounts.reduce(0, +)
          guard sum > \(index) else { return "\\(name) \\(sum)".count > 3 ? 0 : scale }
          return amounts.map { $0 * scale }.filter { $0 < sum }.reduce(sum, max)
        }


      """
    }
    return """
      /// A record of the kind \(source).
      struct Record\(source): Equatable {
        let name: String
        var amounts: [Double] = []
        var isMarked = false

      \(methods.joined())  enum Kind: String {
          case plain, marked = "marked-\(source)"
        }
      }

      """
  }
}
