internal import SceneDocuments

/// When the keyframes or phases of a node run.
enum MotionRun {
  /// Again and again.
  case always
  /// Once for each step of a count; and once when the node appears, if it is so.
  case counted(Int, beginsOnArrival: Bool)
}

/// The numbers of the properties that keyframes or phases move.
struct MotionNumbers {
  /// The properties, in the order in which they are applied.
  let properties: [MovingProperty]
  /// A number for each.
  var numbers: [Double]

  /// The number of a property, or what changes nothing.
  subscript(property: MovingProperty) -> Double {
    properties.firstIndex(of: property).map { numbers[$0] } ?? property.neutral
  }

  /// Whether one of the properties is among these.
  func moves(_ wanted: MovingProperty...) -> Bool { wanted.contains { properties.contains($0) } }
}
