import DisplayList
import Foundation
import Geometry
import Pixels
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Pictures that consist of pixels.
@MainActor @Suite struct CGImagePixelsTests {
  private static let board: Pixmap = {
    var board = Pixmap(width: 6, height: 4)
    for y in 0..<4 { for x in 0..<6 { board[x, y] = (x + y) % 2 == 0 ? 0xff00_0000 : .max } }
    return board
  }()

  private func drawn(_ size: CGSize) -> CGImage {
    var list = DisplayList()
    list.fill(Path(CGRect(origin: .zero, size: size)), with: .solid(.black))
    return CGImage(DrawnPicture(list, size: size, scale: 2))
  }

  @Test("pixels come back as they went in, and through UIKit's image")
  func kept() {
    let picture = CGImage(Self.board, named: "board")
    #expect(picture.width == 6 && picture.height == 4)
    #expect(picture.pixels == Self.board)
    let image = UIImage(cgImage: picture)
    #expect(image.size == CGSize(width: 6, height: 4))
    #expect(image.cgImage?.pixels == Self.board)
    let dense = UIImage(cgImage: picture, scale: 2, orientation: .up)
    #expect(dense.size == CGSize(width: 3, height: 2) && dense.scale == 2)
  }

  @Test("what code drew is drawn in its pixels by who films, and by nobody else")
  func rendered() {
    let picture = drawn(CGSize(width: 5, height: 3))
    #expect(picture.reference == nil && picture.pixels == nil)
    var assets = Assets()
    assets.coding = PictureCoding(
      decode: { _ in nil }, contents: { _ in nil }, encode: { _, _, _, _ in nil },
      draw: { _, width, height, scale in scale == 2 ? Pixmap(width: width, height: height) : nil })
    assets.makeCurrent()
    defer { Assets().makeCurrent() }
    #expect(picture.pixels == Pixmap(width: 10, height: 6))
  }

  @Test("pixels stay pixels in an image, so that interpolation decides how they are enlarged")
  func interpolation() throws {
    let image = UIImage(cgImage: CGImage(Self.board, named: "board"))
    let sharp = try Rehearsal {
      Image(uiImage: image).interpolation(.none).resizable().frame(width: 60, height: 40)
    }.frame
    let smooth = try Rehearsal {
      Image(uiImage: image).resizable().frame(width: 60, height: 40)
    }.frame
    #expect(sharp.contains("board") && sharp != smooth)
  }

  @Test("turned pictures are drawings, of the turned size")
  func turned() {
    let picture = CGImage(Self.board, named: "board")
    let image = UIImage(cgImage: picture, scale: 1, orientation: .right)
    #expect(image.size == CGSize(width: 4, height: 6))
  }
}
