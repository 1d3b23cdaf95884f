import DisplayList
import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Images that closures draw")
struct ImageDrawingTests {
  private struct Drawn: View {
    let isOpaque: Bool
    var body: some View {
      Image(size: CGSize(width: 30, height: 20), label: Text("dot"), opaque: isOpaque) { context in
        context.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(.red))
      }
    }
  }

  @Test("an image is as large as it says, and shows what the closure draws")
  func drawn() throws {
    let stage = try Rehearsal(.small) { Drawn(isOpaque: false) }
    let fills = stage.list.fills
    #expect(fills == [CGRect(x: 35 + 1, y: 40 + 2, width: 3, height: 4)])
  }

  @Test("an opaque one has a black ground below")
  func opaque() throws {
    let plain = try Rehearsal(.small) { Drawn(isOpaque: false) }.list.fills.count
    #expect(try Rehearsal(.small) { Drawn(isOpaque: true) }.list.fills.count > plain)
  }

  @Test("Core Graphics' calls draw into a canvas, in its coordinates")
  func context() throws {
    let stage = try Rehearsal(.small) {
      Canvas { context, _ in
        context.translateBy(x: 5, y: 0)
        context.withCGContext { drawing in
          drawing.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
          drawing.fill(CGRect(x: 2, y: 3, width: 4, height: 6))
        }
      }
    }
    #expect(stage.list.fills.contains(CGRect(x: 7, y: 3, width: 4, height: 6)))
  }

  @Test("a colour has the numbers of Core Graphics' one")
  func color() {
    let color = Color(cgColor: CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    let numbers = color.resolve(in: EnvironmentValues())
    #expect(numbers.red == 0.25 && numbers.green == 0.5 && numbers.blue == 0.75)
    #expect(numbers.opacity == 0.5)
    #expect(Color(CGColor(gray: 1, alpha: 1)).resolve(in: EnvironmentValues()).red == 1)
  }
}

@MainActor @Suite("Navigation views of several columns")
struct NavigationViewColumnTests {
  @Test("the first of several views is the page; one view is the page, too")
  func columns() throws {
    let two = try Rehearsal {
      NavigationView {
        Tile.of(1, 10, 10)
        Tile.of(2, 20, 20)
      }
    }
    #expect(two.tiles[1] != nil && two.tiles[2] == nil)
    #expect(try Rehearsal { NavigationView { Tile.of(3, 10, 10) } }.tiles[3] != nil)
  }
}
