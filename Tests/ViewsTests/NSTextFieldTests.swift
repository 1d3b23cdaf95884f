import DisplayList
import Foundation
import Geometry
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Text fields and labels of the Mac")
struct NSTextFieldTests {
  /// A field at the lower left of a stage, which holds it.
  private func staged(
    _ field: NSTextField, width: CGFloat = 100, height: CGFloat = 40
  ) throws -> Rehearsal {
    let root = NSView()
    field.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.addSubview(field)
    return try Rehearsal { HostedOnMac(view: root) }
  }

  /// Each glyph's origin on the stage, in the order in which they are painted.
  private func places(_ stage: Rehearsal) -> [CGPoint] {
    stage.graph.displayList().commands.flatMap { command -> [CGPoint] in
      guard case .glyphs(let run, _, let transform) = command else { return [] }
      return run.glyphs.map { $0.position.applying(transform) }
    }
  }
  /// The glyphs' numbers in their fonts, from left to right.
  private func letters(_ stage: Rehearsal) -> [UInt32] {
    let found = stage.graph.displayList().commands.flatMap { command -> [(CGFloat, UInt32)] in
      guard case .glyphs(let run, _, let transform) = command else { return [] }
      return run.glyphs.map { ($0.position.applying(transform).x, $0.id) }
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }
  /// The colour and opacity of each run of letters.
  private func inks(_ stage: Rehearsal) -> [[Float]] {
    stage.graph.displayList().commands.compactMap {
      guard case .glyphs(_, .solid(let color), _) = $0 else { return nil }
      return [color.red, color.green, color.blue, color.opacity]
    }
  }
  /// The sizes of the letters of each run, in points to the em.
  private func sizes(_ stage: Rehearsal) -> [Double] {
    stage.graph.displayList().commands.compactMap {
      guard case .glyphs(let run, _, _) = $0 else { return nil }
      // The face that stands for the system's is drawn so much smaller than its size says.
      return (run.size / 0.969 * 1000).rounded() / 1000
    }
  }

  @Test("lines begin at the left, stand in the middle or end at the right")
  func alignments() throws {
    let label = NSTextField(labelWithString: "Word")
    let stage = try staged(label)
    let width = label.intrinsicContentSize.width
    func x() throws -> CGFloat { try #require(places(stage).first).x }
    let left = try x()
    var found: [CGFloat] = []
    for alignment in [NSTextAlignment.natural, .left, .justified, .center, .right] {
      try stage.now { label.alignment = alignment }
      found.append(try x() - left)
    }
    #expect(found[0...2] == [0, 0, 0])
    // Places of letters are those of whole pixels.
    #expect(abs(found[3] - (100 - width) / 2) <= 0.51)
    #expect(abs(found[4] - (100 - width)) <= 1)
  }

  @Test("lines of a text that wraps stand as they are aligned, too")
  func lines() throws {
    let label = NSTextField(wrappingLabelWithString: "wide words and i")
    label.alignment = .right
    let stage = try staged(label, width: 60, height: 80)
    let heights = Set(places(stage).map(\.y))
    #expect(heights.count >= 2)
    let starts = heights.sorted().map { y in
      places(stage).filter { $0.y == y }.map(\.x).min() ?? 0
    }
    try stage.now { label.alignment = .left }
    let left = places(stage).map(\.x).min() ?? -1
    // At the right no line begins at the left edge but one that fills it.
    #expect(starts.allSatisfy { $0 >= left - 1 })
    #expect(starts.contains { $0 > left + 1 })
  }

  @Test("what is too long for one line ends in three points, at its end, its start or its middle")
  func truncation() throws {
    let label = NSTextField(labelWithString: "A label that is too long for its line")
    let wide = try staged(label, width: 400)
    let count = places(wide).count
    let narrow = NSTextField(labelWithString: "A label that is too long for its line")
    let stage = try staged(narrow, width: 80)
    let shown = places(stage)
    #expect(shown.count < count)
    #expect(Set(shown.map(\.y)).count == 1)
    #expect(shown.allSatisfy { $0.x < 80 })
    var ids: [[UInt32]] = []
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      try stage.now { narrow.lineBreakMode = mode }
      ids.append(letters(stage))
    }
    #expect(ids[0].first == ids[2].first && ids[1].last == ids[2].last)
    #expect(ids[0].last != ids[1].last && ids[0].first != ids[1].first)
  }

  @Test("no more lines are shown than are allowed")
  func limits() throws {
    let label = NSTextField(wrappingLabelWithString: "one two three four five six seven eight")
    let stage = try staged(label, width: 50, height: 100)
    func count() -> Int { Set(places(stage).map(\.y)).count }
    let all = count()
    #expect(all > 3)
    try stage.now { label.maximumNumberOfLines = 2 }
    #expect(count() == 2)
    try stage.now { label.usesSingleLineMode = true }
    #expect(count() == 1)
    try stage.now {
      label.usesSingleLineMode = false
      label.maximumNumberOfLines = 0
    }
    #expect(count() == all)
  }

  @Test("letters have the field's font and colour, fainter where it takes nothing")
  func looks() throws {
    let label = NSTextField(labelWithString: "Ink")
    let stage = try staged(label)
    #expect(sizes(stage) == [13])
    #expect(inks(stage) == [[0, 0, 0, 0.85]])
    try stage.now {
      label.font = .boldSystemFont(ofSize: 20)
      label.textColor = NSColor.red
    }
    #expect(sizes(stage) == [20])
    #expect(inks(stage) == [[1, 0, 0, 1]])
    try stage.now { label.isEnabled = false }
    let faint = try #require(inks(stage).first)
    #expect(faint[3] < 0.5)
    try stage.now {
      label.isEnabled = true
      (label.font, label.textColor) = (nil, nil)
    }
    #expect(sizes(stage) == [13])
    #expect(inks(stage) == [[0, 0, 0, 0.85]])
  }

  @Test("parts of a text have their own fonts and colours, the rest those of the field")
  func attributed() throws {
    let text = NSMutableAttributedString(string: "small ")
    text.append(
      NSAttributedString(
        string: "large",
        attributes: [.font: NSFont.systemFont(ofSize: 24), .foregroundColor: NSColor.blue]))
    let label = NSTextField(labelWithAttributedString: text)
    label.textColor = .red
    let stage = try staged(label, width: 200)
    #expect(stage.words == "small large")
    #expect(Set(sizes(stage)) == [13, 24])
    #expect(Set(inks(stage)) == [[1, 0, 0, 1], [0, 0, 1, 1]])
    // A plain text takes the place of all of it.
    try stage.now { label.stringValue = "plain" }
    #expect(Set(sizes(stage)) == [13])
    #expect(Set(inks(stage)) == [[1, 0, 0, 1]])
    #expect(label.attributedStringValue.string == "plain")
  }

  @Test("a field is larger than its text and has a ground and a line; a label has neither")
  func fields() throws {
    let (field, label) = (NSTextField(string: "Text"), NSTextField(labelWithString: "Text"))
    let stage = try staged(label)
    let (own, plain) = (field.intrinsicContentSize, label.intrinsicContentSize)
    #expect(own.height > plain.height && own.width > plain.width)
    #expect(field.isEditable && field.isSelectable && field.isBezeled && field.drawsBackground)
    (field.backgroundColor, label.backgroundColor) = (NSColor.red, NSColor.red)
    func hasGround(_ field: NSTextField) throws -> Bool {
      try staged(field).colors.contains([255, 0, 0])
    }
    #expect(try hasGround(field))
    #expect(try !hasGround(label))
    field.drawsBackground = false
    #expect(try !hasGround(field))
    field.isBezeled = false
    #expect(field.intrinsicContentSize == plain)
    field.isBordered = true
    #expect(field.intrinsicContentSize == own)
    #expect(stage.graph.restless == nil)
  }

  @Test("what stands in an empty field goes with the first letter")
  func placeholders() throws {
    let field = NSTextField(string: "")
    field.placeholderString = "Name"
    let stage = try staged(field)
    #expect(stage.words == "Name")
    let faint = try #require(inks(stage).first)
    #expect(faint[3] == 0.25)
    try stage.now { field.stringValue = "A" }
    #expect(stage.words == "A")
    try stage.now { field.stringValue = "" }
    #expect(stage.words == "Name")
  }

  @Test("numbers are read from the text, and written to it")
  func numbers() {
    let field = NSTextField(string: "12.5")
    #expect(field.doubleValue == 12.5)
    field.integerValue = -3
    #expect(field.stringValue == "-3" && field.doubleValue == -3)
    field.doubleValue = 0.25
    #expect(field.stringValue == "0.25")
    field.stringValue = "none"
    #expect(field.doubleValue == 0 && field.integerValue == 0)
  }

  @Test("a label fits its text, and constraints put the next one below it")
  func fitting() throws {
    let root = NSView()
    let (first, second) = (
      NSTextField(labelWithString: "First"), NSTextField(labelWithString: "Second")
    )
    for label in [first, second] {
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 4),
      second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
    ])
    let stage = try Rehearsal { HostedOnMac(view: root) }
    #expect(stage.words?.contains("First") == true && stage.words?.contains("Second") == true)
    #expect(abs(first.frame.width - first.intrinsicContentSize.width) < 0.5)
    // Upwards the second is below the first.
    #expect(abs(second.frame.maxY - (first.frame.minY - 4)) < 1e-6)
    let before = second.frame
    try stage.now { first.font = .systemFont(ofSize: 30) }
    #expect(second.frame.maxY < before.maxY - 10)
    first.sizeToFit()
    #expect(first.frame.size == first.intrinsicContentSize)
  }
}
