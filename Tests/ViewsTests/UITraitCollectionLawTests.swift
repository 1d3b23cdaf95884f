import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Laws of traits that code puts together")
struct UITraitCollectionLawTests {
  /// Collections of one trait, of two kinds each.
  private static let kinds: [[UITraitCollection]] = [
    [.init(userInterfaceStyle: .light), .init(userInterfaceStyle: .dark)],
    [.init(userInterfaceLevel: .base), .init(userInterfaceLevel: .elevated)],
    [.init(displayScale: 2), .init(displayScale: 3)],
    [.init(horizontalSizeClass: .compact), .init(horizontalSizeClass: .regular)],
    [.init(verticalSizeClass: .compact), .init(verticalSizeClass: .regular)],
    [.init(layoutDirection: .leftToRight), .init(layoutDirection: .rightToLeft)],
    [.init(preferredContentSizeCategory: .large), .init(preferredContentSizeCategory: .small)],
    [.init(userInterfaceIdiom: .phone), .init(userInterfaceIdiom: .pad)],
  ]
  private static let none = UITraitCollection()
  /// Collections of no trait, of one and of several.
  private static let all: [UITraitCollection] =
    [none] + kinds.flatMap { $0 } + [
      UITraitCollection(traitsFrom: kinds.map { $0[0] }),
      UITraitCollection(traitsFrom: kinds.prefix(3).map { $0[1] }),
      UITraitCollection(traitsFrom: kinds.suffix(3).map { $0[1] }),
    ]

  private func joined(_ collections: UITraitCollection...) -> UITraitCollection {
    UITraitCollection(traitsFrom: collections)
  }

  @Test("of all of these no two are the same")
  func different() {
    for (place, one) in Self.all.enumerated() {
      for (other, collection) in Self.all.enumerated() {
        #expect((one == collection) == (place == other))
      }
    }
    #expect(Set(Self.all).count == Self.all.count)
  }

  @Test("joined with nothing or with itself a collection is what it was, and groups do not count")
  func monoid() {
    #expect(UITraitCollection(traitsFrom: []) == Self.none)
    for one in Self.all {
      #expect(joined(one) == one && joined(one, one) == one)
      #expect(joined(Self.none, one) == one && joined(one, Self.none) == one)
      for two in Self.all {
        // What the later says counts: it is all there, and once more is nothing.
        #expect(joined(one, two).containsTraits(in: two))
        #expect(joined(one, two, two) == joined(one, two))
        for three in Self.all {
          let whole = joined(one, two, three)
          #expect(joined(joined(one, two), three) == whole)
          #expect(joined(one, joined(two, three)) == whole)
        }
      }
    }
  }

  @Test("traits of different kinds can be joined in any order; of one kind the last is had")
  func order() {
    for (place, kind) in Self.kinds.enumerated() {
      #expect(joined(kind[0], kind[1]) == kind[1] && joined(kind[1], kind[0]) == kind[0])
      for other in Self.kinds[(place + 1)...] {
        #expect(joined(kind[0], other[1]) == joined(other[1], kind[0]))
      }
    }
  }

  @Test("that one contains another is an order, in which nothing is least")
  func contained() {
    for one in Self.all {
      #expect(one.containsTraits(in: one) && one.containsTraits(in: Self.none))
      #expect(Self.none.containsTraits(in: one) == (one == Self.none))
      for two in Self.all where one.containsTraits(in: two) {
        #expect(!two.containsTraits(in: one) || one == two)
        for three in Self.all where two.containsTraits(in: three) {
          #expect(one.containsTraits(in: three))
        }
      }
    }
  }

  @Test("by no traits but style and level does a colour differ, and it is found once")
  func colors() {
    let own = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    let looks = Self.kinds[0].flatMap { style in
      Self.kinds[1].map { UITraitCollection(traitsFrom: [style, $0]) }
    }
    for color in [own, .systemBlue, .label, .systemBackground, .systemGray3, .purple] {
      for look in looks {
        let found = color.resolvedColor(with: look)
        for other in Self.kinds[2...] {
          #expect(color.resolvedColor(with: joined(other[1], look)) == found)
        }
        for other in looks { #expect(found.resolvedColor(with: other) == found) }
      }
    }
  }
}
