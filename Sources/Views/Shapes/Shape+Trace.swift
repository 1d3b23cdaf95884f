import DisplayList
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension RoundedRectangle: TraceableValue {
  package var traceComponents: [TraceComponent] {
    [
      TraceComponent("cornerWidth", cornerSize.width),
      TraceComponent("cornerHeight", cornerSize.height), TraceComponent("inset", inset),
    ]
  }
}

extension UnevenRoundedRectangle: TraceableValue {
  package var traceComponents: [TraceComponent] {
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
  package var traceComponents: [TraceComponent] { [TraceComponent("inset", inset)] }
}

extension Circle: TraceableValue {
  package var traceComponents: [TraceComponent] { [TraceComponent("inset", inset)] }
}

extension Ellipse: TraceableValue {
  package var traceComponents: [TraceComponent] { [TraceComponent("inset", inset)] }
}

extension Capsule: TraceableValue {
  package var traceComponents: [TraceComponent] { [TraceComponent("inset", inset)] }
}

extension _StrokedShape: TraceableValue {
  package var traceComponents: [TraceComponent] {
    shape.ownTraceComponents + [
      TraceComponent("stroke.lineWidth", style.lineWidth),
      TraceComponent("stroke.miterLimit", style.miterLimit),
      TraceComponent("stroke.dashPhase", style.dashPhase),
    ]
  }
}

extension _TrimmedShape: TraceableValue {
  package var traceComponents: [TraceComponent] {
    shape.ownTraceComponents + [TraceComponent("trim.from", from), TraceComponent("trim.to", to)]
  }
}

extension Shape {
  /// The trace components of this shape, named or numbered.
  fileprivate var ownTraceComponents: [TraceComponent] {
    (self as? any TraceableValue)?.traceComponents
      ?? numbers(of: animatableData, named: "animatableData")
  }
}
