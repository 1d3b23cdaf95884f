import DisplayList
import Foundation
import Geometry
import Testing

/// The rule by which a list is mixed with what lies beneath is taken away, or there is none to take.
@Suite("Taking a list's blend mode") struct TakenBlendModeTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let red = Paint.solid(ResolvedColor(red: 1, green: 0, blue: 0))

  private static func layer(_ mode: BlendMode, opacity: Double = 1) -> Layer {
    var layer = Layer()
    (layer.blendMode, layer.opacity) = (mode, opacity)
    return layer
  }

  private static func list(_ build: (inout DisplayList) -> Void) -> DisplayList {
    var list = DisplayList()
    build(&list)
    return list
  }

  /// Two squares, of which one is in a group with a rule of its own.
  private static let content = list {
    $0.fill(square, with: red)
    $0.layer(layer(.screen)) { $0.fill(square, with: red) }
  }

  @Test("it is that of the layer around all, which else stays as it is", arguments: [1, 0.5])
  func taken(opacity: Double) {
    for mode in BlendMode.allCases where mode != .normal {
      let whole = Self.list {
        $0.layer(Self.layer(mode, opacity: opacity)) { $0.append(Self.content) }
      }
      var rest = whole
      let taken = rest.takeBlendMode()
      #expect(taken == mode)
      #expect(rest.commands.first == .beginLayer(Self.layer(.normal, opacity: opacity)))
      #expect(rest.commands.dropFirst() == whole.commands.dropFirst())
      // It is there once.
      let once = rest
      let again = rest.takeBlendMode()
      #expect(again == nil && rest == once)
    }
  }

  @Test("a list that is no one layer with a rule of its own has none, and stays as it is")
  func none() {
    let mixed = Self.list { $0.layer(Self.layer(.multiply)) { $0.append(Self.content) } }
    let lists = [
      DisplayList(), Self.content,
      Self.list { $0.layer(Self.layer(.normal, opacity: 0.5)) { $0.append(mixed) } },
      Self.list {
        $0.append(mixed)
        $0.append(mixed)
      },
      Self.list {
        $0.append(mixed)
        $0.fill(Self.square, with: Self.red)
      },
      Self.list {
        $0.fill(Self.square, with: Self.red)
        $0.append(mixed)
      },
    ]
    for list in lists {
      var rest = list
      let taken = rest.takeBlendMode()
      #expect(taken == nil && rest == list, "\(list)")
    }
  }
}
