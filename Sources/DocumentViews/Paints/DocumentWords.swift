internal import DisplayList
internal import Foundation
internal import Geometry
internal import SceneDocuments
internal import ViewEngine
internal import Views

// The words of documents and those of SwiftUI, some of which are the same.
typealias PaintMode = BlendMode
private typealias LayoutEdge = Edge

extension DocumentFont {
  /// The font as SwiftUI names it.
  var font: Font {
    var font: Font
    if let family {
      font = .custom(family, size: CGFloat(size ?? 17))
      if let weight { font = font.weight(weight.weight) }
    } else if let size {
      font = .system(size: CGFloat(size), weight: weight?.weight, design: design?.design)
    } else {
      font = .system(
        (style ?? .body).style, design: design?.design, weight: weight?.weight)
    }
    if isItalic { font = font.italic() }
    return hasMonospacedDigits ? font.monospacedDigit() : font
  }
}

extension DocumentFont.Style {
  fileprivate var style: Font.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

extension DocumentFont.Weight {
  fileprivate var weight: Font.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension DocumentFont.Design {
  fileprivate var design: Font.Design {
    switch self {
    case .default: .default
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    }
  }
}

extension CornerStyle {
  var rounded: RoundedCornerStyle { self == .circular ? .circular : .continuous }
}

extension NodeValues.BlendMode {
  /// The mode of the same name.
  var mode: PaintMode { Self.modes[rawValue] ?? .normal }
  private static let modes = Dictionary(
    uniqueKeysWithValues: PaintMode.allCases.map { ("\($0)", $0) })
}

extension Alignment {
  /// The alignment by which views stand at a point of the unit square: in each direction at the beginning, in the middle
  /// or at the end.
  init(_ point: UnitPoint) {
    self.init(
      horizontal: point.x < 0.5 ? .leading : point.x > 0.5 ? .trailing : .center,
      vertical: point.y < 0.5 ? .top : point.y > 0.5 ? .bottom : .center)
  }
}

extension AnyTransition {
  /// The transition by which a node comes and goes.
  @MainActor init(_ transition: PresenceTransition) {
    let insertion = Self.combined(transition.insertion)
    let removal = Self.combined(transition.removal)
    let both =
      transition.insertion == transition.removal
      ? insertion : AnyTransition.asymmetric(insertion: insertion, removal: removal)
    self = transition.animation.map { both.animation($0.animation) } ?? both
  }

  private static func combined(_ effects: [PresenceTransition.Effect]) -> AnyTransition {
    let transitions = effects.map { Self.one($0) }
    guard let first = transitions.first else { return .identity }
    return transitions.dropFirst().reduce(first) { $0.combined(with: $1) }
  }

  private static func one(_ effect: PresenceTransition.Effect) -> AnyTransition {
    switch effect {
    case .identity: .identity
    case .opacity: .opacity
    case .slide: .slide
    case .blurReplace: .blurReplace
    case .scale(let scale, let anchor): .scale(scale: CGFloat(scale), anchor: anchor)
    case .move(let edge): .move(edge: edge.edge)
    case .push(let edge): .push(from: edge.edge)
    case .offset(let x, let y): .offset(x: CGFloat(x), y: CGFloat(y))
    }
  }
}

extension PresenceTransition.Edge {
  fileprivate var edge: LayoutEdge {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}
