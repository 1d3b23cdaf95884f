import DisplayList
import Foundation
import Geometry
import Motion

/// One component of a traced value.
package struct TraceComponent {
  let name: String
  let value: Double
  package init(_ name: String, _ value: some BinaryFloatingPoint) {
    (self.name, self.value) = (name, Double(value))
  }
}

/// A value whose components have names in a trace.
@MainActor package protocol TraceableValue {
  /// The components, always the same in number and order.
  var traceComponents: [TraceComponent] { get }
}

extension TraceComponent {
  /// This component of something.
  package func of(_ name: String) -> TraceComponent {
    TraceComponent("\(name).\(self.name)", value)
  }
}

extension CGRect: TraceableValue {
  package var traceComponents: [TraceComponent] {
    [
      TraceComponent("x", minX), TraceComponent("y", minY), TraceComponent("width", width),
      TraceComponent("height", height),
    ]
  }
}

extension CGPoint: TraceableValue {
  package var traceComponents: [TraceComponent] {
    [TraceComponent("x", x), TraceComponent("y", y)]
  }
}

extension UnitPoint: TraceableValue {
  package var traceComponents: [TraceComponent] {
    [TraceComponent("anchor.x", x), TraceComponent("anchor.y", y)]
  }
}

extension ResolvedColor: TraceableValue {
  package var traceComponents: [TraceComponent] {
    [
      TraceComponent("color.red", red), TraceComponent("color.green", green),
      TraceComponent("color.blue", blue), TraceComponent("color.opacity", opacity),
    ]
  }
}

/// The name of a type in a trace: without its module, and of a wrapper what it wraps.
@MainActor package func traceName(of type: Any.Type) -> String {
  var name = String(describing: type)
  if name.hasPrefix("_"), let open = name.firstIndex(of: "<") {
    name = String(name[name.index(after: open)...].prefix { $0 != "," && $0 != ">" })
  }
  return String(name.prefix { $0 != "<" })
}
