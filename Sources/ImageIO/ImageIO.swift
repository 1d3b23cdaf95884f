// What a scene gets when it says `import ImageIO`: all that `import SwiftUI` brings.
@_exported public import Rostrum
