/// The classes of Foundation and Core Data that apps inherit from or name in Interface Builder.
extension SystemFrameworks {
  static let foundation = SystemFramework(
    name: "Foundation",
    classes: [
      "NSObject": """
      NSString NSArray NSDictionary NSSet NSOrderedSet NSData NSDate NSValue NSURL NSURLSession NSURLSessionTask \
      NSOperation Operation OperationQueue NSOperationQueue Thread NSThread Timer NSTimer Bundle NSBundle Formatter \
      NSFormatter FileManager NSFileManager UserDefaults NSUserDefaults NotificationCenter NSNotificationCenter \
      NSNotification NSError NSException NSUndoManager UndoManager NSCoder NSPredicate NSSortDescriptor \
      NSExpression NSAttributedString NSCharacterSet NSLocale NSTimeZone NSCalendar NSDateComponents NSUUID \
      NSIndexPath NSIndexSet NSURLConnection NSURLProtocol URLProtocol NSURLRequest NSURLResponse URLResponse \
      NSURLCache URLCache NSHTTPCookieStorage NSCache Progress NSProgress NSUbiquitousKeyValueStore NSMetadataQuery \
      NSMetadataItem NSFileCoordinator Stream NSStream NSXMLParser XMLParser NSJSONSerialization JSONSerialization \
      NSScanner Scanner NSExtensionContext NSExtensionItem NSItemProvider NSUserScriptTask NSAppleScript \
      NSXPCConnection NSXPCListener Process NSTask NSPort NSRunLoop NSLinguisticTagger NSLock NSCompoundPredicate \
      NSComparisonPredicate NSScriptCommand NSRecursiveLock HTTPCookieStorage HTTPCookie NSCondition \
      NSManagedObject NSManagedObjectContext NSManagedObjectModel NSPersistentStoreCoordinator \
      NSPersistentContainer NSPersistentStore NSFetchedResultsController NSFetchRequest NSEntityDescription \
      NSEntityMapping NSEntityMigrationPolicy NSMergePolicy NSManagedObjectID CALayer CAAnimation CADisplayLink \
      NSFileWrapper NSFileHandle FileHandle NSURLCredential NSURLProtectionSpace NSValueTransformer \
      ValueTransformer
      """,
      "NSScriptCommand": "NSCreateCommand NSDeleteCommand NSExistsCommand NSQuitCommand NSCloneCommand NSMoveCommand",
      "NSString": "NSMutableString",
      "NSArray": "NSMutableArray",
      "NSDictionary": "NSMutableDictionary",
      "NSSet": "NSMutableSet",
      "NSData": "NSMutableData",
      "NSValue": "NSNumber",
      "NSNumber": "NSDecimalNumber",
      "NSAttributedString": "NSMutableAttributedString",
      "NSCoder": "NSKeyedArchiver NSKeyedUnarchiver NSXPCCoder",
      "NSOperation": "NSBlockOperation NSInvocationOperation",
      "Operation": "BlockOperation",
      "NSFormatter": "NSDateFormatter NSNumberFormatter NSByteCountFormatter",
      "Formatter": "DateFormatter NumberFormatter ByteCountFormatter MeasurementFormatter",
      "NSURLSessionTask": "NSURLSessionDataTask NSURLSessionDownloadTask NSURLSessionUploadTask",
      "Stream": "InputStream OutputStream",
      "NSStream": "NSInputStream NSOutputStream",
      "NSPersistentContainer": "NSPersistentCloudKitContainer",
      "CALayer": """
      CAShapeLayer CAGradientLayer CATextLayer CAScrollLayer CATiledLayer CAReplicatorLayer CAEmitterLayer \
      CAMetalLayer
      """,
      "CAAnimation": "CAPropertyAnimation CAAnimationGroup CATransition",
      "CAPropertyAnimation": "CABasicAnimation CAKeyframeAnimation",
    ])
}
