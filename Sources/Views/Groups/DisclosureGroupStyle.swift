import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A disclosure group style: how label and content are put together.
@MainActor @preconcurrency public protocol DisclosureGroupStyle: _ControlStyle {
  /// The type of a group's look.
  associatedtype Body: View
  /// The configuration of a group: its label, its content, and whether it is open.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The look of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a disclosure group: its label, its content, and whether it is open.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// The content: empty while the group is closed.
  public struct Content: View {
    let content: AnyView
    public var body: AnyView { content }
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the group is open; a style's own controls may change it.
  @Binding public var isExpanded: Bool
}

/// The automatic disclosure group style: a chevron at the label's trailing edge turns down as the group opens.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroupLook(configuration: configuration)
  }
}

private struct DisclosureGroupLook: View {
  /// How far the rows of a list's group stand in, in points.
  private static let indent: CGFloat = 20
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList {
      row
      if configuration.isExpanded { configuration.content.padding(.leading, Self.indent) }
    } else {
      VStack(spacing: ControlLook.spacing) {
        row
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private var row: some View {
    Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      HStack {
        configuration.label.foregroundColor(isInList ? nil : .accentColor)
        Spacer()
        Image(systemName: "chevron.forward")
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(Color.accentColor)
          .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
          .accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A chevron that turns down as the group opens.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// Makes the groups of one style, whatever its type.
@MainActor struct DisclosureGroupMaker {
  let group: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView

  init<S: DisclosureGroupStyle>(_ style: S) {
    group = { configuration in
      AnyView(
        StyleBody(style: style) {
          $0.makeBody(configuration: configuration).popStyle(from: \.disclosureGroupStyles)
        })
    }
  }
  /// The automatic style, which makes no groups of its own.
  init() { group = { AnyView(DisclosureGroupLook(configuration: $0)) } }
}

private enum DisclosureGroupStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<DisclosureGroupMaker> {
    MainActor.assumeIsolated { StyleStack(automatic: DisclosureGroupMaker()) }
  }
}

extension EnvironmentValues {
  /// The styles of disclosure groups.
  var disclosureGroupStyles: StyleStack<DisclosureGroupMaker> {
    get { self[DisclosureGroupStylesKey.self] }
    set { self[DisclosureGroupStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the disclosure groups below.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    pushStyle(DisclosureGroupMaker(style), to: \.disclosureGroupStyles)
  }
}
