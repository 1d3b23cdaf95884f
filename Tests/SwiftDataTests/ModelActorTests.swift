import Foundation
import Testing

@testable import SwiftData

/// What an actor of models is made with.
@MainActor @Suite struct ModelActorTests {
  @Test("an executor has the context, which sees what others of the container see")
  func context() throws {
    let container = try ModelContainer(for: Trip.self, Thing.self)
    let executor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
    executor.modelContext.insert(Trip("Oslo"))
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 1)
    #expect(executor.modelContext.container == container)
  }
}
