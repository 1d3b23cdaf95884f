import DisplayList
import Foundation
import Geometry
import Motion

extension StyleNumbers: TraceableValue {
  package var traceComponents: [TraceComponent] {
    switch self {
    case .color(let color): color.traceComponents
    case .material(let backdrop): backdrop.tint.traceComponents
    case .gradient(let gradient):
      gradient.stops.enumerated().flatMap { index, stop in
        (stop.color.traceComponents + [TraceComponent("location", stop.location)])
          .map { $0.of("stop.\(index)") }
      }
    }
  }
}
