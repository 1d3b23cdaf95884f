import Foundation
import Networking
import Observation
import OpenCombine
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What is made up for views of files that somebody picks from an app.
@MainActor @Suite("Made-up objects") struct MadeUpObjectTests {
  private final class Store: OpenCombine.ObservableObject {
    var name = "made"
    init() {}
  }
  @Observable final class Model { var name = "model" }
  private final class Other: OpenCombine.ObservableObject {}

  private struct Page: View {
    @EnvironmentObject var store: Store
    @Environment(Model.self) var model
    @Environment(Model.self) var wish: Model?
    var body: some View { Text("\(store.name) \(model.name) \(wish == nil ? "none" : "some")") }
  }

  @Test("an object that nobody put there is made, once for all views, and told")
  func made() throws {
    var count = 0
    _declareObject(Store.self, "Store17()") {
      count += 1
      return Store()
    }
    _declareObject(Model.self, "Model17()") { Model() }
    let rehearsal = try Rehearsal {
      VStack {
        Page()
        Page()
      }
    }
    let words = rehearsal.list.texts.map(\.text).joined(separator: " ")
    #expect(words == "made model none made model none")
    #expect(count == 1)
    let told = rehearsal.graph.shortcomings.filter { $0.contains("looks for") }
    #expect(told.count == 2 && told.contains { $0.contains("`Store17()`") })
    // Each run begins with objects of its own.
    _ = try Rehearsal { Page() }
    #expect(count == 2)
  }

  @Test("an object that a view put there is taken, and nothing is made or told")
  func given() throws {
    var count = 0
    _declareObject(Other.self, "Other17()") {
      count += 1
      return Other()
    }
    struct Page: View {
      @EnvironmentObject var other: Other
      var body: some View { Text("page") }
    }
    let rehearsal = try Rehearsal { Page().environmentObject(Other()) }
    #expect(count == 0 && !rehearsal.graph.shortcomings.contains { $0.contains("looks for") })
  }

  @Test("a type's first value is made up, or none of its options, or the least number's")
  func values() {
    enum Kind: CaseIterable { case first, second }
    enum Level: Int { case low = 2, high }
    struct Name: RawRepresentable { let rawValue: String }
    #expect(_madeUp(Kind.self) == .first)
    #expect(_madeUp(Level.self) == .low)
    #expect(_madeUp(Name.self).rawValue == "value")
    #expect(_madeUp(UIRectCorner.self).isEmpty)
    #expect(_madeUp([Int].self).isEmpty)
    #expect(_madeUp(UIUserInterfaceStyle.self) == .unspecified)
  }

  @Test("what is accepted without effect is told of")
  func accepted() throws {
    let formatter = NumberFormatter()
    formatter.minimumGroupingDigits = 1
    #expect(formatter.minimumGroupingDigits == -1)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("minimumGroupingDigits") })
    let still = try Rehearsal { Image(systemName: "star").symbolEffectsRemoved() }
    #expect(still.graph.shortcomings.contains { $0.contains("symbolEffectsRemoved") })
    let moving = try Rehearsal { Image(systemName: "star").symbolEffectsRemoved(false) }
    #expect(!moving.graph.shortcomings.contains { $0.contains("symbolEffectsRemoved") })
  }
}
