import Foundation
import Rostrum
import Testing

/// A view of a scene's own that shows one ellipse.
private struct Dot: View {
  let width: Double
  var body: some View { Ellipse().frame(width: width, height: 1) }
}

/// A view of a scene's own with containers, a loop and backgrounds, and one more view at one of many places.
///
/// Every shape is as wide as no other, which tells which is which.
private struct Family: View {
  let extra: Int

  private var rows: [Int] { extra == 4 ? [30, 10, 20] : [10, 20] }

  private func ellipse(_ width: Double) -> some View { Ellipse().frame(width: width, height: 1) }

  var body: some View {
    VStack(spacing: 0) {
      if extra == 1 { Rectangle().frame(width: 91, height: 1) }
      HStack {
        ellipse(1)
        if extra == 2 { Rectangle().frame(width: 91, height: 1) }
        ellipse(2)
        if extra == 3 { ellipse(91) }
      }
      HStack {
        ellipse(3)
        if extra == 5 { Dot(width: 91) }
        Text("a").background { Capsule().frame(width: 4, height: 1) }
        Text("b").background { Capsule().frame(width: 5, height: 1) }
        if extra == 6 { Text("c").background { Capsule().frame(width: 91, height: 1) } }
      }
      ForEach(rows, id: \.self) { row in
        HStack {
          ellipse(Double(row + 1))
          if extra == 7, row == 10 { ellipse(92) }
          Dot(width: Double(row + 2))
        }
      }
      Dot(width: 6)
      if extra == 8 { Dot(width: 91) }
      ellipse(7).accessibilityIdentifier("seven")
      if extra == 9 { ZStack { ellipse(91) } }
    }
  }
}

@MainActor @Suite("Names of nodes")
struct NodeNameTests {
  /// What the shapes on the stage are called, by their widths.
  private func names(_ stage: Rehearsal) -> [Double: String] {
    let values = stage.values
    let texts = Set(values.filter { $0.property == "text" }.map(\.view))
    var result: [Double: String] = [:]
    for value in values where value.property == "frame.width" && !texts.contains(value.view) {
      guard case .number(let width) = value.presentation else { continue }
      result[width] = value.view.replacing("Switching/", with: "")
    }
    return result
  }

  private func names(@ViewBuilder _ content: () -> some View) throws -> [Double: String] {
    names(try Rehearsal(.of(100, 100), content))
  }

