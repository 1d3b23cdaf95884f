import Foundation
import Testing

/// Scenes of apps with a shop, and with modules that ask the system for something.
@Suite("Scenes with a shop")
struct ShopSceneTests {
  private static let shop = """
    {
      "products" : [
        {
          "displayPrice" : "0.99", "type" : "NonConsumable", "productID" : "atlas",
          "localizations" : [
            { "displayName" : "Atlas", "description" : "All maps", "locale" : "en_US" },
            { "displayName" : "Kartenbuch", "description" : "Alle Karten", "locale" : "de" }
          ]
        }
      ],
      "settings" : { "_storefront" : "USA" }
    }
    """

  private static let scene = """
    import StoreKit
    import SwiftUI

    struct Shelf: View {
      @State private var products: [Product] = []
      @State private var owned = false
      @State private var isManaging = false
      var body: some View {
        VStack {
          ForEach(products) { product in
            Button(product.displayName) {}
            Button("Buy for \\(product.displayPrice)") {
              Task {
                if case .success(let result) = try await product.purchase() {
                  owned = try result.payloadValue.productID == product.id
                }
              }
            }
          }
          Button(owned ? "yours" : "not yours") {}
          Button("Manage") { isManaging = true }
        }
        .manageSubscriptionsSheet(isPresented: $isManaging)
        .task { products = (try? await Product.products(for: ["atlas"])) ?? [] }
      }
    }

    #Preview { Shelf() }
    """

  /// What is said in a scene after taps, and what the tool warns of.
  private func trace(_ tool: BuiltTool, _ options: [String] = []) throws -> String {
    let traced = try tool.run(
      ["inspect", "App/Shelf.swift", "--trace", "trace.csv", "--duration", "1"] + options)
    #expect(traced.status == 0, "\(traced.error)")
    return try tool.text("trace.csv") + traced.error
  }

  private func project(_ shop: String?) throws -> BuiltTool {
    let tool = try BuiltTool()
    try tool.write("// swift-tools-version:6.0", to: "Package.swift")
    try tool.write(Self.scene, to: "App/Shelf.swift")
    if let shop { try tool.write(shop, to: "Shop/Products.storekit") }
    return tool
  }

  /// What there is to be tapped a while later, by the words of a step that finds nothing.
  private func there(_ tool: BuiltTool, _ options: [String] = []) throws -> String {
    let asked = try tool.run(
      ["inspect", "App/Shelf.swift", "--duration", "1"] + options + ["--tap", "Nowhere@0.9"])
    #expect(asked.status != 0)
    return asked.error
  }

  @Test("show the products of the project's file, in the reader's language")
  func products() throws {
    let tool = try project(Self.shop)
    defer { tool.remove() }
    let said = try there(tool)
    #expect(said.contains("'Atlas'") && said.contains("'Buy for $0.99'"))
    #expect(said.contains("'not yours'"))
    #expect(try there(tool, ["--locale", "de_DE"]).contains("'Kartenbuch'"))
  }

  @Test("sell what is tapped, without the store's sheets, which is told")
  func purchase() throws {
    let tool = try project(Self.shop)
    defer { tool.remove() }
    #expect(try there(tool, ["--tap", "Buy for@0.3"]).contains("'yours'"))
    #expect(try trace(tool, ["--tap", "Buy for@0.3"]).contains("Product.purchase"))
  }

  @Test("have no products without a file, which is told")
  func nothing() throws {
    let tool = try project(nil)
    defer { tool.remove() }
    let said = try trace(tool)
    #expect(!said.contains("Buy for"))
    #expect(said.contains("without a .storekit file in the project"))
  }

  @Test("follow a changed file: another price is another film")
  func changed() throws {
    let tool = try project(Self.shop)
    defer { tool.remove() }
    #expect(try trace(tool).contains("Buy for $0.99"))
    try tool.write(Self.shop.replacing("0.99", with: "2.49"), to: "Shop/Products.storekit")
    #expect(try trace(tool).contains("Buy for $2.49"))
  }

  @Test("see the members of what only the project's own module imports")
  func lent() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write("// swift-tools-version:6.0", to: "Package.swift")
    try tool.write(
      """
      import StoreKit
      public enum Kit { public static let name = "kit" }
      """, to: "AppKitchen/Kit.swift")
    try tool.write(
      """
      import AppKitchen
      import SwiftUI

      struct Asking: View {
        @Environment(\\.requestReview) private var requestReview
        var body: some View {
          Text("asked").onAppear {
            requestReview()
            var transaction = Transaction()
            transaction.animation = .default
          }
        }
      }

      #Preview { Asking() }
      """, to: "App/Shelf.swift")
    let said = try trace(tool)
    #expect(said.contains("Text 'asked'") && said.contains("`requestReview` has no effect here"))
  }

  @Test("ask for notifications and the weather, and are told that a film has none")
  func system() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(
      """
      import CoreLocation
      import SwiftUI
      import WeatherKit
      import WidgetKit

      struct Moment: TimelineEntry { var date: Date }

      struct Asking: View {
        @Environment(\\.widgetFamily) private var family
        @State private var words = ""
        var body: some View {
          Text("\\(family.description) \\(words)").task {
            let content = UNMutableNotificationContent()
            content.title = "Tea"
            try? await UNUserNotificationCenter.current().add(
              UNNotificationRequest(identifier: "a", content: content, trigger: nil))
            do {
              _ = try await WeatherService.shared.weather(
                for: CLLocation(latitude: 60, longitude: 5))
            } catch { words = error.localizedDescription }
            let line = Timeline(entries: [Moment(date: .now)], policy: .never)
            words += " \\(line.entries.count)"
          }
        }
      }

      #Preview { Asking().previewContext(WidgetPreviewContext(family: .systemMedium)) }
      """, to: "App/Shelf.swift")
    let said = try trace(tool)
    #expect(said.contains("systemMedium") && said.contains("no network"))
    #expect(said.contains("UNUserNotificationCenter.add") && said.contains("WeatherService"))
  }
}
