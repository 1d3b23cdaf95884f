import Foundation
import Geometry
import Motion
import SceneDocuments

/// The sheet of a design system's curves and springs: a document in which all of them play at once, each with its graph.
///
/// Every graph has the same axes, so that what is slower is longer, and what overshoots is higher.
struct TokenSheet {
  /// Points.
  private enum Layout {
    static let plot = (width: 184.0, height: 84.0)
    static let cell = (width: 224.0, height: 188.0)
    static let margin = 28.0
    static let dot = 12.0
    static let mark = 8.0
  }

  /// How long a curve is shown that never comes to rest, and how long the sheet is at most, in seconds.
  private static let (restless, longest) = (2.0, 6.0)
  /// When all begin to move, and how long the end is shown, in seconds.
  private static let (start, rest) = (0.4, 0.8)
  /// How many values of a curve are drawn in a second.
  private static let density = 120.0

  /// An animation with its values, 0 at the start and 1 at the end.
  private struct Row {
    let name: String
    let animation: Animation
    var values: [Double] = []
  }

  private let rows: [Row]
  /// How long each graph is, in seconds.
  private let window: Double
  /// The least and the greatest value of all graphs.
  private let range: ClosedRange<Double>

  /// Samples all tokens that move.
  ///
  /// - Parameters:
  ///   - book: The tokens.
  ///   - path: Their file's name in messages.
  /// - Throws: `DocumentErrors` if none of them moves.
  init(_ book: TokenBook, path: String) throws {
    var rows = book.animations.map { Row(name: $0.name, animation: $0.animation) }
    if rows.isEmpty {
      throw DocumentErrors([
        DocumentProblem(file: path, place: nil, path: "", reason: Messages.noCurves)
      ])
    }
    for index in rows.indices { rows[index].values = Self.values(of: rows[index].animation) }
    let steps = (rows.map(\.values.count).max() ?? 1) - 1
    let stepsOfTenth = Int(Self.density) / 10
    window = Double((steps + stepsOfTenth - 1) / stepsOfTenth) / 10
    let values = rows.flatMap(\.values)
    range = min(0, values.min() ?? 0)...max(1, values.max() ?? 1)
    self.rows = rows
  }

  /// The values of an animation from 0 to 1 until it rests.
  private static func values(of animation: Animation) -> [Double] {
    var context = AnimationContext<Double>()
    var values: [Double] = []
    for step in 0...Int(longest * density) {
      guard
        let value = animation.animate(value: 1, time: Double(step) / density, context: &context)
      else { return values + [1] }
      values.append(value)
    }
    return Array(values.prefix(Int(restless * density) + 1))
  }

  /// The sheet as a document, as square as the number of its rows lets it be.
  var document: SceneDocument {
    let columns = max(1, Int(Double(rows.count).squareRoot().rounded(.up)))
    let lines = (rows.count + columns - 1) / columns
    let width = Double(columns) * Layout.cell.width + 2 * Layout.margin
    let height = Double(lines) * Layout.cell.height + 2 * Layout.margin
    var document = SceneDocument()
    document.stage.size = .points(width: width, height: height)
    document.stage.length = .time(Self.time(Self.start + window + Self.rest))
    document.states = [StateGroup(name: "sheet", states: ["ready", "played"])]
    document.events = [
      SceneEvent(.at(Self.time(Self.start)), states: ["played"])
    ]
    for (index, row) in rows.enumerated() {
      let x = (Double(index % columns) + 0.5) * Layout.cell.width + Layout.margin - width / 2
      let y = (Double(index / columns) + 0.5) * Layout.cell.height + Layout.margin - height / 2
      document.nodes += nodes(of: row, index, x: x, y: y)
    }
    return document
  }

  /// A time in whole milliseconds.
  private static func time(_ seconds: Double) -> DocumentTime {
    let milliseconds = Int((seconds * 1000).rounded())
    return DocumentTime(
      text: "\(milliseconds)ms", numerator: milliseconds, denominator: 1000, unit: .seconds)
  }

  // MARK: A cell

