import Codecs
import MediaSupport
import Pixels
import Testing

@Suite("VideoPlanes")
struct VideoPlanesTests {
  /// The conversion in real numbers, from the standard's constants.
  static func reference(_ pixel: UInt32) -> (luma: Double, blue: Double, red: Double) {
    let r = Double(pixel & 255) / 255
    let g = Double(pixel >> 8 & 255) / 255
    let b = Double(pixel >> 16 & 255) / 255
    let luma = 0.2126 * r + 0.7152 * g + 0.0722 * b
    return (16 + 219 * luma, 128 + 224 * (b - luma) / 1.8556, 128 + 224 * (r - luma) / 1.5748)
  }

  static func flat(_ pixel: UInt32, width: Int = 6, height: Int = 4) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { pixmap[x, y] = pixel } }
    return pixmap
  }

  @Test("are the conversion in real numbers, rounded, for colours from the whole cube")
  func accuracy() {
    for step in 0..<4096 {
      let (r, g, b) = (step & 15, step >> 4 & 15, step >> 8)
      let pixel = 0xff00_0000 | UInt32(b * 17) << 16 | UInt32(g * 17) << 8 | UInt32(r * 17)
      let expected = Self.reference(pixel)
      for layout in [VideoPlanes.Layout.yuv420p, .yuv444p] {
        let planes = Self.flat(pixel).planes(layout).planes
        #expect(abs(Double(planes[0][0]) - expected.luma) < 0.52)
        #expect(abs(Double(planes[1][0]) - expected.blue) < 0.52)
        #expect(abs(Double(planes[2][0]) - expected.red) < 0.52)
      }
    }
  }

  @Test("keep greys neutral and reach exactly black and white")
  func greys() {
    for grey in 0..<256 {
      let value = UInt32(grey)
      let planes = Self.flat(0xff00_0000 | value << 16 | value << 8 | value).planes(.yuv420p).planes
      #expect(planes[1].allSatisfy { $0 == 128 })
      #expect(planes[2].allSatisfy { $0 == 128 })
    }
    #expect(Self.flat(0xffff_ffff).planes(.yuv420p).planes[0][0] == 235)
    #expect(Self.flat(0xff00_0000).planes(.yuv420p).planes[0][0] == 16)
  }

  @Test("filter chroma across two rows and three columns, at every width and height")
  func siting() {
    for (width, height) in [(2, 2), (4, 2), (17, 5), (34, 6), (1, 1), (2, 3), (33, 2)] {
      let pixmap = SyntheticFrames.noise(width: width, height: height, seed: 11)
      let planes = pixmap.planes(.yuv420p)
      #expect(planes.rowSizes == [width, (width + 1) / 2, (width + 1) / 2])
      for y in 0..<(height + 1) / 2 {
        for x in 0..<(width + 1) / 2 {
          var (blue, red) = (0.0, 0.0)
          for (offset, weight) in [(0, 11.0), (1, 6.0), (2, -1.0)] {
            for row in [2 * y, min(2 * y + 1, height - 1)] {
              let column = min(2 * x + offset, width - 1)
              let sample = Self.reference(pixmap[column, row])
              blue += weight * sample.blue / 32
              red += weight * sample.red / 32
            }
          }
          let place = y * ((width + 1) / 2) + x
          #expect(abs(Double(planes.planes[1][place]) - blue) < 0.53)
          #expect(abs(Double(planes.planes[2][place]) - red) < 0.53)
        }
      }
    }
  }

  @Test("make colours straight where there is a plane of alpha, and keep alpha exactly")
  func alpha() {
    let pixmap = Self.flat(0x8000_0080)
    let planes = pixmap.planes(.yuva420p).planes
    #expect(planes[3].allSatisfy { $0 == 0x80 })
    #expect(abs(Double(planes[0][0]) - Self.reference(0xff00_00ff).luma) < 0.52)
    let deep = pixmap.planes(.yuva444p10le).planes
    let alpha = Int(deep[3][0]) | Int(deep[3][1]) << 8
    #expect(alpha >> 2 == 0x80)
    let luma = Double(Int(deep[0][0]) | Int(deep[0][1]) << 8)
    #expect(abs(luma - 4 * Self.reference(0xff00_00ff).luma) < 0.56)
  }

  @Test("swap red and blue for encoders of red, green and blue")
  func rgb() {
    #expect(
      Self.flat(0xff33_2211, width: 1, height: 1).planes(.bgr0).planes == [[0x33, 0x22, 0x11, 0]])
  }

  @Test(
    "are the same in strips, and in memory that held another picture",
    arguments: [VideoPlanes.Layout.yuv420p, .yuv444p, .yuva420p, .yuva444p10le, .bgr0])
  func strips(_ layout: VideoPlanes.Layout) {
    for (width, height) in [(33, 21), (8, 64), (1, 1)] {
      var old: VideoPlanes? = SyntheticFrames.noise(width: width, height: height, seed: 3)
        .planes(layout)
      for stripHeight in [2, 6, 32] {
        let picture = SyntheticFrames.noise(
          width: width, height: height, seed: UInt64(stripHeight))
        var builder = PlaneBuilder(
          layout, width: width, height: height, reusing: old.take())
        // Rows beyond the last strip hold what was there before.
        var strip = Pixmap(width: width, height: stripHeight)
        for top in stride(from: 0, to: height, by: stripHeight) {
          let rows = top..<min(top + stripHeight, height)
          for y in rows { for x in 0..<width { strip[x, y - top] = picture[x, y] } }
          builder.add(strip, rows: rows)
        }
        let planes = builder.finish()
        #expect(planes == picture.planes(layout))
        old = planes
      }
    }
  }

  @Test(
    "are the same where only changed columns are converted",
    arguments: [VideoPlanes.Layout.yuv420p, .yuv444p, .yuva420p, .yuva444p10le, .bgr0])
  func columns(_ layout: VideoPlanes.Layout) {
    for (width, height) in [(33, 21), (64, 16)] {
      for columns in [0..<10, 8..<16, 6..<21, 20..<width, 0..<width, 4..<10] {
        var picture = SyntheticFrames.noise(width: width, height: height, seed: 3)
        let old = picture.planes(layout)
        let other = SyntheticFrames.noise(width: width, height: height, seed: 4)
        let first = columns.lowerBound + (columns.lowerBound > 0 ? 2 : 0)
        let end = columns.upperBound - (columns.upperBound < width ? 3 : 0)
        for y in 2..<6 { for x in first..<end { picture[x, y] = other[x, y] } }
        var builder = PlaneBuilder(layout, width: width, height: height, reusing: old)
        #expect(builder.continuesOld)
        // What is beside the columns is not looked at.
        var strip = other
        for y in 2..<6 { for x in columns { strip[x, y - 2] = picture[x, y] } }
        builder.add(strip, rows: 2..<6, columns: columns)
        #expect(builder.finish() == picture.planes(layout), "\(columns) of \(width)")
      }
    }
  }

  @Test("take no memory of planes of another kind")
  func mismatch() {
    let picture = SyntheticFrames.noise(width: 8, height: 6, seed: 5)
    for old in [picture.planes(.yuv444p), Self.flat(0xff00_00ff).planes(.yuv420p)] {
      var builder = PlaneBuilder(.yuv420p, width: 8, height: 6, reusing: old)
      #expect(!builder.continuesOld)
      builder.add(picture, rows: 0..<6)
      #expect(builder.finish() == picture.planes(.yuv420p))
    }
  }
}
