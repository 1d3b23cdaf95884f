import Rostrum
import Testing

/// What the simplest controls paint, word for word: iOS's figures in points.
@MainActor @Suite("Lists of controls")
struct ControlListTests {
  private func text(_ stage: Stage = .small, @ViewBuilder _ content: () -> some View) throws
    -> String
  {
    try list(on: stage, content).description
  }

  @Test("a switch that is on")
  func switchOn() throws {
    #expect(
      try text { Toggle("", isOn: .constant(true)).labelsHidden() } == """
        fill rounded 25 35 51 31 corner 15.5 with #34c759
        group shadow #000000/0.15 4 by 0 3 {
          fill ellipse 0 0 27 27 with #ffffff at 47 37
        }
        """)
  }

  @Test("a switch that is off and disabled")
  func switchOff() throws {
    #expect(
      try text { Toggle("", isOn: .constant(false)).labelsHidden().disabled(true) } == """
        group opacity 0.5 {
          fill rounded 25 35 51 31 corner 15.5 with #787880/0.16
          group shadow #000000/0.15 4 by 0 3 {
            fill ellipse 0 0 27 27 with #ffffff at 27 37
          }
        }
        """)
  }

  @Test("a slider half-way")
  func slider() throws {
    #expect(
      try text(.of(128, 60)) { Slider(value: .constant(0.5)) } == """
        fill rounded 0 28 128 4 corner 2 with #787880/0.2
        fill rounded 0 28 64 4 corner 2 with #007aff
        group shadow #000000/0.15 4 by 0 3 {
          fill ellipse 0 0 28 28 with #ffffff at 50 16
        }
        """)
  }

  @Test("a bar of progress, at a quarter and done")
  func progress() throws {
    #expect(
      try text { ProgressView(value: 0.25) } == """
        fill rounded 0 48 100 4 corner 2 with #787880/0.2
        fill rounded 0 48 25 4 corner 2 with #007aff
        """)
    #expect(
      try text { ProgressView(value: 1.0) } == """
        fill rounded 0 48 100 4 corner 2 with #787880/0.2
        fill rounded 0 48 100 4 corner 2 with #007aff
        """)
  }

  @Test("two segments, the second chosen")
  func segments() throws {
    #expect(
      try text(.of(100, 40)) {
        Picker("", selection: .constant(1)) {
          ForEach(0..<2, id: \.self) { _ in Color.black.frame(width: 4, height: 4) }
        }
        .pickerStyle(.segmented)
      } == """
        fill rounded 0 5 100 32 corner 9 continuous with #787880/0.12
        group clip rounded 0 5 100 32 corner 9 continuous {
          group shadow #000000/0.12 4 by 0 3 {
            fill rounded 52 7 46 28 corner 7 continuous with #ffffff
          }
          fill rect 23 19 4 4 with #000000
          fill rect 73 19 4 4 with #000000
        }
        """)
  }

  @Test("bordered buttons: with a tint of their own, prominent, pressed and disabled")
  func buttons() throws {
    func button(_ isProminent: Bool) -> some View {
      let button = Button(action: {}, label: { Circle().frame(width: 40, height: 20) })
      return Group {
        if isProminent {
          button.buttonStyle(.borderedProminent)
        } else {
          button.buttonStyle(.bordered)
        }
      }
    }
    #expect(
      try text { button(false).tint(.red) } == """
        fill rounded 18 33 64 34 corner 8 continuous with #ff3b30/0.15
        fill ellipse 40 40 20 20 with #ff3b30
        """)
    let stage = try Rehearsal(.small) { button(true) }
    try stage.finger(.began, 50, 50)
    #expect(
      stage.frame == """
        group opacity 0.75 {
          fill rounded 18 33 64 34 corner 8 continuous with #007aff
          fill ellipse 40 40 20 20 with #ffffff
        }
        """)
    #expect(
      try text { button(true).disabled(true) } == """
        fill rounded 18 33 64 34 corner 8 continuous with #787880/0.12
        fill ellipse 40 40 20 20 with #3c3c43/0.3
        """)
  }

  @Test("a list of two rows")
  func rows() throws {
    #expect(
      try text(.of(200, 200, scale: 2)) {
        List { ForEach(0..<2, id: \.self) { _ in Color.black.frame(width: 20, height: 20) } }
      } == """
        fill rect 0 0 200 200 with #f2f2f7
        group clip rect 0 0 200 200 {
          fill rounded 16 35 168 88 corner 10 continuous with #ffffff
          fill rect 32 47 20 20 with #000000
          fill rect 32 91 20 20 with #000000
          fill rect 32 78.5 152 0.5 with #3c3c43/0.29
        }
        """)
  }

  @Test("a sheet at rest over its page")
  func sheet() throws {
    let stage = try Rehearsal(.of(100, 200)) {
      Color.black.frame(width: 20, height: 20).sheet(isPresented: .constant(true)) {
        Color.red.frame(width: 40, height: 40)
      }
    }
    try stage.advance(to: 3)
    let lines = stage.list.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.first == "fill rect 40 90 20 20 with #000000")
    #expect(lines.contains("fill rect 0 0 100 200 with #000000/0.2"))
    #expect(lines.contains("fill rect 30 85 40 40 with #ff3b30"))
  }
}
