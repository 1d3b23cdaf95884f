import DisplayList
import FilmPictures
import Foundation
import Geometry
import Pixels
import Testing

@Suite("Filmstrips")
struct FilmstripTests {
  private static let red = ResolvedColor(red: 1, green: 0, blue: 0)

  private func strip(
    _ count: Int, width: Double = 100, height: Double = 50, title: String = "0.5 s"
  ) throws -> Pixmap {
    var list = DisplayList()
    list.fill(Path(CGRect(x: 0, y: 0, width: width, height: height)), with: .solid(Self.red))
    let cells = (0..<count).map { _ in Filmstrip.Cell(list: list, title: title) }
    return try Filmstrip(cells, width: width, height: height, background: .white).draw()
  }

  private func count(_ pixel: UInt32, _ picture: Pixmap) -> Int {
    picture.words.count { $0 == pixel }
  }

  @Test("every moment is there whole, and words stand below", arguments: [1, 2, 7, 12])
  func whole(cells: Int) throws {
    let picture = try strip(cells)
    #expect(count(0xff00_00ff, picture) == cells * 200 * 100)
    #expect(try strip(cells, title: "") != picture)
    #expect(picture.words.allSatisfy { $0 >> 24 == 255 })
  }

  @Test("a large stage is drawn small, a small one not larger than twice its size")
  func sizes() throws {
    let phone = try strip(3, width: 390, height: 844)
    #expect(phone.width < 3 * 260 && phone.height < 400)
    #expect(count(0xff00_00ff, try strip(1, width: 10, height: 6)) == 20 * 12)
  }

  @Test("equal moments give equal bytes")
  func same() throws { #expect(try strip(5) == strip(5)) }
}
