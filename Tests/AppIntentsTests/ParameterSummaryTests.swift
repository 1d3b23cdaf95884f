import Foundation
import Testing
import Views

@testable import AppIntents

private enum Size: String, AppEnum {
  case small, big
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Size" }
  static var caseDisplayRepresentations: [Size: DisplayRepresentation] { [.small: "Small"] }
}

private struct Order: AppIntent {
  static var title: LocalizedStringResource { "Order" }
  @Parameter(title: "Size") var size: Size
  @Parameter(title: "Cups") var cups: Int
  @Parameter(title: "Name") var name: String?
  static var parameterSummary: some ParameterSummary {
    Switch(\.$size) {
      Case(.small) { Summary("Order a small one for \(\.$name)") }
      Case(.big) {
        When(\.$cups, .lessThanOrEqualTo, 2) {
          Summary("Order \(\.$cups)") {
            \.$size
            \.$name
          }
        } otherwise: {
          Summary("Order many")
        }
      }
      DefaultCase { Summary("Order") }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

@Suite("Sentences of parameters")
struct ParameterSummaryTests {
  @Test("choices in choices are listed as the code has them")
  func nested() {
    #expect(
      Order.parameterSummary._sentences == [
        "Order a small one for ${parameter}", "Order ${parameter}", "Order many", "Order",
      ])
  }

  @Test(
    "a choice has both its sentences, however it is made",
    arguments: [
      ParameterSummaryComparison.equalTo, .notEqualTo, .lessThan, .greaterThan,
      .greaterThanOrEqualTo, .oneOf,
    ])
  func comparisons(comparison: ParameterSummaryComparison) {
    let choice = ParameterSummaryWhenCondition(\Order.$cups, comparison, 3) {
      Order.Summary("Yes")
    } otherwise: {
      Order.Summary("No")
    }
    #expect(choice._sentences == ["Yes", "No"])
  }

  @Test("parameters below a sentence keep their order")
  func parameters() {
    let summary = Order.Summary("Order") {
      \.$name
      \.$size
      \.$cups
    }
    #expect(summary.parameters == [\Order.$name, \Order.$size, \Order.$cups])
    #expect(summary._sentences == ["Order"] && Order.Summary()._sentences.isEmpty)
    #expect(Order.Summary("Order", table: "Words").parameters.isEmpty)
  }
}
