import CodeFacts
import ObjectiveCSource

/// The facts of a piece of Objective-C.
func facts(_ source: String, isHeader: Bool = false, wrappers: Set<String> = []) -> SourceFacts {
  ObjectiveCReader.read(
    Array(source.utf8), isHeader: isHeader, callNames: ObjectiveCReader.interfaceCallNames.union(wrappers))
}

/// The facts of the body of a method of `Controller`.
func body(_ statements: String, method: String = "- (void)run:(NSString *)text", wrappers: Set<String> = [])
  -> SourceFacts
{
  facts("@implementation Controller\n\(method) {\n\(statements)\n}\n@end\n", wrappers: wrappers)
}

/// The facts of the body of `prepareForSegue:sender:`.
func prepare(_ statements: String) -> SourceFacts {
  body(statements, method: "- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender")
}

extension SourceFacts {
  /// The only function of a name.
  func function(_ name: String) -> FunctionFact? {
    let matching = functions.filter { $0.name == name }
    return matching.count == 1 ? matching[0] : nil
  }

  /// The only value of a name.
  func value(_ name: String) -> ValueFact? {
    let matching = values.filter { $0.name == name }
    return matching.count == 1 ? matching[0] : nil
  }

  /// The identifiers of the segues that are performed, in order.
  var performed: [Expression?] {
    calls.filter { $0.call.name == "performSegueWithIdentifier:sender:" }.map { $0.call.arguments.first?.value }
  }
}
