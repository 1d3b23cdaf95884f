import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Controls with labels")
struct LabeledControlTests {
  private func label() -> some View { Tile.of(1, 30, 20) }

  /// The leading edge of what a control draws that stands at the label's trailing side, and the label's trailing edge.
  private func edges(@ViewBuilder _ view: () -> some View) throws -> (label: CGFloat, all: [CGRect])
  {
    let drawn = try list(on: Stage.of(300, 100)) { view() }
    let stage = try Rehearsal(width: 300, height: 100) { view() }
    return (try stage.tile(1).maxX, drawn.fills)
  }

  @Test("in its own size a control stands 8 points from its label, as a recorded toggle does")
  func gap() throws {
    let toggle = try edges { Toggle(isOn: .constant(true)) { label() }.fixedSize() }
    #expect(toggle.all.contains { $0.width == 51 && $0.minX == toggle.label + 8 })
    let well = try Rehearsal(width: 300, height: 100) {
      ColorPicker(selection: .constant(.red)) { label() }.fixedSize()
    }
    let stepper = try Rehearsal(width: 300, height: 100) {
      Stepper(value: .constant(1)) { label() }.fixedSize()
    }
    // What is centred is as wide as label, gap and control.
    let all: [CGFloat] = try [stepper.tile(1).minX, well.tile(1).minX]
    let expected: [CGFloat] = [84, 117]
    #expect(all == expected)
  }

  @Test("with room the control stands at the trailing edge")
  func room() throws {
    let toggle = try edges { Toggle(isOn: .constant(true)) { label() } }
    #expect(toggle.label == 30)
    #expect(toggle.all.contains { $0.width == 51 && $0.maxX == 300 })
  }

  @Test("without its label a control stands alone")
  func hidden() throws {
    let drawn = try list(on: Stage.of(300, 100)) {
      Toggle(isOn: .constant(true)) { label() }.labelsHidden()
    }
    #expect(drawn.fills.count == 2 && abs(drawn.fills[0].midX - 150) <= 0.5)
  }

  @Test("a slider takes its labels in the order of iOS 13, too")
  func formerSlider() throws {
    func slider(_ isFormer: Bool) -> some View {
      HStack {
        if isFormer {
          Slider(
            value: .constant(3), in: 0...10, minimumValueLabel: Tile.of(1, 9, 9),
            maximumValueLabel: Tile.of(2, 9, 9)
          ) { Text("Size") }
          Slider(
            value: .constant(3), in: 0...10, step: 2, minimumValueLabel: Tile.of(3, 9, 9),
            maximumValueLabel: Tile.of(4, 9, 9)
          ) { Text("Size") }
          Slider(value: .constant(0.5), onEditingChanged: { _ in }) { Text("Size") }
        } else {
          Slider(value: .constant(3), in: 0...10) {
            Text("Size")
          } minimumValueLabel: {
            Tile.of(1, 9, 9)
          } maximumValueLabel: {
            Tile.of(2, 9, 9)
          }
          Slider(value: .constant(3), in: 0...10, step: 2) {
            Text("Size")
          } minimumValueLabel: {
            Tile.of(3, 9, 9)
          } maximumValueLabel: {
            Tile.of(4, 9, 9)
          }
          Slider(value: .constant(0.5)) { Text("Size") }
        }
      }
    }
    #expect(
      try list(on: Stage.of(600, 60)) { slider(true) }
        == list(on: Stage.of(600, 60)) { slider(false) })
  }

  // MARK: Labelled content

  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.content
        configuration.label
      }
    }
  }

  private struct Framed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      LabeledContent(configuration).padding(.leading, 40)
    }
  }

  @Test("a style puts label and content of labelled content where it likes")
  func contentStyle() throws {
    let content = LabeledContent {
      Tile.of(2, 20, 10)
    } label: {
      label()
    }
    let usual = try Rehearsal { content }
    #expect(try usual.tile(1).minX == 0 && usual.tile(2).maxX == 100)
    let stacked = try Rehearsal { content.labeledContentStyle(Stacked()) }
    #expect(try stacked.tile(2).maxY == stacked.tile(1).minY)
    let automatic = try Rehearsal { content.labeledContentStyle(.automatic) }
    #expect(automatic.tiles == usual.tiles)
  }

  @Test("the labelled content that a style asks for is in the style around it")
  func nested() throws {
    let content = LabeledContent {
      Tile.of(2, 20, 10)
    } label: {
      label()
    }
    let framed = try Rehearsal { content.labeledContentStyle(Framed()) }
    #expect(try framed.tile(1).minX == 40 && framed.tile(2).maxX == 100)
    let both = try Rehearsal {
      content.labeledContentStyle(Framed()).labeledContentStyle(Stacked())
    }
    #expect(try both.tile(2).maxY == both.tile(1).minY)
    #expect(try both.tile(1).midX == 70)
  }
}
