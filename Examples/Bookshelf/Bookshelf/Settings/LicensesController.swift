import UIKit

final class LicensesController: UIViewController, StoryboardInstantiable {}
