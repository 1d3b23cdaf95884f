import Foundation
import Testing

/// Scenes with the imports of whole apps.
@Suite("Modules that apps import")
struct AppModulesTests {
  private static let source = """
    import CoreLocation
    import OSLog
    import StoreKit
    import SwiftUI
    import UIKit
    import UniformTypeIdentifiers
    import os

    private let logger = Logger(subsystem: "app", category: "cards")

    struct Place: Identifiable {
      let id: Int
      let name: String
      let location: CLLocation
    }

    struct Places: View {
      @Environment(\\.requestReview) private var requestReview
      @State private var chosen: Int?
      private let places = [
        Place(id: 1, name: "Bergen", location: CLLocation(latitude: 60.39, longitude: 5.32)),
        Place(id: 2, name: "Oslo", location: CLLocation(latitude: 59.91, longitude: 10.75)),
      ]
      var body: some View {
        VStack {
          ForEach(places) { place in
            Button(place.name) {
              chosen = place.id
              logger.info("chose \\(place.name, privacy: .public)")
              UIApplication.shared.sendAction(
                #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
            }
          }
          Text(chosen == nil ? "none" : "chosen")
          Text("\\(Int(places[0].location.distance(from: places[1].location) / 1000)) km")
          Text(UTType.png.identifier)
        }
      }
    }

    #Preview { Places() }
    """

  @Test("a scene that imports them compiles as it is and films without a warning")
  func compiles() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(Self.source, to: "Places.swift")
    let result = try tool.run([
      "inspect", "Places.swift", "--tap", "Oslo@0.1", "--at", "1", "--json", "-",
    ])
    #expect(result.status == 0, "\(result.error)")
    #expect(!result.error.contains("arning"))
    for word in ["Bergen", "Oslo"] { #expect(result.output.contains(word)) }
  }
}
