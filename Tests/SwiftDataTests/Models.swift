import Foundation
import SwiftData

/// A trip with a list of things, as apps write it.
@Model final class Trip {
  @Attribute(.unique) var name: String
  var days: Int = 1
  var note: String?
  @Relationship(deleteRule: .cascade, inverse: \Thing.trip) var things: [Thing] = []
  @Transient var isOpen = false
  let tag = 7
  var label: String { "\(name), \(days)" }

  init(_ name: String, days: Int = 1) {
    self.name = name
    self.days = days
  }
}

@Model final class Thing {
  var title: String
  var trip: Trip?
  var isPacked = false
  init(_ title: String) { self.title = title }
}

/// Two models whose properties lead to one another without a word.
@Model final class Author {
  var books: [Book] = []
  var home: Home?
  init() {}
}
@Model final class Book {
  var author: Author?
  init() {}
}
/// No property leads back to what it belongs to.
@Model final class Home {
  var street = ""
  init() {}
}
/// Stays as long as somebody is in it.
@Model final class Team {
  @Relationship(deleteRule: .deny) var members: [Home] = []
  init() {}
}