  @Test("one more view renames no other", arguments: 1...9)
  func insertion(extra: Int) throws {
    let (without, with) = (try names { Family(extra: 0) }, try names { Family(extra: extra) })
    #expect(without.count == 11 && with.count > without.count)
    for (width, name) in without { #expect(with[width] == name) }
  }

  @Test("nor does one that comes while the film runs", arguments: 1...9)
  func coming(extra: Int) throws {
    let scene = try Stagehand(0) { Family(extra: $0) }
    let before = names(scene.stage)
    try scene.change(to: extra)
    let after = names(scene.stage)
    for (width, name) in before { #expect(after[width] == name) }
    #expect(Set(after.values).count == after.count && after.count > before.count)
  }

  @Test("two runs give the same names, each to one view", arguments: 0...9)
  func runs(extra: Int) throws {
    let stages = try (0..<2).map { _ in try Rehearsal { Family(extra: extra) } }
    #expect(stages[0].graph.viewNames == stages[1].graph.viewNames)
    let values = stages[0].values.map { "\($0.view).\($0.property)" }
    #expect(Set(values).count == values.count)
    #expect(values == stages[1].values.map { "\($0.view).\($0.property)" })
  }

  @Test("names say where a view is")
  func form() throws {
    let names = try names { Family(extra: 0) }
    #expect(names[1] == "Family/VStack/HStack/Ellipse")
    #expect(names[2] == "Family/VStack/HStack/Ellipse#2")
    #expect(names[3] == "Family/VStack/HStack#2/Ellipse")
    #expect(names[4] == "Family/VStack/HStack#2/Text 'a'/Capsule")
    #expect(names[5] == "Family/VStack/HStack#2/Text 'b'/Capsule")
    #expect(names[6] == "Family/VStack/Dot/Ellipse")
    #expect(names[7] == "seven")
    #expect(names[21] == "Family/VStack/HStack[20]/Ellipse")
    #expect(names[22] == "Family/VStack/HStack[20]/Dot/Ellipse")
  }

  @Test("an identifier names the view that bears it, and begins the names of what is inside")
  func identifiers() throws {
    let names = try names {
      VStack {
        Dot(width: 1).accessibilityIdentifier("one")
        VStack {
          Dot(width: 2)
          Ellipse().frame(width: 3, height: 1).accessibilityIdentifier("three")
          Rectangle().frame(width: 4, height: 1).scaleEffect(2).padding(1).opacity(0.5)
        }
        .accessibilityIdentifier("box")
        Text("x").background { Capsule().frame(width: 5, height: 1) }
          .accessibilityIdentifier("title")
        Ellipse().frame(width: 6, height: 1).accessibilityIdentifier("")
      }
    }
    #expect(
      names == [
        1: "one", 2: "box/Dot/Ellipse", 3: "three", 4: "box/Rectangle", 5: "title/Capsule",
        6: "VStack/Ellipse",
      ])
  }

  @Test("of several views with one identifier each has a name")
  func sharedIdentifier() throws {
    let names = try names {
      Dot(width: 1).accessibilityIdentifier("a")
      Dot(width: 2).accessibilityIdentifier("a")
      Group {
        Dot(width: 3)
        Dot(width: 4)
      }
      .accessibilityIdentifier("b")
    }
    #expect(names == [1: "a", 2: "a#2", 3: "b", 4: "b#2"])
  }

  @Test("in a loop an identifier tells the element, or the name does")
  func identifiersInLoops() throws {
    let names = try names {
      ForEach([1, 11], id: \.self) { row in
        HStack {
          Dot(width: Double(row)).accessibilityIdentifier("dot")
          Dot(width: Double(row + 1)).accessibilityIdentifier("dot-\(row)")
        }
      }
    }
    #expect(names == [1: "dot[1]", 2: "dot-1", 11: "dot[11]", 12: "dot-11"])
  }

  private enum Place: CaseIterable { case left, right }
  private struct Opaque: Hashable { let number: Int }

  @Test("what stands for an element is called by it: words, numbers, cases, or in order")
  func elements() throws {
    let names = try names {
      ForEach(["x", "y"], id: \.self) { Dot(width: $0 == "x" ? 1 : 2) }
      ForEach(Place.allCases, id: \.self) { Dot(width: $0 == .left ? 3 : 4) }
      ForEach([Opaque(number: 5), Opaque(number: 6)], id: \.self) {
        Rectangle().frame(width: Double($0.number), height: 1)
      }
      ForEach(7..<9) { Text("t").background(Capsule().frame(width: Double($0), height: 1)) }
    }
    #expect(
      names == [
        1: "Dot[x]/Ellipse", 2: "Dot[y]/Ellipse", 3: "Dot[left]/Ellipse", 4: "Dot[right]/Ellipse",
        5: "Rectangle[0]", 6: "Rectangle[1]", 7: "Text[7]/Capsule", 8: "Text[8]/Capsule",
      ])
  }

  @Test("equal elements are told apart")
  func equalElements() throws {
    let stage = try Rehearsal { ForEach([9, 9], id: \.self) { _ in Spacer() } }
    #expect(stage.graph.viewNames == ["Spacer[9#2]", "Spacer[9]"])
  }

  @Test("an element that moves keeps its name, whatever its identity is")
  func moving() throws {
    let scene = try Stagehand([1, 2, 3]) { (numbers: [Int]) in
      ForEach(numbers.map { Opaque(number: $0) }, id: \.self) {
        Ellipse().frame(width: Double($0.number), height: 1)
      }
    }
    #expect(names(scene.stage) == [1: "Ellipse[0]", 2: "Ellipse[1]", 3: "Ellipse[2]"])
    try scene.change(to: [4, 3, 1])
    #expect(names(scene.stage) == [1: "Ellipse[0]", 3: "Ellipse[2]", 4: "Ellipse[3]"])
  }

