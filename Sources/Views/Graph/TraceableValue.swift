import DisplayList
import Foundation
import Geometry
import Motion

/// One component of a traced value.
struct TraceComponent {
  let name: String
  let value: Double
  init(_ name: String, _ value: some BinaryFloatingPoint) {
    (self.name, self.value) = (name, Double(value))
  }
}

/// A value whose components have names in a trace.
@MainActor protocol TraceableValue {
  /// The components, always the same in number and order.
  var traceComponents: [TraceComponent] { get }
}

extension TraceComponent {
  /// This component of something.
  func of(_ name: String) -> TraceComponent { TraceComponent("\(name).\(self.name)", value) }
}

extension CGRect: TraceableValue {
  var traceComponents: [TraceComponent] {
    [
      TraceComponent("x", minX), TraceComponent("y", minY), TraceComponent("width", width),
      TraceComponent("height", height),
    ]
  }
}

extension CGPoint: TraceableValue {
  var traceComponents: [TraceComponent] { [TraceComponent("x", x), TraceComponent("y", y)] }
}

extension UnitPoint: TraceableValue {
  var traceComponents: [TraceComponent] {
    [TraceComponent("anchor.x", x), TraceComponent("anchor.y", y)]
  }
}

extension ResolvedColor: TraceableValue {
  var traceComponents: [TraceComponent] {
    [
      TraceComponent("color.red", red), TraceComponent("color.green", green),
      TraceComponent("color.blue", blue), TraceComponent("color.opacity", opacity),
    ]
  }
}

extension StyleNumbers: TraceableValue {
  var traceComponents: [TraceComponent] {
    switch self {
    case .color(let color): color.traceComponents
    case .gradient(let gradient):
      gradient.stops.enumerated().flatMap { index, stop in
        (stop.color.traceComponents + [TraceComponent("location", stop.location)])
          .map { $0.of("stop.\(index)") }
      }
    }
  }
}

extension ScaleEffect: TraceableValue {
  var traceComponents: [TraceComponent] {
    [TraceComponent("scale.width", scale.width), TraceComponent("scale.height", scale.height)]
      + anchor.traceComponents.map { $0.of("scale") }
  }
}

extension RotationEffect: TraceableValue {
  var traceComponents: [TraceComponent] {
    [TraceComponent("rotation.degrees", angle.degrees)]
      + anchor.traceComponents.map { $0.of("rotation") }
  }
}

extension OffsetEffect: TraceableValue {
  var traceComponents: [TraceComponent] {
    [TraceComponent("offset.x", offset.width), TraceComponent("offset.y", offset.height)]
  }
}

extension DepthRotation: TraceableValue {
  var traceComponents: [TraceComponent] {
    [
      TraceComponent("degrees", angle.degrees), TraceComponent("axis.x", axis.x),
      TraceComponent("axis.y", axis.y), TraceComponent("axis.z", axis.z),
      TraceComponent("anchor.z", anchorZ), TraceComponent("perspective", perspective),
    ].map { $0.of("rotation3D") } + anchor.traceComponents.map { $0.of("rotation3D") }
  }
}

extension OpacityEffect: TraceableValue {
  var traceComponents: [TraceComponent] { [TraceComponent("opacity", opacity)] }
}

extension BlurEffect: TraceableValue {
  var traceComponents: [TraceComponent] { [TraceComponent("blur.radius", radius)] }
}

extension ShadowEffect: TraceableValue {
  var traceComponents: [TraceComponent] {
    ([
      TraceComponent("radius", radius), TraceComponent("x", offset.width),
      TraceComponent("y", offset.height),
    ] + color.traceComponents).map { $0.of("shadow") }
  }
}

extension ColorEffect: TraceableValue {
  var traceComponents: [TraceComponent] {
    kind == .hueRotation
      ? [TraceComponent("hueRotation.degrees", Angle(radians: amount).degrees)]
      : [TraceComponent("\(kind)", amount)]
  }
}

