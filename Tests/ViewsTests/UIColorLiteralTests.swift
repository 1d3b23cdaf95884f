import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Colours of literals and of providers")
struct UIColorLiteralTests {
  @Test("a literal is the colour of its components")
  func literal() {
    let color = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let plain = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color == plain)
    #expect(Color(#colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)) == plain.color)
  }

  @Test("an image's literal is the asset of its name")
  func image() throws {
    let image = #imageLiteral(resourceName: "love")
    #expect(image.image == UIImage(named: "love")?.image)
    let film = try Rehearsal { Image(uiImage: #imageLiteral(resourceName: "love")) }
    #expect(film.graph.missingImages.map(\.name) == ["love"])
  }

  @Test("a provider is asked where its colour is drawn", arguments: [ColorScheme.light, .dark])
  func provided(scheme: ColorScheme) throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    let film = try Rehearsal {
      Rectangle().fill(Color(uiColor: color)).frame(width: 10, height: 10).colorScheme(scheme)
    }
    #expect(film.colors == [scheme == .dark ? [0, 255, 0] : [255, 0, 0]])
  }

  @Test("each provider's colour is like itself only")
  func identity() {
    let (one, other) = (UIColor { _ in .red }, UIColor { _ in .red })
    #expect(one == one)
    #expect(one != other)
  }
}
