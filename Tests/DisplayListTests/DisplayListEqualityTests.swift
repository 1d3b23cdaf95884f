import DisplayList
import Foundation
import Geometry
import Pixels
import Testing

/// Two lists are equal if and only if everything in them is; appending and projecting respect that.
@Suite struct DisplayListEqualityTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let red = Paint.solid(ResolvedColor(red: 1, green: 0, blue: 0))
  private static let image = ImageReference(name: "photo", pixmap: Pixmap(width: 2, height: 2))
  private static let font = GlyphOutlines(name: "Blocks", unitsPerEm: 1000) { id in
    Path(CGRect(x: 0, y: -700, width: 100 * Double(id), height: 700))
  }

  private static func list(_ build: (inout DisplayList) -> Void) -> DisplayList {
    var list = DisplayList()
    build(&list)
    return list
  }

  private static func run(_ change: (inout GlyphRun) -> Void = { _ in }) -> GlyphRun {
    let glyph = GlyphRun.Glyph(id: 3, position: CGPoint(x: 10, y: 30))
    var run = GlyphRun(font: font, size: 20, glyphs: [glyph], text: "a")
    change(&run)
    return run
  }

  private static func group(_ change: (inout Layer) -> Void) -> DisplayList {
    var layer = Layer()
    layer.opacity = 0.5
    change(&layer)
    return list { $0.layer(layer) { $0.fill(square, with: red) } }
  }

  /// Lists of one command or group, each unlike all others in one thing.
  private static let different: [DisplayList] = {
    let move = CGAffineTransform(translationX: 1, y: 0)
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    let stops = [
      GradientPaint.Stop(color: ResolvedColor(red: 0, green: 0, blue: 0), location: 0),
      GradientPaint.Stop(color: ResolvedColor(red: 1, green: 1, blue: 1), location: 1),
    ]
    let course = GradientPaint.Course.linear(from: .zero, to: CGPoint(x: 4, y: 0))
    let twin = ImageReference(name: "photo", pixmap: Pixmap(width: 2, height: 2))
    return [
      DisplayList(), list { $0.fill(square, with: red) },
      list { $0.fill(square, rule: .evenOdd, with: red) },
      list { $0.fill(square, with: red, transform: move) },
      list { $0.fill(Path(rect), with: red) }, list { $0.fill(Path(ellipseIn: rect), with: red) },
      list {
        $0.fill(square, with: .solid(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)))
      },
      list { $0.fill(square, with: .gradient(GradientPaint(stops: stops, course: course))) },
      list {
        $0.fill(
          square,
          with: .gradient(
            GradientPaint(stops: stops, course: course, interpolation: .perceptual)))
      },
      list { $0.fill(square, with: .gradient(GradientPaint(stops: [stops[0]], course: course))) },
      list { $0.fill(square, with: .picture(image, in: rect)) },
      list { $0.stroke(square, style: StrokeStyle(lineWidth: 1), with: red) },
      list { $0.stroke(square, style: StrokeStyle(lineWidth: 2), with: red) },
      list { $0.draw(run(), with: red) }, list { $0.draw(run { $0.size = 21 }, with: red) },
      list { $0.draw(run { $0.text = "b" }, with: red) },
      list { $0.draw(run { $0.glyphs[0].id = 4 }, with: red) },
      list { $0.draw(run { $0.glyphs[0].position.x = 11 }, with: red) },
      list { $0.draw(image, in: rect) }, list { $0.draw(image, in: rect, isSmooth: false) },
      list { $0.draw(twin, in: rect) }, group { _ in }, group { $0.opacity = 0.25 },
      group { $0.blendMode = .screen }, group { $0.isIsolated = true },
      group { $0.isAntialiased = false }, group { $0.clip = Layer.Clip(square) },
      group { $0.clip = Layer.Clip(square, rule: .evenOdd) },
      group { $0.clip = Layer.Clip(square, isAntialiased: false) },
      group { $0.clip = Layer.Clip(square, transform: move) }, group { $0.mask = DisplayList() },
      group { $0.mask = list { $0.fill(square, with: red) } },
      group { $0.filters = [.blur(radius: 1, isOpaque: false)] },
      group { $0.filters = [.blur(radius: 1, isOpaque: true)] },
      group { $0.filters = [.blur(radius: 1, isOpaque: true), .blur(radius: 1, isOpaque: false)] },
      group { $0.filters = [.blur(radius: 1, isOpaque: false), .blur(radius: 1, isOpaque: true)] },
      group { $0.filters = [.colorMatrix([1, 0])] },
    ]
  }()

  @Test func everyDifferenceCounts() {
    for (i, a) in Self.different.enumerated() {
      for (j, b) in Self.different.enumerated() { #expect((a == b) == (i == j), "\(i) and \(j)") }
    }
    #expect(Set(Self.different).count == Self.different.count)
  }

  @Test func whatIsBuiltTwiceIsEqualAndHashesAlike() {
    let again = Self.group { $0.clip = Layer.Clip(Self.square, rule: .evenOdd) }
    #expect(Self.different.contains(again) && Set(Self.different).contains(again))
  }

  @Test func orderCounts() {
    let lists = Self.different.dropFirst()
    for (a, b) in zip(lists, lists.dropFirst()) {
      let (there, back) = (
        Self.list {
          $0.append(a)
          $0.append(b)
        },
        Self.list {
          $0.append(b)
          $0.append(a)
        }
      )
      #expect(there != back && there.commands.count == back.commands.count)
    }
  }

  @Test func appendingIsAssociativeAndEmptyListsAreNothing() {
    for (index, a) in Self.different.enumerated() {
      let b = Self.different[(index * 7 + 3) % Self.different.count]
      let c = Self.different[(index * 5 + 1) % Self.different.count]
      let left = Self.list {
        $0.append(a)
        $0.append(b)
        $0.append(c)
      }
      var right = a
      right.append(
        Self.list {
          $0.append(b)
          $0.append(c)
        })
      #expect(left == right)
      right.append(DisplayList())
      #expect(left == right && left.lines == a.lines + b.lines + c.lines)
    }
  }

  // MARK: Projecting

  private static let maps = [
    CGAffineTransform(translationX: 32, y: -8), CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0), CGAffineTransform(scaleX: -1, y: 1),
  ]

  @Test(arguments: maps, maps)
  func oneProjectionAfterAnotherIsBothAtOnce(_ a: CGAffineTransform, _ b: CGAffineTransform) {
    let both = ProjectionTransform(a.concatenating(b))
    for list in Self.different {
      let steps = list.projected(by: ProjectionTransform(a)).projected(by: ProjectionTransform(b))
      #expect(steps == list.projected(by: both))
    }
  }

  @Test(arguments: maps) func aProjectionCanBeUndone(_ map: CGAffineTransform) {
    let (there, back) = (ProjectionTransform(map), ProjectionTransform(map.inverted()))
    for list in Self.different {
      #expect(list.projected(by: there).projected(by: back) == list)
      // An empty list and a mask without content have nothing to move.
      #expect(list.projected(by: there).commands.count == list.commands.count)
    }
  }

  @Test(arguments: maps) func projectingIsListByList(_ map: CGAffineTransform) {
    let projection = ProjectionTransform(map)
    for (a, b) in zip(Self.different, Self.different.reversed()) {
      let joined = Self.list {
        $0.append(a)
        $0.append(b)
      }
      var parts = a.projected(by: projection)
      parts.append(b.projected(by: projection))
      #expect(joined.projected(by: projection) == parts)
    }
  }

  @Test func clipsAndMasksArePartOfWhatIsProjected() throws {
    let map = CGAffineTransform(translationX: 5, y: 6)
    let list = Self.group {
      $0.clip = Layer.Clip(Self.square, transform: CGAffineTransform(scaleX: 2, y: 2))
      $0.mask = Self.list { $0.fill(Self.square, with: Self.red) }
    }
    let first = list.projected(by: ProjectionTransform(map)).commands.first
    guard case .beginLayer(let layer)? = first else {
      Issue.record("no group")
      return
    }
    let clip = try #require(layer.clip)
    #expect(clip.path == Self.square)
    #expect(clip.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))
    #expect(layer.mask == Self.list { $0.fill(Self.square, with: Self.red, transform: map) })
    #expect(layer.opacity == 0.5)
  }
}
