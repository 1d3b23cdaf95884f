import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor @Suite("The least size that constraints leave", .serialized)
struct FittingSizeTests {
  /// A view with a box inside, so far from its edges.
  private func framed(_ margin: CGFloat, _ size: CGSize) -> UIView {
    let (view, box) = (UIView(frame: .zero), UIView(frame: .zero))
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: margin),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -margin),
      box.heightAnchor.constraint(equalToConstant: size.height),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: size.width),
    ])
    return view
  }

  @Test("is that of what is inside and the margins", arguments: [0, 3, 8] as [CGFloat])
  func least(margin: CGFloat) {
    let view = framed(margin, CGSize(width: 40, height: 20))
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 40 + 2 * margin, height: 20 + 2 * margin))
    // The view's own frame does not matter, and stays.
    view.frame = CGRect(x: 1, y: 2, width: 300, height: 300)
    #expect(view.systemLayoutSizeFitting(.zero) == size)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 300, height: 300))
  }

  @Test("keeps the sides that are required")
  func required() {
    let view = framed(5, CGSize(width: 40, height: 20))
    let wide = view.systemLayoutSizeFitting(
      CGSize(width: 90, height: 70), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 90, height: 30))
    let both = view.systemLayoutSizeFitting(
      CGSize(width: 90, height: 70), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .required)
    #expect(both == CGSize(width: 90, height: 70))
  }

  @Test("grows with words that break in a narrower view")
  func words() {
    let (view, label) = (UIView(frame: .zero), UILabel(frame: .zero))
    label.numberOfLines = 0
    label.text = "many words that stand in several lines"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let heights = [80, 150, 1000].map { width in
      view.systemLayoutSizeFitting(
        CGSize(width: CGFloat(width), height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(heights == heights.sorted(by: >) && heights[0] > 2 * heights[2])
    #expect(abs(heights[2] - label.intrinsicContentSize.height) < 1)
  }

  @Test("of a view without constraints is its content's")
  func free() {
    let label = UILabel(frame: .zero)
    label.text = "Hi"
    #expect(label.systemLayoutSizeFitting(.zero) == label.intrinsicContentSize)
    #expect(ConstraintLayout.fittingSize(of: UIView(frame: .zero), width: nil) == nil)
  }
}

@MainActor @Suite("Headers, footers and other parts of tables", .serialized)
struct UITableViewPartTests {
  /// Data whose headers are views of code's own.
  private final class Headed: UITableViewDataSource, UITableViewDelegate {
    var lines: [String] = []
    var height = UITableView.automaticDimension
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      height
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
      view?.textLabel?.text = "section \(section)"
      return view
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? "the end" : nil
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { lines.append("head \(section)") }
    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { lines.append("foot \(section)") }
  }

  private func table(_ style: UITableView.Style, _ data: Headed) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), style: style)
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    table.rowHeight = 40
    table.dataSource = data
    table.delegate = data
    table.layoutIfNeeded()
    return table
  }

  @Test(
    "each part stands below the one before, and is told of once",
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func parts(style: UITableView.Style) {
    let data = Headed()
    let table = table(style, data)
    #expect(data.lines == ["head 0", "head 1", "foot 1"])
    var end: CGFloat = 0
    for section in 0..<2 {
      #expect(table.rectForHeader(inSection: section).minY == end)
      end = table.rectForHeader(inSection: section).maxY
      for row in 0..<2 {
        let frame = table.rectForRow(at: IndexPath(row: row, section: section))
        #expect(frame.minY == end && frame.height == 40)
        end = frame.maxY
      }
      #expect(table.rectForFooter(inSection: section).minY == end)
      end = table.rectForFooter(inSection: section).maxY
    }
    #expect(table.rectForFooter(inSection: 0).height == 0)
    #expect(table.rectForFooter(inSection: 1).height > 0)
    let header = table.headerView(forSection: 1)
    #expect(header?.reuseIdentifier == "head" && header?.superview === table)
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "the end")
  }

  @Test("a header's height is the delegate's, and its words are those of the system's headers")
  func heights() {
    let data = Headed()
    data.height = 70
    #expect(table(.grouped, data).rectForHeader(inSection: 0).height == 70)
    let plain = table(.plain, data)
    #expect(
      plain.rectForHeader(inSection: 0).height == 70 + TableMetrics.plainHeaderPadding)
    let grouped = table(.grouped, data)
    let isCapital = grouped.metrics.lists.hasCapitalHeaders
    let words = grouped.headerView(forSection: 0)?.textLabel?.text
    #expect(words == (isCapital ? "SECTION 0" : "section 0"))
    #expect(plain.headerView(forSection: 0)?.textLabel?.text == "section 0")
  }

  @Test("a header shows a configuration, and a background behind it")
  func configured() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let ground = UIView(frame: .zero)
    header.backgroundView = ground
    var content = header.defaultContentConfiguration()
    content.text = "words"
    header.contentConfiguration = content
    header.layoutIfNeeded()
    #expect(ground.frame == header.bounds && header.subviews.first === ground)
    #expect(header.contentView.subviews.first?.frame == header.bounds)
    #expect(header.fittingHeight(forWidth: 100) > 20)
  }

  @Test("swipe actions are kept as they are made")
  func swipes() {
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      done(true)
    }
    let actions = UISwipeActionsConfiguration(actions: [action])
    #expect(actions.actions.first === action && actions.performsFirstActionWithFullSwipe)
    #expect(action.title == "Delete" && action.style == .destructive && action.image == nil)
  }
}
