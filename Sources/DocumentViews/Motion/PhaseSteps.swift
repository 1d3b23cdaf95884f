internal import Geometry
internal import Motion
internal import SceneDocuments
internal import ViewEngine
internal import Views

/// The phases of a node, as SwiftUI's phase animator takes them.
struct PhaseSteps {
  private let phases: [PhaseMotion.Phase]
  private let properties: [MovingProperty]

  init(_ motion: PhaseMotion) {
    phases = motion.phases
    let moved = phases.flatMap { $0.values.map(\.property) }
    properties = MovingProperty.allCases.filter(moved.contains)
  }

  /// The phases by number.
  var numbers: Range<Int> { phases.indices }

  /// The numbers of a phase: those that it does not name change nothing.
  func values(in phase: Int) -> MotionNumbers {
    let values = phases[phase].values
    return MotionNumbers(
      properties: properties,
      numbers: properties.map { property in
        values.last { $0.property == property }?.value ?? property.neutral
      })
  }

  /// How a phase is entered.
  func animation(of phase: Int) -> Animation? {
    (phases[phase].animation ?? .animation(.default)).animation
  }
}

/// Phases that are gone through again and again.
struct RepeatedPhases: ViewModifier {
  let steps: PhaseSteps
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    content.phaseAnimator(steps.numbers) { view, phase in
      view.moved(by: steps.values(in: phase), about: anchor)
    } animation: {
      steps.animation(of: $0)
    }
  }
}

/// Phases that are gone through once for each step of a count.
struct CountedPhases: ViewModifier {
  let steps: PhaseSteps
  let anchor: UnitPoint
  let count: Int
  /// Whether they are gone through when the node appears, too.
  let beginsOnArrival: Bool
  @State var arrivals = 0

  func body(content: Content) -> some View {
    content.phaseAnimator(steps.numbers, trigger: count + arrivals) { view, phase in
      view.moved(by: steps.values(in: phase), about: anchor)
    } animation: {
      steps.animation(of: $0)
    }
    .onAppear { if beginsOnArrival { arrivals = 1 } }
  }
}
