import CodeFacts
import Testing

@Suite("Classes, categories and protocols")
struct TypeTests {
  @Test("Interfaces, implementations, categories, extensions and protocols are told apart")
  func kinds() {
    let read = facts(
      """
      @class Later;
      @protocol Forward;
      NS_ASSUME_NONNULL_BEGIN
      @protocol Picking <NSObject>
      @optional
      - (void)picked:(id)item;
      @end
      @interface List : UITableViewController <Picking, UISearchBarDelegate>
      @end
      @interface Store<Item> : NSObject
      @end
      @interface Items : Store<Item *> <NSCopying>
      @end
      @interface List ()
      @end
      @interface UIStoryboard (Names) <Picking>
      @end
      @implementation List
      @end
      @implementation UIStoryboard (Names)
      @end
      """)
    #expect(
      read.types.map(\.kind) == [
        .protocol, .class, .class, .class, .category, .category, .implementation, .category,
      ])
    #expect(
      read.types.map(\.name) == ["Picking", "List", "Store", "Items", "List", "UIStoryboard", "List", "UIStoryboard"])
    #expect(read.types[1].inherited.map(\.name) == ["UITableViewController", "Picking", "UISearchBarDelegate"])
    #expect(read.types[2].genericParameters.map(\.name) == ["Item"])
    #expect(read.types[3].inherited.map(\.name) == ["Store", "NSCopying"])
    #expect(read.types[5].inherited.map(\.name) == ["Picking"])
    #expect(read.function("picked:")?.owner == 0)
  }

  @Test("Declarations in extern C and in namespaces are read as others")
  func blocksOfDeclarations() {
    let read = facts(
      """
      extern "C" {
      extern NSString *const kName;
      }
      namespace app {
      static NSString *const kOther = @"o";
      }
      @interface A : B
      @end
      """)
    #expect(read.values.map(\.name) == ["kName", "kOther"])
    #expect(read.types.map(\.name) == ["A"])
    #expect(read.problems.isEmpty)
  }

  @Test("Imports of modules and frameworks are named, the project's own headers are not")
  func imports() {
    let read = facts("#import <UIKit/UIKit.h>\n@import MapKit;\n#import \"List.h\"\n")
    #expect(Set(read.imports) == ["UIKit", "MapKit"])
  }
}
