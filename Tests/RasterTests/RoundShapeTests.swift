import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// Shapes with round corners painted from the distance of their pixels.
@Suite struct RoundShapeTests {
  static let side = 64

  static let maps = [
    CGAffineTransform(translationX: 31.3, y: 30.7),
    CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 31.3, ty: 30.7),
    CGAffineTransform(a: 0.8, b: 0.6, c: 0.6, d: -0.8, tx: 32, ty: 32.5),
    CGAffineTransform(a: 0, b: -1.3, c: 1.3, d: 0, tx: 30.9, ty: 31),
  ]

  static let paths = [
    circle(3), circle(3.4), circle(7.3), circle(18),
    rounded(CGSize(width: 34, height: 19), 4), rounded(CGSize(width: 34, height: 19), 8),
    rounded(CGSize(width: 34, height: 12), 6), rounded(CGSize(width: 30, height: 30.4), 15),
    rounded(CGSize(width: 26, height: 13.3), 6.5),
  ]

  static func circle(_ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
  }

  static func rounded(_ size: CGSize, _ radius: CGFloat) -> Path {
    Path(
      roundedRect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      cornerRadius: radius, style: .circular)
  }

  private static func list(
    _ path: Path, _ map: CGAffineTransform, _ paint: Paint = .solid(.black)
  ) -> DisplayList {
    var list = DisplayList()
    list.fill(path, with: paint, transform: map)
    return list
  }

  private static func picture(_ list: DisplayList, width: Int = side) -> Pixmap {
    Rasterizer().render(list, width: width, height: side)
  }

  private static func difference(_ a: Pixmap, _ b: Pixmap) -> Int {
    zip(a.words, b.words).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 0
  }

  /// A way of painting the shape that takes its runs.
  enum Way: CaseIterable {
    case radial, clip, mask
  }

  @Test(arguments: paths, maps) func everyWayOfPaintingCoversTheSame(
    _ path: Path, _ map: CGAffineTransform
  ) {
    let color = ResolvedColor(red: 0.2, green: 0.4, blue: 0.8)
    let stops: [GradientPaint.Stop] = [
      .init(color: color, location: 0), .init(color: color, location: 1),
    ]
    for (dx, width) in [(0, Self.side), (13, 30), (28, 7)] {
      let moved = map.concatenating(CGAffineTransform(translationX: CGFloat(-dx), y: 0.25))
      let plain = Self.picture(Self.list(path, moved, .solid(color)), width: width)
      for way in Way.allCases {
        let list: DisplayList
        switch way {
        case .radial:
          let gradient = GradientPaint(
            stops: stops, course: .radial(center: .zero, startRadius: 0, endRadius: 9),
            interpolation: .device)
          list = Self.list(path, moved, .gradient(gradient))
        case .clip, .mask:
          var layer = Layer()
          if way == .clip { layer.clip = Layer.Clip(path, transform: moved) }
          if way == .mask { layer.mask = Self.list(path, moved) }
          var around = DisplayList()
          around.layer(layer) {
            $0.fill(Path(CGRect(x: -9, y: -9, width: 99, height: 99)), with: .solid(color))
          }
          list = around
        }
        #expect(Self.picture(list, width: width) == plain, "\(way) from \(dx)")
      }
    }
  }

  /// A straight gradient is painted along the rows of the shape's outline.
  @Test(arguments: paths, maps) func coversWhatTheOutlineDoes(
    _ path: Path, _ map: CGAffineTransform
  ) {
    let black = Paint.gradient(
      GradientPaint(
        stops: [.init(color: .black, location: 0), .init(color: .black, location: 1)],
        course: .linear(from: .zero, to: CGPoint(x: 9, y: 0)), interpolation: .device))
    let distance = Self.picture(Self.list(path, map))
    let outline = Self.picture(Self.list(path, map, black))
    // Each is within 0.01, 2.5 steps, of the exact area.
    #expect(Self.difference(distance, outline) <= 4)
  }

  @Test(arguments: [3.0, 4.0]) func nothingJumpsWhereTheWayChanges(_ radius: CGFloat) {
    for map in Self.maps.prefix(2) {
      func paths(_ radius: CGFloat) -> [Path] {
        [Self.circle(radius), Self.rounded(CGSize(width: 21, height: 17), radius)]
      }
      for (below, above) in zip(paths(radius - 1e-4), paths(radius + 1e-4)) {
        let pictures = [below, above].map { Self.picture(Self.list($0, map)) }
        #expect(Self.difference(pictures[0], pictures[1]) <= 3)
      }
    }
  }

  @Test(arguments: paths, maps) func anyBandHeightGivesTheSame(
    _ path: Path, _ map: CGAffineTransform
  ) {
    let list = Self.list(path, map)
    let pictures = [1, 3, 8, 33, 64].map {
      Rasterizer(bandHeight: $0).render(list, width: Self.side, height: Self.side)
    }
    #expect(Set(pictures).count == 1)
    let both = Rasterizer.Instructions.allCases.map {
      Rasterizer(instructions: $0).render(list, width: Self.side, height: Self.side)
    }
    #expect(Set(both).count == 1)
  }

  /// What lies beyond an edge of the picture, or a clip's, changes nothing of the rest.
  @Test(arguments: paths) func edgesCutAndChangeNothingElse(_ path: Path) {
    let whole = Self.picture(Self.list(path, Self.maps[1]))
    for (dx, dy, width) in [(20, 0, 64), (33, 9, 37), (25, 31, 19), (13, 0, 30), (28, 27, 6)] {
      let moved = Self.maps[1].concatenating(
        CGAffineTransform(translationX: CGFloat(-dx), y: CGFloat(-dy)))
      let part = Self.picture(Self.list(path, moved), width: width)
      var clipped = DisplayList()
      var layer = Layer()
      layer.clip = Layer.Clip(
        Path(CGRect(x: dx, y: dy, width: width, height: Self.side - dy)))
      clipped.layer(layer) { $0.fill(path, with: .solid(.black), transform: Self.maps[1]) }
      let cut = Self.picture(clipped)
      var isSame = true
      for y in 0..<Self.side - dy {
        for x in 0..<min(width, Self.side - dx) {
          isSame =
            isSame && part[x, y] == whole[x + dx, y + dy]
            && cut[x + dx, y + dy] == whole[x + dx, y + dy]
        }
      }
      #expect(isSame)
      #expect(
        (0..<Self.side).allSatisfy { y in
          (0..<Self.side).allSatisfy { x in
            (x >= dx && x < dx + width && y >= dy) || cut[x, y] == 0
          }
        })
    }
  }

  @Test func narrowPicturesShowTheSameShape() {
    let map = CGAffineTransform(translationX: 2.2, y: 9.6)
    let wide = Self.picture(Self.list(Self.circle(5.5), map))
    for width in 1...9 {
      let narrow = Self.picture(Self.list(Self.circle(5.5), map), width: width)
      for y in 0..<20 {
        for x in 0..<width {
          #expect(abs(Int(narrow[x, y] >> 24) - Int(wide[x, y] >> 24)) <= 3)
        }
      }
    }
  }

  @Test func translucentColorsMeetWhatLiesBeneath() {
    var list = DisplayList()
    let color = ResolvedColor(red: 1, green: 0.4, blue: 0.1, opacity: 0.5)
    list.fill(Path(CGRect(x: 0, y: 0, width: 64, height: 64)), with: .solid(.white))
    list.fill(Self.circle(20), with: .solid(color), transform: Self.maps[0])
    let picture = Self.picture(list)
    let inside = picture[31, 30]
    #expect(inside & 0xff == 255 && inside >> 24 == 255)
    #expect(abs(Int(inside >> 8 & 0xff) - 179) <= 1)
    #expect(picture[2, 2] == 0xffff_ffff)
    // Nothing is painted twice.
    let columns = Set((20..<44).map { picture[$0, 30] })
    #expect(columns.count == 1)
  }
}
