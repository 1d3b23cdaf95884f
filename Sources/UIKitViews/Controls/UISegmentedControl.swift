public import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A segmented control: segments side by side, of which one is chosen, as SwiftUI's segmented picker shows them.
open class UISegmentedControl: UIControl {
  private static let shared = proxy("UISegmentedControl", UISegmentedControl())
  /// What all segmented controls are asked for, SwiftUI's pickers among them.
  public static func appearance() -> UISegmentedControl { shared }

  /// The index of no segment.
  public static let noSegment = -1

  private var segments: [SegmentPart] = []
  /// The identity of the chosen segment; `nil` for none.
  private var chosen: Int?
  /// How many segments there have been: each has an identity of its own.
  private var count = 0
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The colour behind the chosen segment; the system's unless set.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      if self === Self.shared { SegmentWishes.ground = selectedSegmentTintColor?.color }
      hostedContentChanged()
    }
  }
  /// Whether no segment stays chosen after a tap.
  open var isMomentary = false
  /// Whether segments are as wide as their words say.
  ///
  /// - Note: Accepted; no effect. `apportionsSegmentWidthsByContent`: segments are of one width.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      if apportionsSegmentWidthsByContent {
        IneffectiveSettings.note("UISegmentedControl.apportionsSegmentWidthsByContent")
      }
    }
  }

  /// Creates a control without segments.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control of its own size.
  ///
  /// - Parameter items: The segments: words or pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: insert(SegmentPart(title: title), at: segments.count)
      case let image as UIImage: insert(SegmentPart(image: image), at: segments.count)
      case let action as UIAction: insert(SegmentPart(action), at: segments.count)
      default: fatalError("a segment of UISegmentedControl is a String, a UIImage or a UIAction")
      }
    }
    frame.size = intrinsicContentSize
  }
  /// Creates a control of actions.
  ///
  /// - Parameters:
  ///   - frame: Where it is, in points of the view around it.
  ///   - actions: The segments: each has its action's title or picture, and performs it when it is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insert(SegmentPart(action), at: segments.count) }
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }
  /// Creates a control of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The index of the chosen segment, or ``noSegment``; code that sets it calls no methods.
  open var selectedSegmentIndex: Int {
    get { segments.firstIndex { $0.id == chosen } ?? Self.noSegment }
    set {
      chosen = segments.indices.contains(newValue) ? segments[newValue].id : nil
      hostedContentChanged()
    }
  }

  private func insert(_ part: SegmentPart, at index: Int) {
    var part = part
    part.id = count
    count += 1
    segments.insert(part, at: min(max(index, 0), segments.count))
    segmentsChanged()
  }

  private func segmentsChanged() {
    hostedContentChanged()
    invalidateIntrinsicContentSize()
  }

  private func change(animated: Bool, _ work: () -> Void) {
    if animated { withAnimation { work() } } else { work() }
  }

  private func change(_ index: Int, _ work: (inout SegmentPart) -> Void) {
    guard segments.indices.contains(index) else { refuse(index) }
    work(&segments[index])
    segmentsChanged()
  }
  private func part(_ index: Int) -> SegmentPart {
    guard segments.indices.contains(index) else { refuse(index) }
    return segments[index]
  }
  private func refuse(_ index: Int) -> Never {
    fatalError("a UISegmentedControl of \(segments.count) segments has none of the index \(index)")
  }

  /// Inserts a segment of words.
  ///
  /// - Parameters:
  ///   - title: The words.
  ///   - segment: Its index; one beyond the ends counts as the end.
  ///   - animated: Whether the others make room for it in time.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    change(animated: animated) { insert(SegmentPart(title: title), at: segment) }
  }
  /// Inserts a segment of a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - segment: Its index; one beyond the ends counts as the end.
  ///   - animated: Whether the others make room for it in time.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    change(animated: animated) { insert(SegmentPart(image: image), at: segment) }
  }
  /// Inserts a segment of an action.
  ///
  /// - Parameters:
  ///   - action: The action, which has its title or picture and is performed when it is chosen.
  ///   - segment: Its index; one beyond the ends counts as the end.
  ///   - animated: Whether the others make room for it in time.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    change(animated: animated) { insert(SegmentPart(action), at: segment) }
  }
  /// Removes a segment.
  ///
  /// - Parameters:
  ///   - segment: Its index.
  ///   - animated: Whether the others take its room in time.
  open func removeSegment(at segment: Int, animated: Bool) {
    let id = part(segment).id
    change(animated: animated) {
      segments.remove(at: segment)
      if chosen == id { chosen = nil }
      segmentsChanged()
    }
  }
  /// Removes all segments.
  open func removeAllSegments() {
    (segments, chosen) = ([], nil)
    segmentsChanged()
  }

  /// Sets the words of a segment.
  ///
  /// - Parameters:
  ///   - title: The words, which take the place of a picture.
  ///   - segment: Its index.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// The words of a segment; `nil` where it has a picture.
  open func titleForSegment(at segment: Int) -> String? { part(segment).title }
  /// Sets the picture of a segment.
  ///
  /// - Parameters:
  ///   - image: The picture, which takes the place of words.
  ///   - segment: Its index.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// The picture of a segment; `nil` where it has words.
  open func imageForSegment(at segment: Int) -> UIImage? { part(segment).image }
  /// Sets the action of a segment.
  ///
  /// - Parameters:
  ///   - action: The action, with the title or the picture that is shown.
  ///   - segment: Its index.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      let id = $0.id
      $0 = SegmentPart(action)
      $0.id = id
    }
  }
  /// The action of a segment; `nil` where it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { part(segment).action }
  /// The index of the segment whose action has an identifier; ``noSegment`` for none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }
  /// Lets a segment be chosen, or not.
  ///
  /// - Parameters:
  ///   - enabled: Whether it can be chosen.
  ///   - segment: Its index.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { part(segment).isEnabled }
  /// Sets the width of a segment.
  ///
  /// - Parameters:
  ///   - width: The width in points; 0 for the usual one.
  ///   - segment: Its index.
  /// - Note: Accepted; no effect. `width`: segments are of one width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if width > 0 { IneffectiveSettings.note("UISegmentedControl.setWidth") }
    change(segment) { $0.width = width }
  }
  /// The width of a segment, as it was set; 0 for the usual one.
  open func widthForSegment(at segment: Int) -> CGFloat { part(segment).width }

  // MARK: The look

  /// Sets how titles are set: font and colour count.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` for the usual ones.
  ///   - state: In which state: normal, selected or disabled.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    noteAppearance("setTitleTextAttributes")
    hostedContentChanged()
  }
  /// How titles are set in a state; `nil` for as usual.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  private func attribute(_ key: NSAttributedString.Key, _ state: UIControl.State) -> Any? {
    titleAttributes[state.rawValue]?[key] ?? titleAttributes[UIControl.State.normal.rawValue]?[key]
  }
  private func style(of part: SegmentPart) -> SegmentStyle {
    let state: UIControl.State =
      !part.isEnabled || !isEnabled ? .disabled : part.id == chosen ? .selected : .normal
    return SegmentStyle(
      font: UIFont.attribute(attribute(.font, state))?.font,
      color: UIColor.attribute(attribute(.foregroundColor, state))?.color,
      isEnabled: part.isEnabled)
  }

  private func tapped(_ id: Int) {
    guard let part = segments.first(where: { $0.id == id }), part.isEnabled,
      isMomentary || chosen != id
    else { return }
    chosen = id
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    part.action?.perform(from: self)
    if isMomentary { chosen = nil }
    hostedContentChanged()
  }

  /// The control in all of its frame: a picker of SwiftUI's reaches beyond its place.
  private var look: some View { SegmentFrame(content: segmented) }
  private var segmented: some View {
    let selection = Binding<Int>(
      get: { [weak self] in self?.chosen ?? Self.noSegment },
      set: { [weak self] in self?.tapped($0) })
    let items = segments.map { SegmentItem(id: $0.id, part: $0, style: style(of: $0)) }
    return Picker(selection: selection) {
      ForEach(items) { SegmentFace(part: $0.part, style: $0.style) }
    } label: {
      EmptyView()
    }
    .pickerStyle(.segmented)
    .environment(\.segmentGround, selectedSegmentTintColor?.color)
    .disabled(!isEnabled)
  }

  override var hostedContent: AnyView? { AnyView(look) }
  open override var intrinsicContentSize: CGSize {
    UIScreen.measure(AnyView(look), .unspecified)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Gives segments the place in which they are seen.
private struct SegmentFrame<Content: View>: View {
  let content: Content
  @Environment(\.systemLook.controls) private var look
  var body: some View { content.padding(.bottom, look.segmentsOverhang) }
}

/// A segment: what it shows and does.
private struct SegmentPart {
  var id = 0
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  var width: CGFloat = 0

  init(title: String?) { self.title = title }
  init(image: UIImage?) { self.image = image }
  @MainActor init(_ action: UIAction) {
    self.action = action
    image = action.image
    if action.image == nil { title = action.title }
    isEnabled = !action.attributes.contains(.disabled)
  }
}

/// How the words of a segment are set.
private struct SegmentStyle {
  var font: Font?
  var color: Color?
  var isEnabled: Bool
}

/// A segment and its look; its identity is its tag.
private struct SegmentItem: Identifiable {
  let id: Int
  let part: SegmentPart
  let style: SegmentStyle
}

/// What a segment shows.
private struct SegmentFace: View {
  let part: SegmentPart
  let style: SegmentStyle

  @ViewBuilder private var sign: some View {
    if let image = part.image {
      Image(uiImage: image)
    } else if let font = style.font {
      Text(verbatim: part.title ?? "").font(font)
    } else {
      Text(verbatim: part.title ?? "")
    }
  }

  var body: some View {
    let usual = AnyShapeStyle(style.isEnabled ? HierarchicalShapeStyle.primary : .tertiary)
    sign.foregroundStyle(style.color.map { AnyShapeStyle($0) } ?? usual)
  }
}
