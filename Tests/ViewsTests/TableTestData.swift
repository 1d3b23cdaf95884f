import Foundation
import MediaSupport
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

extension SplitMix {
  /// A number from 0, below `sides`.
  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }
}

/// A cell that counts how often it is used again.
final class CountingCell: UITableViewCell {
  var reuses = 0
  /// Words that constraints hold in the content, where the data ask for that.
  private(set) lazy var words: UILabel = {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
    ])
    return label
  }()
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// The data of a table: names in sections; it writes down what it is asked and told.
@MainActor final class TableData: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var heights: [String: CGFloat] = [:]
  var lines: [String] = []
  /// The cells that were made, not used again.
  var made: [UITableViewCell] = []
  var isOpen: @MainActor (IndexPath) -> Bool = { _ in true }
  var fill: @MainActor (CountingCell, String) -> Void = { $0.textLabel?.text = $1 }

  init(_ sections: [[String]]) { self.sections = sections }

  /// A table of the data.
  func table(
    _ style: UITableView.Style = .plain, width: CGFloat = 100, height: CGFloat = 100,
    rowHeight: CGFloat = UITableView.automaticDimension
  ) -> UITableView {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
    table.register(CountingCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = rowHeight
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if !made.contains(cell) { made.append(cell) }
    if let cell = cell as? CountingCell { fill(cell, sections[indexPath.section][indexPath.row]) }
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[sections[indexPath.section][indexPath.row]] ?? tableView.rowHeight
  }

  private func note(_ word: String, _ path: IndexPath) {
    lines.append("\(word) \(path.section).\(path.row)")
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("show", indexPath) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("hide", indexPath) }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    isOpen(indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("highlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("unhighlight", indexPath)
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("will select", indexPath)
    return indexPath
  }
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("will deselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("select", indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("deselect", indexPath)
  }
}

extension UITableView {
  /// The words and frames of the rows that are seen.
  var picture: [String] {
    visibleCells.map { "\($0.textLabel?.text ?? "-") \($0.frame)" }
  }
}
