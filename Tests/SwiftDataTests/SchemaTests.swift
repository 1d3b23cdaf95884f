import Foundation
import Networking
import Testing

@testable import SwiftData

@Suite struct SchemaTests {
  private enum First: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Trip.self, Thing.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(1, 2, 0) }
  }

  @Test("each stored property that is kept has its meaning, and no other")
  func properties() throws {
    #expect(Trip.schemaMetadata.map(\.name) == ["name", "days", "note", "things"])
    #expect(Trip.schemaMetadata[0].attribute?.options == [.unique])
    #expect(Trip.schemaMetadata[3].relationship?.deleteRule == .cascade)
    #expect(Trip.schemaMetadata.map { $0.related != nil } == [false, false, false, true])
    let related = try #require(Thing.schemaMetadata[1].related)
    #expect(ObjectIdentifier(related) == ObjectIdentifier(Trip.self))
  }

  @Test("an inverse is that which is said on either side, or the only one")
  func inverses() {
    #expect(Schema.inverse(of: \Trip.things, in: Trip.self)?.name == "trip")
    #expect(Schema.inverse(of: \Thing.trip, in: Thing.self)?.name == "things")
    #expect(Schema.inverse(of: \Author.books, in: Author.self)?.name == "author")
    #expect(Schema.inverse(of: \Author.home, in: Author.self) == nil)
    #expect(Schema.inverse(of: \Trip.days, in: Trip.self) == nil)
  }

  @Test("a value may be kept by a transformer, named by its class or its name")
  func transformers() {
    final class Marker: ValueTransformer {}
    let option = Schema.Attribute.Option.transformable(by: Marker.self)
    #expect(option == .transformable(by: "Marker") && option != .unique)
    #expect(Schema.Attribute(option).options == [option])
  }

  @Test("versions are in order, and a version lists its types")
  func versions() throws {
    #expect(Schema.Version(1, 2, 0) < Schema.Version(1, 10, 0))
    let schema = Schema(versionedSchema: First.self)
    #expect(schema.version == Schema.Version(1, 2, 0))
    #expect(schema.models.count == 2)
    let container = try ModelContainer(
      for: schema, configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    #expect(container.configurations.first?.isStoredInMemoryOnly == true)
    #expect(ModelConfiguration("a", url: URL(fileURLWithPath: "/tmp/x")).url.path == "/tmp/x")
  }

  @Test("relations hold one, one or none, or several")
  func relations() {
    let (one, two) = (Trip("a"), Trip("b"))
    let related = Optional<Trip>.relatedModel
    #expect(ObjectIdentifier(related) == ObjectIdentifier(Trip.self))
    #expect(Optional<Trip>.none.relating(to: one) === one)
    #expect(Optional(one).relating(to: two) === two)
    #expect(Optional(one).separating(from: one) == nil)
    #expect(Optional(one).separating(from: two) === one)
    #expect([one].relating(to: one) == [one])
    #expect([one].relating(to: two) == [one, two])
    #expect([one, two].separating(from: one) == [two])
    #expect(Optional<[Trip]>.none.relating(to: one) == [one])
    #expect(Optional([one, two]).separating(from: two) == [one])
    #expect(one.separating(from: one) === one)
  }
}
