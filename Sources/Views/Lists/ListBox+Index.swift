import DisplayList
import Foundation
import Geometry
import Typography
@_spi(Engine) public import ViewEngine

/// The letters by which the index at a list's side leads to a section.
enum SectionIndexWord: LayoutValueKey {
  static var defaultValue: String? { nil }
}

private enum SectionIndexVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether lists have an index at their side.
  var listSectionIndexVisibility: Visibility {
    get { self[SectionIndexVisibilityKey.self] }
    set { self[SectionIndexVisibilityKey.self] = newValue }
  }
}

extension ListBox {
  // Apple publishes no figures; these are as in pictures of UIKit's tables.
  /// The size of the letters, the distance from line to line, and the width of their column, in points.
  private static let (indexSize, indexPitch, indexWidth) = (CGFloat(11), CGFloat(14), CGFloat(15))

  /// The letters of the sections in order, each once.
  func indexWords(of rows: [ListRow]) -> [String] {
    var last: ObjectIdentifier?
    return rows.compactMap { row in
      guard let word = row.box.traits[SectionIndexWord.self], row.section != last else {
        return nil
      }
      last = row.section
      return word
    }
  }

  /// Draws the index at the side: the letters one below another, in the middle of the height.
  func drawIndex(_ words: [String], into list: inout DisplayList, _ context: DrawingContext) {
    guard !words.isEmpty, environment.listSectionIndexVisibility != .hidden else { return }
    let font = Font.system(size: Self.indexSize, weight: .semibold)
      .descriptor(TextAttributes(), at: environment.dynamicTypeSize)
    let options = TextLayout.Options(scale: graph.stage.scale)
    let pitch = min(Self.indexPitch, frame.height / CGFloat(words.count))
    let column = directed(
      CGRect(
        x: frame.maxX - Self.indexWidth, y: frame.midY - pitch * CGFloat(words.count) / 2,
        width: Self.indexWidth, height: pitch * CGFloat(words.count)))
    let tint =
      environment.drawing.tint?.presentation(in: graph)
      ?? Color.accentColor.styleNumbers(in: environment)
    for (line, word) in words.enumerated() {
      let layout = graph.fonts.layout([StyledRun(word, font: font)], options)
      let size = layout.metrics.size
      let place = CGAffineTransform(
        translationX: column.midX - size.width / 2,
        y: column.minY + pitch * CGFloat(line) + (pitch - size.height) / 2)
      layout.draw(into: &list, transform: place.concatenating(context.transform)) { _ in
        tint.paint(in: column)
      }
    }
  }
}

/// Gives a section its letters in the index at the list's side.
private struct SectionIndexLabel: ViewModifier {
  let label: Text?
  @Environment(\.self) private var environment
  func body(content: Content) -> some View {
    let word = label?.plainText(in: environment)
    content.modifier(TraitModifier { $0[SectionIndexWord.self] = word })
  }
}

extension View {
  /// Sets the letters by which the index at a list's side leads to this section; it is drawn, and no finger moves in it.
  public func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(SectionIndexLabel(label: label))
  }
  /// Sets the letters by which the index at a list's side leads to this section; it is drawn, and no finger moves in it.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text(verbatim: String($0)) })
  }
  /// Sets the letters by which the index at a list's side leads to this section; it is drawn, and no finger moves in it.
  public func sectionIndexLabel(_ labelKey: LocalizedStringKey) -> some View {
    sectionIndexLabel(Text(labelKey))
  }
  /// Shows or hides the index at the side of the lists below; it is there where sections have letters for it.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.listSectionIndexVisibility, visibility)
  }
}
