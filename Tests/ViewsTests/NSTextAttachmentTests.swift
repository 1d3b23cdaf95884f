import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Pictures among letters, and attributes that are not seen", .serialized)
struct NSTextAttachmentTests {
  private var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
      UIColor.red.set()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
  }
  private func width(_ words: NSAttributedString) -> CGFloat {
    let label = UILabel()
    label.attributedText = words
    return label.intrinsicContentSize.width
  }

  @Test("a picture is as large as it is, or as is said")
  func pictures() {
    let attachment = NSTextAttachment(image: picture)
    let words = NSMutableAttributedString(string: "ab")
    let plain = width(words)
    words.append(NSAttributedString(attachment: attachment))
    #expect(words.length == 3)
    let whole = width(words)
    #expect(whole > plain + 30)
    attachment.bounds = CGRect(x: 0, y: -3, width: 10, height: 10)
    #expect(width(words) < whole - 20 && width(words) > plain + 5)
  }

  @Test("letters stand apart by their tracking, and what is not seen is told")
  func attributes() {
    let plain = width(NSAttributedString(string: "abc"))
    let wide = width(NSAttributedString(string: "abc", attributes: [.tracking: 5]))
    #expect(wide > plain + 9)
    _ = width(NSAttributedString(string: "abc", attributes: [.strokeWidth: 3]))
    #expect(IneffectiveSettings.shortcomings.joined().contains("NSStrokeWidth"))
  }
}