  @Test("a text keeps the name with which it came")
  func words() throws {
    let scene = try Stagehand("a") { Text($0) }
    func name() -> String? { scene.stage.values.first { $0.property == "text" }?.view }
    #expect(name() == "Switching/Text 'a'")
    try scene.change(to: "b")
    #expect(name() == "Switching/Text 'a'")
  }

  @Test("what has gone gives its name back, but not to what comes at once")
  func comingBack() throws {
    let scene = try Stagehand(1.0) { (width: Double) in
      if width > 0 { Ellipse().frame(width: width, height: 1).id(width) }
    }
    #expect(names(scene.stage) == [1: "Ellipse"])
    try scene.change(to: 2)
    try scene.stage.advance(to: 1)
    #expect(names(scene.stage) == [2: "Ellipse#2"])
    try scene.change(to: 0)
    for time in [2.0, 3, 4] {
      try scene.stage.advance(to: time)
      #expect(names(scene.stage) == [:])
    }
    try scene.change(to: 3)
    #expect(names(scene.stage) == [3: "Ellipse"])
  }

  // MARK: Who draws what

  @Test("an account of who draws what changes nothing, and is right", arguments: 0...9)
  func account(extra: Int) throws {
    let stage = try Rehearsal { Family(extra: extra) }
    let frame = stage.graph.drawn()
    #expect(frame.list == stage.list && frame.views.count == frame.list.commands.count)
    let known = names(stage)
    for (command, view) in zip(frame.list.commands, frame.views) {
      guard case .fill(let path, _, _, _) = command else { continue }
      #expect(view == known[path.boundingRect.width])
    }
  }

  @Test("what is around commands belongs to its view: layers, masks, projections")
  func groups() throws {
    let stage = try Rehearsal {
      VStack {
        Dot(width: 1)
        Dot(width: 2).opacity(0.5).accessibilityIdentifier("faded")
        HStack {
          Dot(width: 3)
          Dot(width: 4)
        }
        .mask { Dot(width: 5) }.accessibilityIdentifier("masked")
        Rectangle().frame(width: 6, height: 4)
          .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
          .accessibilityIdentifier("turned")
      }
    }
    let frame = stage.graph.drawn()
    #expect(frame.list == stage.list)
    #expect(
      frame.views == [
        "VStack/Dot/Ellipse", "faded", "faded", "faded", "masked", "masked/Dot/Ellipse",
        "masked/Dot#2/Ellipse", "masked", "turned",
      ])
  }

  @Test(
    "a view that is left out is not drawn, with all that is inside it, and nothing else changes")
  func leftOut() throws {
    func stage(_ isThere: Bool) throws -> Rehearsal {
      try Rehearsal {
        VStack {
          Dot(width: 1)
          HStack {
            Dot(width: 2)
            Dot(width: 3)
          }
          .background(.red).opacity(isThere ? 0.5 : 0).accessibilityIdentifier("gone")
          Dot(width: 4)
        }
      }
    }
    let frame = try stage(true).graph.drawn { $0 == "gone" }
    #expect(frame.list == (try stage(false).list) && frame.list.commands.count == 2)
    #expect(frame.leftOut.map(\.view) == ["gone"])
    #expect(frame.leftOut.first?.frame.height == 1)
  }

  @Test("a touch is told by the name of the view that takes it")
  func touches() throws {
    let stage = try Rehearsal {
      Button("Go") {}.accessibilityIdentifier("go").frame(width: 50, height: 50)
    }
    #expect(stage.graph.touchedName(at: CGPoint(x: 50, y: 50)) == "go")
    #expect(stage.graph.touchedName(at: CGPoint(x: 1, y: 1)) == nil)
  }
}
