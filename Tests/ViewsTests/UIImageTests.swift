import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What images by UIKit's name are compared by, and how large their symbols are.
@MainActor @Suite("UIKit's images")
struct UIImageTests {
  private struct Photo: Hashable {
    let title: String
    let image: UIImage?
  }

  @Test("an image is itself and no other, so that values with images can be compared")
  func identity() throws {
    let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    #expect(Photo(title: "a", image: star) == Photo(title: "a", image: star))
    #expect(Photo(title: "a", image: star) != Photo(title: "a", image: heart))
    #expect(Set([star, star, heart]).count == 2)
  }

  @Test("a symbol is larger by its scale, whatever its tint and its mode")
  func scales() throws {
    func width(_ scale: UIImage.SymbolScale) throws -> CGFloat {
      let configuration = UIImage.SymbolConfiguration(
        pointSize: 40, weight: .regular, scale: scale)
      let image = try #require(
        UIImage(systemName: "circle", withConfiguration: configuration))
      #expect(image.withTintColor(UIColor.red).size == image.size)
      #expect(image.withRenderingMode(.alwaysTemplate).size == image.size)
      return image.size.width
    }
    let (small, medium, large) = (try width(.small), try width(.medium), try width(.large))
    #expect(small < medium && medium < large)
    #expect(try width(.default) == medium && width(.unspecified) == medium)
  }
}
