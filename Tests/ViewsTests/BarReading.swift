import Rostrum

/// A line of text as it is seen: what is around it counts.
struct SeenText {
  let text: String
  /// The size of the letters, in points of the stage.
  let size: Double
  /// Where it begins on its baseline.
  let place: CGPoint
  /// The opacity of all groups around it.
  let opacity: Double
  /// Beyond which frame it is hidden; `nil` for none.
  let clip: CGRect?
}

extension DisplayList {
  /// The lines of text in painting order.
  var texts: [SeenText] {
    var groups: [Layer] = []
    var found: [SeenText] = []
    for command in commands {
      switch command {
      case .beginLayer(let layer): groups.append(layer)
      case .endLayer: groups.removeLast()
      case .glyphs(let run, _, let transform):
        let first = run.glyphs.first?.position ?? .zero
        found.append(
          SeenText(
            text: run.text, size: run.size * Double(transform.d), place: first.applying(transform),
            opacity: groups.reduce(1) { $0 * $1.opacity },
            clip: groups.last?.clip?.path.boundingRect))
      default: break
      }
    }
    return found
  }

  /// The grounds of bars that show what lies beneath: where each is, and its opacity.
  var backdrops: [(frame: CGRect, opacity: Double)] {
    commands.compactMap {
      guard case .fill(let path, _, .backdrop(let paint), let transform) = $0 else { return nil }
      return (path.boundingRect.applying(transform), paint.opacity)
    }
  }
}

extension Rehearsal {
  /// A line of text, large or small: large ones have letters of more than 24 points.
  func text(_ text: String, isLarge: Bool = false) -> SeenText? {
    list.texts.first { $0.text == text && ($0.size > 24) == isLarge }
  }

  /// Carries the content up by a finger that stays where it then is.
  func carry(_ way: Double, from start: CGPoint = CGPoint(x: 100, y: 250)) throws {
    try drag(
      from: start, to: CGPoint(x: start.x, y: start.y - way), at: time + 0.1, steps: 20,
      release: false)
  }
}

/// Rows of fifty points, each its own tile.
struct Rows: View {
  var count = 20
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Tile($0).frame(height: 50).id($0) }
      }
    }
  }
}
