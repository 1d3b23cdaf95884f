internal import Foundation
internal import Geometry
internal import Motion
internal import SceneDocuments
internal import ViewEngine
internal import Views

extension NodeLowering {
  /// Filters, shadow and opacity, in the order of ``NodeValues``.
  func filtered(_ content: any View) -> any View {
    var view = content
    if used.brightness != nil { view = view.set(brightness: values.brightness ?? 0) }
    if used.contrast != nil { view = view.set(contrast: values.contrast ?? 1) }
    if used.saturation != nil { view = view.set(saturation: values.saturation ?? 1) }
    if used.grayscale != nil { view = view.set(grayscale: values.grayscale ?? 0) }
    if used.hueRotation != nil { view = view.set(hueRotation: values.hueRotation ?? .zero) }
    if used.blur != nil { view = view.set(blur: values.blur ?? 0) }
    if let other = plan.visibleShadow {
      // No shadow is that of another state, invisible: so it grows.
      let none = Shadow(color: .faded(other.color, opacity: 0), radius: 0)
      let now = values.shadow ?? none
      view = view.set(shadow: now.isVisible ? now : none)
    }
    if used.opacity != nil { view = view.set(opacity: values.opacity ?? 1) }
    return view
  }

  /// Scale and turns.
  func transformed(_ content: any View) -> any View {
    var view = content
    if used.scaleX != nil || used.scaleY != nil {
      view = view.scaled(x: values.scaleX ?? 1, y: values.scaleY ?? 1, anchor)
    }
    if used.rotation != nil { view = view.rotated(values.rotation ?? .zero, anchor) }
    if let other = used.rotation3D {
      let none = Rotation3D(
        angle: .zero, x: other.x, y: other.y, z: other.z, perspective: other.perspective)
      view = view.turned(values.rotation3D ?? none, anchor)
    }
    return view
  }

  /// Keyframes and phases, on top of what scale and turns say, and about the same place.
  func moving(_ content: any View) -> any View {
    var view = content
    if let motion = node.keyframes {
      view = view.followingKeyframes(motion, run(motion.trigger), anchor)
    }
    if let motion = node.phases { view = view.goingThrough(motion, run(motion.trigger), anchor) }
    return view
  }

  private func run(_ trigger: MotionTrigger) -> MotionRun {
    switch trigger {
    case .always: .always
    case .start: .counted(0, beginsOnArrival: true)
    case .states(let states):
      .counted(
        surroundings.moment.count(of: states),
        beginsOnArrival: surroundings.moment.begins(states))
    }
  }

  /// Where it stands, and how it is dragged from there.
  func placed(_ content: any View) -> any View {
    var view = content
    if used.x != nil || used.y != nil { view = view.shifted(x: values.x ?? 0, y: values.y ?? 0) }
    for number in plan.touches.drags {
      view = view.shifted(by: surroundings.moment.drags[number] ?? .zero)
    }
    return view
  }

  /// What touches of it do; place among siblings and mixing with what is behind.
  func touched(_ content: any View) -> any View {
    var view = content
    let (touches, conductor) = (plan.touches, surroundings.conductor)
    if !touches.taps.isEmpty { view = view.tapped { conductor.perform(touches.taps) } }
    for (number, seconds) in touches.presses {
      view = view.pressed(for: seconds) { conductor.perform([number]) }
    }
    for number in touches.drags {
      view = view.dragged(
        { conductor.drag(number, by: $0) }, end: { conductor.endDrag(number, at: $0) })
    }
    if used.position != nil {
      let always = node.base.position != nil
      view =
        always
        ? view.positioned(at: values.position ?? .zero)
        : view.positioned(perhapsAt: values.position)
    }
    if used.blendMode != nil { view = view.set(blendMode: values.blendMode ?? .normal) }
    if used.zIndex != nil { view = view.set(zIndex: values.zIndex ?? 0) }
    return view
  }
}
