import Rostrum

extension DisplayList {
  /// The list as text with every colour taken out: what is painted where, in which groups.
  var shape: [String] {
    lines.map(\.uncoloured)
  }

  /// The list as text with the opacities of groups taken out, and groups that have nothing else.
  var withoutFading: [String] {
    var lines: [String] = []
    var open: [Bool] = []
    for line in self.lines {
      let bare = line.trimmingCharacters(in: .whitespaces)
      if bare.hasSuffix("{") {
        let rest = bare.replacing(/\ opacity [0-9.]+/, with: "")
        open.append(rest == "group {")
        if rest != "group {" { lines.append(rest) }
      } else if bare == "}" {
        if open.popLast() == false { lines.append(bare) }
      } else {
        lines.append(bare)
      }
    }
    return lines
  }

  /// The colours of fills and letters, in painting order.
  var colors: [ResolvedColor] {
    commands.compactMap {
      switch $0 {
      case .fill(_, _, .solid(let color), _), .glyphs(_, .solid(let color), _),
        .stroke(_, _, .solid(let color), _):
        color
      default: nil
      }
    }
  }

  /// What is said, in painting order.
  var words: [String] {
    commands.compactMap { if case .glyphs(let run, _, _) = $0 { run.text } else { nil } }
  }

  /// The frames of fills on the stage, in painting order.
  var fills: [CGRect] {
    commands.compactMap {
      guard case .fill(let path, _, _, let transform) = $0 else { return nil }
      return path.boundingRect.applying(transform)
    }
  }

  /// The paths of fills on the stage.
  var paths: [Path] {
    commands.compactMap {
      guard case .fill(let path, _, _, let transform) = $0 else { return nil }
      return transform.isIdentity ? path : path.applying(transform)
    }
  }

  /// The groups, outermost first.
  var groups: [Layer] {
    commands.compactMap { if case .beginLayer(let layer) = $0 { layer } else { nil } }
  }
}

extension ResolvedColor {
  /// The components in 255ths, and the opacity in hundredths.
  var code: [Int] {
    [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((opacity * 100).rounded())]
  }
}

/// The list of a scene as it is at first.
@MainActor func list(
  on stage: Stage = .small, @ViewBuilder _ content: () -> some View
) throws -> DisplayList {
  let list = try Rehearsal(stage, content).list
  // What is written in tests after it was looked at is taken from here.
  if ProcessInfo.processInfo.environment["PRINT_LISTS"] != nil {
    print("LIST BEGIN\n\(list.description)\nLIST END")
  }
  return list
}
