public import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A picker view: wheels side by side, as SwiftUI's wheel picker shows them.
@MainActor @preconcurrency open class UIPickerView: UIView {
  /// What stands for the views of a delegate that has none.
  static let noView = UIView()
  /// The size of a picker view in points, which is UIKit's.
  private static let usualSize = CGSize(width: 320, height: 216)
  /// The distance between two wheels in points; UIKit publishes no figure, this one is about as it looks.
  private static let spacing: CGFloat = 5

  /// The data source, which says how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, which says what rows show.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// The rows of each wheel, and the one in the middle.
  private var wheels: [PickerWheel] = []
  /// Whether rows are to be asked for again.
  private var isStale = true

  /// Creates a picker view.
  ///
  /// - Parameter frame: Where it is; without a size it has the usual one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = Self.usualSize }
  }
  /// Creates a picker view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// Asks for all rows again.
  open func reloadAllComponents() {
    isStale = true
    hostedContentChanged()
  }
  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) {
    load()
    guard wheels.indices.contains(component) else { refuse(component) }
    wheels[component] = wheel(component, before: wheels[component])
    hostedContentChanged()
  }

  /// Asks for the rows where that is due.
  private func load() {
    guard isStale else { return }
    isStale = false
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    wheels = (0..<max(count, 0)).map { component in
      wheel(component, before: wheels.indices.contains(component) ? wheels[component] : nil)
    }
  }

  private func wheel(_ component: Int, before: PickerWheel?) -> PickerWheel {
    let count = max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    if let height = delegate?.pickerView(self, rowHeightForComponent: component), height > 0,
      height != WheelColumns.rowHeight
    {
      IneffectiveSettings.note("pickerView(_:rowHeightForComponent:)")
    }
    return PickerWheel(
      rows: (0..<count).map { face($0, component) }, width: width,
      chosen: min(before?.chosen ?? 0, max(count - 1, 0)))
  }

  private func face(_ row: Int, _ component: Int) -> PickerFace {
    guard let delegate else { return .words("?") }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    if view !== Self.noView { return .view(view) }
    if let words = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return .attributed(words)
    }
    // UIKit's rows show a question mark where nobody says what they are.
    return .words(delegate.pickerView(self, titleForRow: row, forComponent: component) ?? "?")
  }

  private func refuse(_ component: Int) -> Never {
    fatalError(
      "a UIPickerView of \(wheels.count) components has none of the number \(component)")
  }

  /// The number of wheels.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }
  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    load()
    guard wheels.indices.contains(component) else { refuse(component) }
    return wheels[component].rows.count
  }
  /// The size of a wheel's rows in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    load()
    guard wheels.indices.contains(component) else { refuse(component) }
    return CGSize(width: width(of: component), height: WheelColumns.rowHeight)
  }
  /// The view of a row; `nil` for words.
  ///
  /// - Parameters:
  ///   - row: The row, from 0.
  ///   - component: The wheel, from 0.
  /// - Returns: The view.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    load()
    guard wheels.indices.contains(component), wheels[component].rows.indices.contains(row),
      case .view(let view) = wheels[component].rows[row]
    else { return nil }
    return view
  }

  /// The width of a wheel: its own, or an even share of what others leave.
  private func width(of component: Int) -> CGFloat {
    if wheels[component].width > 0 { return wheels[component].width }
    let open = wheels.filter { $0.width <= 0 }.count
    let taken = wheels.reduce(CGFloat(0)) { $0 + max($1.width, 0) }
    let gaps = Self.spacing * CGFloat(wheels.count - 1)
    return max((bounds.width - taken - gaps) / CGFloat(open), 0)
  }

  // MARK: What is chosen

  /// The row of a wheel that is in the middle; -1 of a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    load()
    guard wheels.indices.contains(component) else { refuse(component) }
    return wheels[component].rows.isEmpty ? -1 : wheels[component].chosen
  }
  /// Turns a wheel to a row; the delegate is not told.
  ///
  /// - Parameters:
  ///   - row: The row, from 0.
  ///   - component: The wheel, from 0.
  ///   - animated: Whether it is seen to turn.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    load()
    guard wheels.indices.contains(component) else { refuse(component) }
    let row = min(max(row, 0), max(wheels[component].rows.count - 1, 0))
    let turn = {
      self.wheels[component].chosen = row
      self.hostedContentChanged()
    }
    if animated { withAnimation { turn() } } else { turn() }
  }

  private func turned(_ component: Int, to row: Int) {
    guard wheels.indices.contains(component), wheels[component].chosen != row else { return }
    wheels[component].chosen = row
    hostedContentChanged()
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: The look

  override var isHouseMade: Bool { true }
  override var hostedContent: AnyView? {
    load()
    let columns = wheels.indices.map { component in
      WheelColumns.Column(
        selection: Binding<Int>(
          get: { [weak self] in self?.chosen(component) ?? 0 },
          set: { [weak self] in self?.turned(component, to: $0) }),
        width: wheels[component].width > 0 ? wheels[component].width : nil,
        rows: wheels[component].rows.map { $0.shown })
    }
    return AnyView(WheelColumns(columns, spacing: Self.spacing))
  }
  private func chosen(_ component: Int) -> Int {
    wheels.indices.contains(component) ? wheels[component].chosen : 0
  }
  open override var intrinsicContentSize: CGSize { Self.usualSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.usualSize }
}

/// A wheel of a picker view.
private struct PickerWheel {
  var rows: [PickerFace]
  /// The width in points; 0 for an even share.
  var width: CGFloat
  /// The row in the middle.
  var chosen: Int
}

/// What a row shows.
private enum PickerFace {
  case words(String)
  case attributed(NSAttributedString)
  case view(UIView)

  /// The row as a view of SwiftUI's.
  @MainActor var shown: AnyView {
    switch self {
    case .words(let words): return AnyView(Text(verbatim: words))
    case .attributed(let words):
      let font = UIFont.systemFont(ofSize: WheelColumns.fontSize)
      return AnyView(AttributedWords(words).text(font, .label))
    case .view(let view):
      let size = view.bounds.size
      return AnyView(
        PickerRow(view: view).frame(
          width: size.width > 0 ? size.width : nil,
          height: size.height > 0 ? size.height : WheelColumns.rowHeight))
    }
  }
}

/// A row that is a view of UIKit's.
private struct PickerRow: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
