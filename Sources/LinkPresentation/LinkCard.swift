import Foundation
import UIKitViews
import ViewEngine
import Views

/// A page's card as views: the picture above, title and place below, the sign beside them.
struct LinkCard: View {
  /// The title; empty where nobody knows it.
  private(set) var title = ""
  /// Whose page it is.
  private(set) var place = ""
  private var image: UIImage?
  private var icon: UIImage?
  private var hasFilm = false

  // By eye, in points.
  private static let cornerRadius: CGFloat = 12
  private static let margin: CGFloat = 12
  private static let gap: CGFloat = 2
  private static let iconSize: CGFloat = 30
  private static let iconCornerRadius: CGFloat = 6
  private static let signSize: CGFloat = 22
  private static let titleLines = 3

  /// Creates the card of nothing.
  init() {}
  /// Creates a page's card.
  ///
  /// - Parameters:
  ///   - metadata: What is known of the page.
  ///   - image: Its picture.
  ///   - icon: Its sign.
  init(_ metadata: LPLinkMetadata, image: UIImage?, icon: UIImage?) {
    title = metadata.title ?? ""
    let name = (metadata.originalURL ?? metadata.url)?.host() ?? ""
    place = name.hasPrefix("www.") ? String(name.dropFirst("www.".count)) : name
    (self.image, self.icon) = (image, icon)
    hasFilm = metadata.videoProvider != nil || metadata.remoteVideoURL != nil
  }

  var body: some View {
    VStack(spacing: 0) {
      if let image { Image(uiImage: image).resizable().aspectRatio(contentMode: .fit) }
      HStack(spacing: Self.margin) {
        words
        Spacer(minLength: 0)
        sign
      }
      .padding(Self.margin)
    }
    .background(Color(uiColor: .secondarySystemFill))
    .clipShape(RoundedRectangle(cornerRadius: Self.cornerRadius))
    .ineffective("the film of LPLinkMetadata", if: hasFilm)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: Self.gap) {
      if !title.isEmpty {
        Text(verbatim: title).font(.subheadline.weight(.medium)).lineLimit(Self.titleLines)
      }
      if !place.isEmpty {
        if title.isEmpty {
          Text(verbatim: place).font(.subheadline.weight(.medium)).lineLimit(1)
        } else {
          Text(verbatim: place).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }

  @ViewBuilder private var sign: some View {
    if let icon {
      Image(uiImage: icon).resizable().aspectRatio(contentMode: .fit)
        .frame(width: Self.iconSize, height: Self.iconSize)
        .clipShape(RoundedRectangle(cornerRadius: Self.iconCornerRadius))
    } else if image == nil {
      Image(systemName: "safari").font(.system(size: Self.signSize)).foregroundStyle(.secondary)
    }
  }
}
