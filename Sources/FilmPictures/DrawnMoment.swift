public import DisplayList
public import Foundation
internal import Geometry

/// A frame with an account of which view drew what.
public struct DrawnMoment: Sendable {
  /// The frame's number, from 0.
  public var frame: Int
  /// What it shows.
  public var list: DisplayList
  /// The name of the view that drew each command of the list; empty where nobody's view did.
  public var views: [String]

  /// Creates a moment.
  ///
  /// - Parameters:
  ///   - frame: The frame's number, from 0.
  ///   - list: What it shows.
  ///   - views: The name of the view that drew each command of the list; as many.
  public init(frame: Int, list: DisplayList, views: [String]) {
    (self.frame, self.list, self.views) = (frame, list, views)
  }
}

extension DrawnMoment {
  /// What each view paints, as an upright rectangle of the stage, in painting order.
  ///
  /// A shape that only turns keeps its middle. Shadows and what is cut off do not count.
  public var extents: [(view: String, rect: CGRect)] {
    var extents: [(view: String, rect: CGRect)] = []
    var places: [String: Int] = [:]
    for (command, view) in zip(list.commands, views) where !view.isEmpty {
      guard let rect = command.extent, rect.midX.isFinite, rect.midY.isFinite else { continue }
      if let place = places[view] {
        extents[place].rect = extents[place].rect.union(rect)
      } else {
        places[view] = extents.count
        extents.append((view, rect))
      }
    }
    return extents
  }
}

extension DisplayList.Command {
  /// Around what the command paints; `nil` for nothing.
  var extent: CGRect? {
    switch self {
    case .fill(let path, _, _, let transform), .stroke(let path, _, _, let transform):
      let rect = path.boundingRect
      return rect.isNull ? nil : rect.applying(transform)
    case .picture(_, let rect, _, let transform): return rect.applying(transform)
    case .glyphs(let run, _, let transform):
      // From the first origin to the last, as high as the letters: the middle is what counts.
      let (x, y) = (run.glyphs.map(\.position.x), run.glyphs.map(\.position.y))
      guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
        return nil
      }
      let size = CGFloat(run.size)
      let rect = CGRect(
        x: left, y: top - size * 0.7, width: right - left + size * 0.5,
        height: bottom - top + size * 0.7)
      return rect.applying(transform)
    case .beginLayer, .endLayer: return nil
    }
  }
}

/// A command that paints, with the layers that it is in, outermost first.
struct DrawnLeaf: Hashable {
  /// A layer; two that are alike are two.
  struct Group: Hashable {
    /// Where it begins in its list.
    var number: Int
    var layer: Layer
  }

  var groups: [Group]
  var command: DisplayList.Command
  var view: String

  /// Its shape and place, whatever colours it has and however faint it is.
  var shape: Shape {
    Shape(
      layers: groups.map { group in
        var layer = group.layer
        layer.opacity = 1
        return layer
      }, command: command.inBlack)
  }

  struct Shape: Hashable {
    var layers: [Layer]
    var command: DisplayList.Command
  }

  /// The painting commands of a frame, in painting order.
  static func leaves(of moment: DrawnMoment) -> [DrawnLeaf] {
    var leaves: [DrawnLeaf] = []
    var groups: [Group] = []
    for (index, command) in moment.list.commands.enumerated() {
      switch command {
      case .beginLayer(let layer): groups.append(Group(number: index, layer: layer))
      case .endLayer: groups.removeLast()
      default:
        let view = index < moment.views.count ? moment.views[index] : ""
        leaves.append(DrawnLeaf(groups: groups, command: command, view: view))
      }
    }
    return leaves
  }

  /// Appends leaves to a list, in the layers that they are in; what stands together in one layer stays together.
  static func draw(_ leaves: ArraySlice<DrawnLeaf>, depth: Int = 0, into list: inout DisplayList) {
    var rest = leaves
    while let first = rest.first {
      guard first.groups.count > depth else {
        list.append(first.command)
        rest = rest.dropFirst()
        continue
      }
      let group = first.groups[depth]
      let members = rest.prefix {
        $0.groups.count > depth && $0.groups[depth].number == group.number
      }
      list.layer(group.layer) { draw(members, depth: depth + 1, into: &$0) }
      rest = rest.dropFirst(members.count)
    }
  }
}

extension DisplayList.Command {
  /// The same in one colour.
  fileprivate var inBlack: Self {
    switch self {
    case .fill(let path, let rule, _, let transform): .fill(path, rule, .solid(.black), transform)
    case .stroke(let path, let style, _, let transform):
      .stroke(path, style, .solid(.black), transform)
    case .glyphs(let run, _, let transform): .glyphs(run, .solid(.black), transform)
    case .picture, .beginLayer, .endLayer: self
    }
  }
}

extension DisplayList {
  /// Appends a command that paints.
  fileprivate mutating func append(_ command: Command) {
    switch command {
    case .fill(let path, let rule, let paint, let transform):
      fill(path, rule: rule, with: paint, transform: transform)
    case .stroke(let path, let style, let paint, let transform):
      stroke(path, style: style, with: paint, transform: transform)
    case .glyphs(let run, let paint, let transform): draw(run, with: paint, transform: transform)
    case .picture(let image, let rect, let isSmooth, let transform):
      draw(image, in: rect, isSmooth: isSmooth, transform: transform)
    case .beginLayer, .endLayer: break
    }
  }
}
