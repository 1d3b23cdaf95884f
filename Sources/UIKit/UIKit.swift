// What a scene gets when it says `import UIKit`: all that `import SwiftUI` brings.
@_exported public import Rostrum