  /// Name, recipe, graph with its mark, and a dot that moves as the token says, about a point of the sheet.
  private func nodes(of row: Row, _ index: Int, x: Double, y: Double) -> [SceneNode] {
    let top = y - Layout.cell.height / 2
    let (left, middle) = (x - Layout.plot.width / 2, top + 52 + Layout.plot.height / 2)
    var name = text(row.name, "name-\(index)", x: x, y: top + 14)
    name.base.font?.weight = .semibold
    var recipe = text(Self.short("\(row.animation)"), "recipe-\(index)", x: x, y: top + 32)
    recipe.base.font?.size = 9
    recipe.base.fill = .color(.named(.secondary))
    return [
      name, recipe,
      line("zero-\(index)", x: x, y: place(of: 0, in: middle)),
      line("one-\(index)", x: x, y: place(of: 1, in: middle)),
      graph(row, "graph-\(index)", x: x, y: middle),
      mark(row, index, x: left, y: place(of: 0, in: middle)),
      dot(row, index, x: left + Layout.dot / 2, y: top + 52 + Layout.plot.height + 24),
    ]
  }

  /// A recipe whose numbers have no more than three decimals.
  private static func short(_ recipe: String) -> String {
    recipe.replacing(/\d+\.\d{4,}/) { number in
      "\(((Double(number.output) ?? 0) * 1000).rounded() / 1000)"
    }
  }

  /// Where a value stands in a graph about `middle`.
  private func place(of value: Double, in middle: Double) -> Double {
    middle - Layout.plot.height / 2 + height(of: value)
  }

  /// How far a value is below a graph's top.
  private func height(of value: Double) -> Double {
    Layout.plot.height * (range.upperBound - value) / (range.upperBound - range.lowerBound)
  }

  private func text(_ words: String, _ id: String, x: Double, y: Double) -> SceneNode {
    var node = SceneNode(.text, id: id)
    node.base.text = words
    node.base.lineLimit = 1
    node.base.width = .points(Layout.cell.width - 12)
    node.base.font = DocumentFont()
    node.base.font?.size = 13
    (node.base.x, node.base.y) = (x, y)
    return node
  }

  private func line(_ id: String, x: Double, y: Double) -> SceneNode {
    var node = SceneNode(.rectangle, id: id)
    (node.base.width, node.base.height) = (.points(Layout.plot.width), .points(1))
    node.base.fill = .color(.faded(.named(.gray), opacity: 0.35))
    (node.base.x, node.base.y) = (x, y)
    return node
  }

  private func graph(_ row: Row, _ id: String, x: Double, y: Double) -> SceneNode {
    var path = Path()
    for (step, value) in row.values.enumerated() {
      let point = CGPoint(
        x: Layout.plot.width * Double(step) / Self.density / window, y: height(of: value))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.addLine(to: CGPoint(x: Layout.plot.width, y: height(of: row.values.last ?? 1)))
    var node = SceneNode(.path, id: id)
    node.base.path = path
    (node.base.width, node.base.height) = (
      .points(Layout.plot.width), .points(Layout.plot.height)
    )
    node.base.stroke = Stroke(
      fill: .color(.named(.blue)),
      style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    (node.base.x, node.base.y) = (x, y)
    return node
  }

  /// A mark that goes along the graph: evenly to the right, and up as the token says.
  private func mark(_ row: Row, _ index: Int, x: Double, y: Double) -> SceneNode {
    var mark = circle("mark-\(index)", Layout.mark, .named(.orange))
    mark.animation = .animation(row.animation)
    mark.states = [state { $0.y = height(of: 1) - height(of: 0) }]
    var runner = SceneNode(.group, id: "runner-\(index)")
    (runner.base.x, runner.base.y) = (x, y)
    runner.animation = .animation(.linear(duration: window))
    runner.states = [state { $0.x = x + Layout.plot.width }]
    runner.children = [mark]
    return runner
  }

  private func dot(_ row: Row, _ index: Int, x: Double, y: Double) -> SceneNode {
    var dot = circle("dot-\(index)", Layout.dot, .named(.blue))
    (dot.base.x, dot.base.y) = (x, y)
    dot.animation = .animation(row.animation)
    dot.states = [state { $0.x = x + Layout.plot.width - Layout.dot }]
    return dot
  }

  private func circle(_ id: String, _ diameter: Double, _ color: DocumentColor) -> SceneNode {
    var node = SceneNode(.circle, id: id)
    (node.base.width, node.base.height) = (.points(diameter), .points(diameter))
    node.base.fill = .color(color)
    return node
  }

  private func state(_ change: (inout NodeValues) -> Void) -> StateValues {
    var values = NodeValues()
    change(&values)
    return StateValues(state: "played", values: values)
  }
}
