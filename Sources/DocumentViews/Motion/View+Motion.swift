internal import Foundation
internal import Geometry
internal import Motion
internal import SceneDocuments
internal import ViewEngine
internal import Views

extension View {
  /// Moves this view by keyframes.
  func followingKeyframes(
    _ motion: KeyframeMotion, _ run: MotionRun, _ anchor: UnitPoint
  ) -> any View {
    switch run {
    case .always: modifier(RepeatedKeyframes(tracks: KeyframeTracks(motion), anchor: anchor))
    case .counted(let count, let begins):
      modifier(
        CountedKeyframes(
          tracks: KeyframeTracks(motion), anchor: anchor, count: count, beginsOnArrival: begins))
    }
  }

  /// Moves this view through phases.
  func goingThrough(_ motion: PhaseMotion, _ run: MotionRun, _ anchor: UnitPoint) -> any View {
    switch run {
    case .always: modifier(RepeatedPhases(steps: PhaseSteps(motion), anchor: anchor))
    case .counted(let count, let begins):
      modifier(
        CountedPhases(
          steps: PhaseSteps(motion), anchor: anchor, count: count, beginsOnArrival: begins))
    }
  }

  /// Changes this view by numbers, those only that ever move.
  func moved(by numbers: MotionNumbers, about anchor: UnitPoint) -> AnyView {
    var view: any View = self
    if numbers.moves(.saturation) { view = view.set(saturation: numbers[.saturation]) }
    if numbers.moves(.brightness) { view = view.set(brightness: numbers[.brightness]) }
    if numbers.moves(.hueRotation) {
      view = view.set(hueRotation: .radians(numbers[.hueRotation]))
    }
    if numbers.moves(.blur) { view = view.set(blur: numbers[.blur]) }
    if numbers.moves(.opacity) { view = view.set(opacity: numbers[.opacity]) }
    if numbers.moves(.scale, .scaleX, .scaleY) {
      view = view.scaled(
        x: numbers[.scale] * numbers[.scaleX], y: numbers[.scale] * numbers[.scaleY], anchor)
    }
    if numbers.moves(.rotation) { view = view.rotated(.radians(numbers[.rotation]), anchor) }
    if numbers.moves(.x, .y) { view = view.shifted(x: numbers[.x], y: numbers[.y]) }
    return AnyView(erased: view)
  }
}
