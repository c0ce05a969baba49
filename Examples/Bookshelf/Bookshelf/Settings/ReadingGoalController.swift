import UIKit

final class ReadingGoalController: UIViewController {
  @IBOutlet private var stepper: UIStepper!

  private var goal: Int

  init?(coder: NSCoder, goal: Int) {
    self.goal = goal
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stepper.value = Double(goal)
  }

  @IBAction private func changeGoal(_ sender: UIStepper) {
    goal = Int(sender.value)
  }
}
