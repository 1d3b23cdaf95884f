import DisplayList
import Foundation
import Geometry
import Motion

extension StyleNumbers: TraceableValue {
  package var traceComponents: [TraceComponent] {
    switch self {
    case .color(let color): color.traceComponents
    case .material(let backdrop): backdrop.tint.traceComponents
    case .shader(let shader): shader.traceComponents
    case .tiles: []
    case .shadowed(let base, _): base.traceComponents
    case .mesh(let mesh):
      mesh.colors.enumerated().flatMap { index, color in
        color.traceComponents.map { $0.of("vertex.\(index)") }
      }
        + mesh.points.enumerated().flatMap { index, point in
          [TraceComponent("x", point.x), TraceComponent("y", point.y)]
            .map { $0.of("point.\(index)") }
        }
    case .gradient(let gradient):
      gradient.stops.enumerated().flatMap { index, stop in
        (stop.color.traceComponents + [TraceComponent("location", stop.location)])
          .map { $0.of("stop.\(index)") }
      }
    }
  }
}
