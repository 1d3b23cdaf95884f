import Foundation
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import ViewEngine
@testable import Views

/// How a keyboard comes and goes, and what goes along.
@MainActor @Suite("The keyboard's motion")
struct KeyboardMotionTests {
  private typealias Phone = KeyboardStage

  private struct Switched: View {
    let hook: Hook<Bool>
    @State private var wants = false
    @FocusState private var isFocused: Bool
    var body: some View {
      hook.binding = $wants
      return ZStack(alignment: .top) {
        Tile(1)
        TextField("Name", text: .constant("Ada")).focused($isFocused).frame(width: 200)
      }
      .onChange(of: wants) { isFocused = wants }
    }
  }

  /// How high a keyboard stands that rises from 0 to 1, by the equation of a critically damped spring.
  private func course(_ seconds: Double) -> Double {
    let omega = (1000.0 / 3).squareRoot()
    return 1 - (1 + omega * seconds) * exp(-omega * seconds)
  }

  @Test("it rises and goes as a mass of 3 on a spring of 1000 does, as damped as may be")
  func spring() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Phone.phone) { Switched(hook: hook) }
    try stage.now { hook.value = true }
    for step in 1...30 {
      let time = Double(step) / 60
      try stage.advance(to: time)
      #expect(abs(stage.keyboardRise - Phone.usual * course(time)) < 0.01, "\(time)")
    }
    try stage.advance(to: 2)
    #expect(stage.keyboardRise == Phone.usual)
    try stage.now { hook.value = false }
    for step in 1...30 {
      let time = Double(step) / 60
      try stage.advance(to: 2 + time)
      #expect(abs(stage.keyboardRise - Phone.usual * (1 - course(time))) < 0.01, "\(time)")
    }
  }

  @Test("iOS 26's rises by a mass of 1 on a spring of 555.027")
  func newSpring() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Phone.phone.system26) { Switched(hook: hook) }
    try stage.now { hook.value = true }
    let omega = 555.027.squareRoot()
    for step in 1...30 {
      let time = Double(step) / 60
      try stage.advance(to: time)
      let share = 1 - (1 + omega * time) * exp(-omega * time)
      #expect(abs(stage.keyboardRise - Phone.usual * share) < 0.01, "\(time)")
    }
  }

  @Test("what is above moves with its upper edge, frame by frame")
  func together() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Phone.phone) { Switched(hook: hook) }
    try stage.now { hook.value = true }
    // The safe area ended 34 points above the edge; from there on both go the same share of their ways.
    let way = Phone.usual - 34
    for step in 1...40 {
      try stage.advance(to: Double(step) / 60)
      let share = stage.keyboardRise / Phone.usual
      #expect(abs(try stage.tile(1).maxY - (810 - way * share)) < 0.02)
    }
    #expect(try stage.tile(1).maxY == 844 - Phone.usual)
  }

  @Test("a keyboard that is called back on its way turns round without a jump, nor one of velocity")
  func interrupted() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Phone.phone) { Switched(hook: hook) }
    try stage.now { hook.value = true }
    let tiny = 1.0 / 4096
    func velocity(from time: Double) throws -> Double {
      try stage.advance(to: time)
      let start = stage.keyboardRise
      try stage.advance(to: time + tiny)
      return (stage.keyboardRise - start) / tiny
    }
    let before = try velocity(from: 0.1 - tiny)
    let place = stage.keyboardRise
    try stage.now { hook.value = false }
    #expect(abs(stage.keyboardRise - place) < 1e-6)
    let after = try velocity(from: 0.1)
    #expect(before > 1000 && abs(after - before) < before * 0.05)
    try stage.advance(to: 3)
    #expect(stage.keyboardRise == 0)
  }

  private struct Two: View {
    let hook: Hook<Int>
    @State private var number = 0
    @FocusState private var focus: Int?
    var body: some View {
      hook.binding = $number
      return VStack {
        TextField("1", text: .constant("a")).focused($focus, equals: 1)
        TextField("2", text: .constant("b")).focused($focus, equals: 2)
        TextField("3", text: .constant("c")).focused($focus, equals: 3)
          .autocorrectionDisabled()
      }
      .onChange(of: number) { focus = number == 0 ? nil : number }
    }
  }

  @Test("it stays while the focus goes from field to field, and only its height changes")
  func handedOn() throws {
    let hook = Hook<Int>()
    let stage = try Rehearsal(Phone.phone) { Two(hook: hook) }
    try stage.now { hook.value = 1 }
    try stage.advance(to: 1)
    let list = stage.list
    for number in [2, 1, 1] {
      try stage.now { hook.value = number }
      #expect(stage.keyboardRise == Phone.usual)
      try stage.advance(to: stage.graph.timeline.now.seconds + 0.1)
      #expect(stage.keyboardRise == Phone.usual)
    }
    #expect(stage.list == list)
    try stage.now { hook.value = 3 }
    try stage.advance(to: 3)
    #expect(stage.keyboardRise == 291)
    try stage.now { hook.value = 0 }
    try stage.advance(to: 5)
    #expect(stage.keyboardRise == 0)
  }

  @Test("a field that goes, or is disabled, takes its keyboard along")
  func gone() throws {
    struct Going: View {
      let hook: Hook<Int>
      @State private var state = 0
      @FocusState private var isFocused: Bool
      var body: some View {
        hook.binding = $state
        return VStack {
          if state < 2 {
            TextField("a", text: .constant("")).focused($isFocused).disabled(state == 1)
          }
        }
        .onAppear { isFocused = true }
      }
    }
    for state in 1...2 {
      let hook = Hook<Int>()
      let stage = try Rehearsal(Phone.phone) { Going(hook: hook) }
      try stage.advance(to: 1)
      #expect(stage.keyboardRise == Phone.usual)
      try stage.now { hook.value = state }
      try stage.advance(to: 3)
      #expect(stage.keyboardRise == 0)
      #expect(!stage.graph.typeLetters(of: "x"))
    }
  }

  @Test("its trace is its height, and nothing of its keys")
  func traced() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Phone.phone) { Switched(hook: hook) }
    try stage.now { hook.value = true }
    try stage.advance(to: 0.1)
    let values = ValueTrace(of: stage.graph).sample().filter { $0.view.contains("Keyboard") }
    #expect(values.map(\.view) == ["Keyboard"] && values.map(\.property) == ["rise"])
    #expect(values.first?.model == .number(Phone.usual) && values.first?.isMoving == true)
  }

  @Test("whoever observes it is told where it will be, by UIKit's names")
  func notices() throws {
    let journal = Journal()
    let names: [Notification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let seconds = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        let words = name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
        MainActor.assumeIsolated {
          journal.note("\(words) \(frame?.minY ?? -1) \(seconds ?? -1)")
        }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Phone.phone) { Switched(hook: hook) }
    try stage.now { hook.value = true }
    try stage.advance(to: 1)
    try stage.now { hook.value = false }
    try stage.advance(to: 2)
    #expect(
      journal.lines == [
        "WillChangeFrame 508.0 0.25", "WillShow 508.0 0.25", "DidShow 508.0 0.25",
        "WillChangeFrame 844.0 0.25", "WillHide 844.0 0.25", "DidHide 844.0 0.25",
      ])
  }
}
