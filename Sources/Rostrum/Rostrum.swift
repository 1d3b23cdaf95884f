// What a scene gets when it says `import SwiftUI`.
@_exported public import DisplayList
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Motion
@_exported public import Networking
@_exported public import Observation
@_exported public import CombineShim
@_exported public import SceneGraph
@_exported public import SceneInputs
@_exported public import UIKitViews
@_exported public import ViewEngine
@_exported public import Views