extension _VisualSteps: TraceableValue {
  var traceComponents: [TraceComponent] {
    steps.flatMap { step in
      zip(step.kind.componentNames, step.numbers).map { name, number in
        switch (step.kind, name) {
        case (.rotation, "rotation.degrees"), (.color(.hueRotation), _):
          TraceComponent(name, Angle(radians: number / step.kind.angleScale).degrees)
        case (_, _) where name.contains("anchor"): TraceComponent(name, number / 128)
        default: TraceComponent(name, number)
        }
      }
    }
  }
}

extension _VisualSteps.Kind {
  fileprivate var componentNames: [String] {
    switch self {
    case .opacity: ["opacity"]
    case .offset: ["offset.x", "offset.y"]
    case .scale: ["scale.width", "scale.height", "scale.anchor.x", "scale.anchor.y"]
    case .rotation: ["rotation.degrees", "rotation.anchor.x", "rotation.anchor.y"]
    case .blur: ["blur.radius"]
    case .color(let kind): [kind == .hueRotation ? "hueRotation.degrees" : "\(kind)"]
    }
  }

  /// What a radian is in the step's numbers.
  fileprivate var angleScale: Double { self == .rotation ? 128 : 1 }
}

extension ColorMultiplyEffect: TraceableValue {
  var traceComponents: [TraceComponent] { color.traceComponents.map { $0.of("multiply") } }
}

extension RoundedRectangle: TraceableValue {
  var traceComponents: [TraceComponent] {
    [
      TraceComponent("cornerWidth", cornerSize.width),
      TraceComponent("cornerHeight", cornerSize.height), TraceComponent("inset", inset),
    ]
  }
}

extension UnevenRoundedRectangle: TraceableValue {
  var traceComponents: [TraceComponent] {
    [
      TraceComponent("corner.topLeading", cornerRadii.topLeading),
      TraceComponent("corner.topTrailing", cornerRadii.topTrailing),
      TraceComponent("corner.bottomLeading", cornerRadii.bottomLeading),
      TraceComponent("corner.bottomTrailing", cornerRadii.bottomTrailing),
      TraceComponent("inset", inset),
    ]
  }
}

extension Rectangle: TraceableValue {
  var traceComponents: [TraceComponent] { [TraceComponent("inset", inset)] }
}
extension Circle: TraceableValue {
  var traceComponents: [TraceComponent] { [TraceComponent("inset", inset)] }
}
extension Ellipse: TraceableValue {
  var traceComponents: [TraceComponent] { [TraceComponent("inset", inset)] }
}
extension Capsule: TraceableValue {
  var traceComponents: [TraceComponent] { [TraceComponent("inset", inset)] }
}

extension _StrokedShape: TraceableValue {
  var traceComponents: [TraceComponent] {
    shape.ownTraceComponents + [
      TraceComponent("stroke.lineWidth", style.lineWidth),
      TraceComponent("stroke.miterLimit", style.miterLimit),
      TraceComponent("stroke.dashPhase", style.dashPhase),
    ]
  }
}

extension _TrimmedShape: TraceableValue {
  var traceComponents: [TraceComponent] {
    shape.ownTraceComponents + [TraceComponent("trim.from", from), TraceComponent("trim.to", to)]
  }
}

extension Shape {
  /// The components of this shape, named or numbered.
  fileprivate var ownTraceComponents: [TraceComponent] {
    (self as? any TraceableValue)?.traceComponents
      ?? numbers(of: animatableData, named: "animatableData")
  }
}

/// The name of a type in a trace: without its module, and of a wrapper what it wraps.
@MainActor func traceName(of type: Any.Type) -> String {
  var name = String(describing: type)
  if name.hasPrefix("_"), let open = name.firstIndex(of: "<") {
    name = String(name[name.index(after: open)...].prefix { $0 != "," && $0 != ">" })
  }
  return String(name.prefix { $0 != "<" })
}
