internal import Foundation
internal import SceneDocuments

extension SceneEvent.Drag {
  /// How far the node follows a finger that has gone so far.
  func limited(_ translation: CGSize) -> CGSize {
    let (width, height) = (Double(translation.width), Double(translation.height))
    return CGSize(
      width: axis == .vertical ? 0 : limited(width),
      height: axis == .horizontal ? 0 : limited(height))
  }

  private func limited(_ distance: Double) -> Double {
    limits.map { min(max(distance, $0.lowerBound), $0.upperBound) } ?? distance
  }

  /// Whether a drag that went so far changes states.
  func isFarEnough(_ translation: CGSize) -> Bool {
    let (width, height) = (Double(translation.width), Double(translation.height))
    let distance =
      switch axis {
      case .horizontal: width
      case .vertical: height
      case .both: (width * width + height * height).squareRoot()
      }
    if threshold > 0 { return distance >= threshold }
    return threshold < 0 ? distance <= threshold : true
  }
}
