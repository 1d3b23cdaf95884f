// What a scene gets when it says `import CoreGraphics`: all that `import SwiftUI` brings.
@_exported public import Rostrum
