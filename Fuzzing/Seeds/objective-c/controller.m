#import "A.h"
#define kSegue @"show"
#if 0
@end
#else
static NSString *const kName = @"a" @"b";
#endif
@interface A () <P> { IBOutlet id _x; }
@property (nonatomic, weak) IBOutlet UIView *view;
@end
@implementation A
- (instancetype)initWithCoder:(NSCoder *)c { if (!(self = [super initWithCoder:c])) return nil; return self; }
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)s {
  if ([segue.identifier isEqualToString:kSegue]) { B *b = (B *)[segue destinationViewController]; b.x = ^(int i){ return @{@"k": @(i)}; }; }
  [self performSegueWithIdentifier:cond ? @"a" : kName sender:self];
}
- (IBAction)go:(id)s { UIStoryboard *b = [UIStoryboard storyboardWithName:@"Main" bundle:nil]; [self.navigationController pushViewController:[b instantiateInitialViewController] animated:YES]; }
@end
