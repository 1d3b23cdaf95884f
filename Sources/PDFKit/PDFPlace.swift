import UIKitViews
import ViewEngine
import Views

/// A page as views: its picture, or the place of what no film draws.
struct PDFPlace: View {
  let page: PDFPage
  private let title: String

  init(_ page: PDFPage) {
    self.page = page
    title = page.label ?? ""
  }

  var body: some View {
    if let image = page.image {
      Image(uiImage: image).resizable()
    } else {
      // Pages are white in the dark, too.
      UnshownPlace("the pages of PDFDocument", symbol: "doc.text", title: title)
        .environment(\.colorScheme, .light)
    }
  }
}
