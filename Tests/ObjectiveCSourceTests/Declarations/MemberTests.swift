import CodeFacts
import Testing

@Suite("Properties, methods and constants")
struct MemberTests {
  @Test("Outlets are found in properties and in instance variables, several in one statement too")
  func outlets() {
    let read = facts(
      """
      @interface A : UIViewController {
        IBOutlet UILabel *title, *subtitle;
      @private
        __weak IBOutlet UIView *_shade;
        NSInteger count;
      }
      @property (nonatomic, weak) IBOutlet UIButton *button;
      @property (nonatomic, strong) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons;
      @property (nonatomic) IBInspectable CGFloat radius;
      @property (class, readonly) NSString *identifier;
      @property (copy) void (^done)(BOOL finished);
      @end
      """)
    #expect(
      read.values.map(\.name) == [
        "title", "subtitle", "_shade", "count", "button", "buttons", "radius", "identifier", "done",
      ])
    #expect(
      read.values.map(\.role) == [
        .outlet, .outlet, .outlet, nil, .outlet, .outletCollection, .inspectable, nil, nil,
      ])
    #expect(read.value("buttons")?.type?.arguments == [TypeReference("UIButton", isOptional: true)])
    #expect(read.value("identifier")?.isStatic == true)
    #expect(read.value("button")?.position == SourcePosition(line: 7, column: 1))
  }

  @Test("Methods have selectors, parameters and the role that Interface Builder gives them")
  func methods() {
    let read = facts(
      """
      @implementation A
      - (IBAction)tap:(id)sender forEvent:(UIEvent *)event { }
      - (IBAction)back:(UIStoryboardSegue *)segue { }
      - (IBSegueAction UIViewController *)make:(NSCoder *)coder sender:(__unused id)sender { return nil; }
      - (nullable IBSegueAction Detail *)show:(NSCoder *)coder { return nil; }
      + (nonnull instancetype)shared { return nil; }
      - (instancetype)initWithName:(nonnull NSString *)name :(int)rest { return self; }
      - plain { return nil; }
      @end
      """)
    #expect(
      read.functions.map(\.selector) == [
        "tap:forEvent:", "back:", "make:sender:", "show:", "shared", "initWithName::", "plain",
      ])
    #expect(read.functions.map(\.role) == [.action, .unwindAction, .segueAction, .segueAction, nil, nil, nil])
    #expect(read.function("make:sender:")?.returnType == TypeReference("UIViewController", isOptional: true))
    #expect(read.function("show:")?.returnType == TypeReference("Detail", isOptional: true))
    #expect(read.function("shared")?.isStatic == true)
    #expect(read.function("shared")?.returnType?.name == "Self")
    #expect(read.function("initWithName::")?.kind == .initializer)
    #expect(read.function("initWithName::")?.parameters.map(\.name) == ["name", "rest"])
    #expect(read.function("initWithName::")?.parameters.first?.type == TypeReference("NSString"))
  }

  @Test("Constants: static ones belong to their file, those of a header to all, extern ones have no value")
  func constants() {
    let source = """
      NS_ASSUME_NONNULL_BEGIN
      extern NSString *const kElsewhere;
      MY_EXPORT NSString * const kExported;
      static NSString *const kStatic = @"s";
      NSString *const kOpen = @"o" @"pen";
      """
    let read = facts(source)
    #expect(read.values.map(\.name) == ["kElsewhere", "kExported", "kStatic", "kOpen"])
    #expect(read.values.map(\.value) == [nil, nil, .string("s"), .string("open")])
    #expect(read.values.map(\.isPrivate) == [false, false, true, false])
    #expect(read.values.map(\.isConstant) == [true, true, true, true])
    #expect(facts(source, isHeader: true).value("kStatic")?.isPrivate == false)
  }

  @Test("C functions are free functions; C++ methods do not swallow what follows")
  func functions() {
    let read = facts(
      """
      static inline UIStoryboard *MainStoryboard(void) { return [UIStoryboard storyboardWithName:@"Main" bundle:nil]; }
      NSString *Name(int kind);
      void Type::method() { call(); }
      static NSString *const kAfter = @"a";
      """)
    #expect(read.functions.map(\.name) == ["MainStoryboard"])
    #expect(read.function("MainStoryboard")?.isPrivate == true)
    #expect(read.function("MainStoryboard")?.returns.count == 1)
    #expect(read.value("kAfter")?.value == .string("a"))
  }

  @Test(
    "initWithCoder: fails always if every way out of it traps or returns nil",
    arguments: [
      ("abort();", true), ("@throw [NSException new];", true),
      ("[self doesNotRecognizeSelector:_cmd]; return nil;", true),
      ("return nil;", true), ("NSAssert(NO, @\"no\"); return nil;", true),
      ("if (coder) { return nil; } else { abort(); }", true),
      ("[NSException raise:@\"a\" format:@\"b\"]; return nil;", true),
      ("return [super initWithCoder:coder];", false), ("self = [super initWithCoder:coder]; return self;", false),
      ("if (!coder) { return nil; } return self;", false), ("NSAssert(NO, @\"no\");", false),
    ])
  func failingInitializer(statements: String, fails: Bool) {
    let read = body(statements, method: "- (instancetype)initWithCoder:(NSCoder *)coder")
    #expect(read.function("initWithCoder:")?.alwaysFails == fails)
  }

  @Test("A method that calls the one of its superclass is an override")
  func overrides() {
    let read = facts(
      """
      @implementation A
      - (void)performSegueWithIdentifier:(NSString *)name sender:(id)sender {
        [super performSegueWithIdentifier:name sender:sender];
      }
      - (void)open:(NSString *)name { [self performSegueWithIdentifier:name sender:nil]; }
      @end
      """)
    #expect(read.functions.map(\.isOverride) == [true, false])
  }
}
