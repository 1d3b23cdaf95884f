// What a scene gets when it says `import SwiftUI`.
@_exported public import ImageFilters
@_exported public import DisplayList
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Motion
@_exported public import Networking
@_exported public import Observation
@_exported public import CombineShim
// Not its inner types, which have names of other modules: WidgetKit's Timeline.
@_exported public import struct SceneGraph.AnimationCompletionCriteria
@_exported public import struct SceneGraph.Transaction
@_exported public import protocol SceneGraph.TransactionKey
@_exported public import func SceneGraph.withAnimation
@_exported public import func SceneGraph.withTransaction
@_exported public import SceneInputs
@_exported public import UIKitViews
@_exported public import UserNotifications
@_exported public import ViewEngine
@_exported public import Views
