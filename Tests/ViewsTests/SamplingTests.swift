import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What a scene does must not depend on which frames are taken of it.
@MainActor @Suite("Sampling")
struct SamplingTests {
  /// A scene's notes: what happened, and when.
  @MainActor final class Notes {
    var lines: [String] = []
    var now: () -> Double = { 0 }
    func add(_ text: String) { lines.append("\(text)@\(now())") }
  }

  /// Counts by tens as it moves.
  struct Counter: View, Animatable {
    var value: Double
    let notes: Notes
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View {
      Color.red.frame(width: value, height: 10)
        .onChange(of: Int(value / 10)) { _, new in notes.add("ten \(new)") }
        .preference(key: Largest.self, value: Int(value / 25))
        .onGeometryChange(for: Int.self) {
          Int($0.size.width / 20)
        } action: {
          notes.add("wide \($0)")
        }
    }
  }

  enum Largest: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  struct Growing: View {
    @State private var width = 3.0
    @State private var count = 0
    let notes: Notes
    var body: some View {
      VStack {
        Counter(value: width, notes: notes)
          .onPreferenceChange(Largest.self) { new in
            notes.add("quarter \(new)")
            withAnimation(.linear(duration: 0.3)) { count = new }
          }
        Color.blue.frame(width: 4, height: 4).offset(x: Double(count))
      }
      .onAppear { withAnimation(.easeInOut(duration: 1)) { width = 97 } }
    }
  }

  struct Clock: View {
    @State private var steps = 0
    let notes: Notes
    var body: some View {
      TimelineView(.animation) { context in
        let time = context.date.timeIntervalSince(Stage.usualCalendarStart)
        Color.green.frame(width: 1 + 10 * time, height: Double(1 + steps))
          .onChange(of: Int(time / 0.07)) { _, new in
            steps = new
            notes.add("step \(new)")
          }
      }
    }
  }

  /// The notes of a second and a half, with a frame every `1/rate` s, and its frames at whole thirtieths.
  private func film(
    _ rate: Int64, _ content: (Notes) -> some View
  ) throws -> (notes: [String], frames: [DisplayList]) {
    let notes = Notes()
    let rehearsal = try Rehearsal { content(notes) }
    notes.now = { rehearsal.graph.timeline.now.seconds }
    var frames: [DisplayList] = []
    for frame in 0...(rate * 3 / 2) {
      try rehearsal.graph.advance(to: Instant(ticks: frame * Instant.ticksPerSecond / rate))
      let list = rehearsal.graph.displayList()
      if frame * 30 % rate == 0 { frames.append(list) }
    }
    return (notes.lines, frames)
  }

  @Test("closures that follow a moving value do the same at every frame rate")
  func moving() throws {
    let reference = try film(30) { Growing(notes: $0) }
    #expect(reference.notes.filter { $0.hasPrefix("ten") }.count == 9)
    #expect(reference.notes.filter { $0.hasPrefix("quarter") }.count >= 4)
    #expect(reference.notes.filter { $0.hasPrefix("wide") }.count >= 4)
    for rate: Int64 in [60, 90, 240, 1] {
      let other = try film(rate) { Growing(notes: $0) }
      #expect(other.notes == reference.notes, "\(rate)")
      if rate > 30 { #expect(other.frames == reference.frames, "\(rate)") }
    }
  }

  @Test("closures that follow a timeline's date run on a grid of their own: departure 15")
  func dates() throws {
    let reference = try film(30) { Clock(notes: $0) }
    #expect(reference.notes.count == 21)
    // 0.07 s is seen at the first 120th of a second from there on.
    #expect(reference.notes.first == "step 1@\(9.0 / 120)")
    for rate: Int64 in [60, 90, 2] {
      let other = try film(rate) { Clock(notes: $0) }
      #expect(other.notes == reference.notes, "\(rate)")
      if rate > 30 { #expect(other.frames == reference.frames, "\(rate)") }
    }
  }

  struct Rows: View {
    @State private var top: Int? = 0
    let notes: Notes
    let jump: Hook<Int?>
    var body: some View {
      jump.binding = $top
      return ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { row in
            Color(white: Double(row) / 20).frame(height: 25)
              .scrollTransition(.animated(.linear(duration: 0.1))) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.25)
              }
          }
        }
      }
      .frame(width: 100, height: 100)
      .scrollPosition(id: $top, anchor: .top)
      .onScrollGeometryChange(for: Int.self) {
        Int($0.contentOffset.y / 25)
      } action: { _, new in
        notes.add("row \(new)")
      }
    }
  }

  @Test("a glide is seen on its way by those that watch the window, at every frame rate")
  func gliding() throws {
    func glide(_ rate: Int64) throws -> (notes: [String], frames: [DisplayList]) {
      let hook = Hook<Int?>()
      return try film(rate) { notes in
        Rows(notes: notes, jump: hook).onAppear {
          withAnimation(.linear(duration: 1)) { hook.value = 8 }
        }
      }
    }
    let reference = try glide(30)
    // 200 points in a second; the first look is at the start.
    #expect(reference.notes.map { String($0.prefix { $0 != "@" }) } == (0...8).map { "row \($0)" })
    for rate: Int64 in [60, 90] {
      let other = try glide(rate)
      #expect(other.notes == reference.notes && other.frames == reference.frames, "\(rate)")
    }
  }

  @Test("a view that is half out of the window takes its other look, by its own animation")
  func thresholds() throws {
    let hook = Hook<Int?>()
    let rehearsal = try Rehearsal { Rows(notes: Notes(), jump: hook) }
    func faint() -> Int { rehearsal.opacities.count }
    // Rows below the window are out of it from the start.
    let below = faint()
    #expect(below == 16 && rehearsal.opacities.allSatisfy { $0 == 0.25 })
    try rehearsal.now { hook.value = 1 }
    try rehearsal.advance(to: 0.05)
    // The first row is half-way out, the fifth half-way in.
    let half = rehearsal.opacities.filter { abs($0 - 0.625) < 1e-6 }
    #expect(half.count == 2)
    try rehearsal.advance(to: 0.2)
    #expect(faint() == below && rehearsal.opacities.allSatisfy { $0 == 0.25 })
  }
}
