// What a scene gets when it says `import SpriteKit`: UIKit's and SwiftUI's names with it, as Apple's module has them.
@_exported public import Rostrum
public import UIKitViews

/// A colour, by SpriteKit's name: UIKit's.
public typealias SKColor = UIColor
