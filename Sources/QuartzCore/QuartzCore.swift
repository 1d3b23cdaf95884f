// What a scene gets when it says `import QuartzCore`: all that `import SwiftUI` brings.
@_exported public import Rostrum
