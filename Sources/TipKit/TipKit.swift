// What a scene gets when it says `import TipKit`: SwiftUI's names with it, as Apple's module has them.
@_exported public import Rostrum
