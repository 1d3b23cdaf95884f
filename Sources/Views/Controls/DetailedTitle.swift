import Foundation
@_spi(Engine) import ViewEngine

private enum TitleDetailsKey: EnvironmentKey { static var defaultValue: TitleDetails? { nil } }

/// The views below a title.
struct TitleDetails {
  let views: [any View]
}

extension EnvironmentValues {
  /// What the next label shows below its title.
  var titleDetails: TitleDetails? {
    get { self[TitleDetailsKey.self] }
    set { self[TitleDetailsKey.self] = newValue }
  }
}

/// A label with an icon, which has room for details below its title.
protocol IconLabel {}

/// The label of a control: of several views the first is the title, and those after it are details below.
struct DetailedTitle<Single: View>: View {
  let content: any View
  /// The label where it is one view.
  @ViewBuilder let single: Single

  var body: some View {
    if let views = (content as? any TupleOfViews)?.children, views.count > 1 {
      if views[0] is any IconLabel {
        AnyView(views[0])
          .environment(\.titleDetails, TitleDetails(views: Array(views.dropFirst())))
      } else {
        TitleStack(title: AnyView(views[0]), details: TitleDetails(views: Array(views.dropFirst())))
      }
    } else {
      single
    }
  }
}

/// A title and the details below it, smaller and in its second level.
struct TitleStack: View {
  /// Points between the lines, as measured in pictures of iOS 26.
  private static let spacing: CGFloat = 4
  let title: AnyView
  let details: TitleDetails

  var body: some View {
    VStack(alignment: .leading, spacing: Self.spacing) {
      title.environment(\.titleDetails, nil)
      ForEach(0..<details.views.count, id: \.self) { index in AnyView(details.views[index]) }
        .font(.subheadline)
        .derivedForegroundStyle(.secondary)
        .environment(\.titleDetails, nil)
    }
  }
}
