import Foundation
import Geometry

/// A rule of two places' motion along one direction, solved by impulses.
package struct DynamicRow {
  let first: DynamicBody
  /// `nil` for a place that stays.
  let second: DynamicBody?
  /// The places, from the centres.
  let firstArm: DynamicVector
  let secondArm: DynamicVector
  let direction: DynamicVector
  /// How fast the places are to move towards each other, in points a second.
  var bias = 0.0
  /// How soft the rule is: 0 for one that holds.
  var softness = 0.0
  /// The least and the greatest impulse.
  var least = -Double.infinity
  var greatest = Double.infinity
  /// The impulse so far in this step.
  var impulse = 0.0

  /// How fast the places move apart.
  @MainActor var speed: Double {
    let other = second?.velocity(at: secondArm) ?? DynamicVector()
    return (first.velocity(at: firstArm) - other).dot(direction)
  }
  @MainActor private var yielding: Double {
    first.yielding(along: direction, at: firstArm)
      + (second?.yielding(along: direction, at: secondArm) ?? 0)
  }

  /// Goes towards what the rule says.
  @MainActor mutating func solve() {
    let yielding = yielding + softness
    guard yielding > 0 else { return }
    let wanted = impulse - (speed + bias + softness * impulse) / yielding
    let new = min(max(wanted, least), greatest)
    let change = direction * (new - impulse)
    impulse = new
    first.push(change, at: firstArm)
    second?.push(-change, at: secondArm)
  }
}

/// The bodies of a dynamic animator, moved in even steps, whichever frames are taken.
@MainActor package final class DynamicWorld {
  /// The seconds of a step.
  package static let step = 1.0 / 240
  /// How often the rules of a step are gone through.
  private static let rounds = 10
  /// Below which speed nothing bounces, in points a second: UIKit publishes none.
  private static let leastBounce = 30.0
  /// How deep bodies may be in each other without being parted, in points, and the share of the rest that a step parts them.
  private static let (slop, parting) = (0.25, 0.2)

  private(set) var bodies: [DynamicBody] = []
  private var known: [ObjectIdentifier: DynamicBody] = [:]

  /// Creates a world without bodies.
  package init() {}

  /// Takes these bodies in the place of those that were there.
  package func take(_ bodies: [DynamicBody]) { (self.bodies, known) = (bodies, [:]) }
  /// The body of an item, made where there is none.
  func body(of item: any UIDynamicItem) -> DynamicBody {
    if let body = known[ObjectIdentifier(item)] { return body }
    let body = DynamicBody(item)
    known[ObjectIdentifier(item)] = body
    bodies.append(body)
    return body
  }
  /// Forgets the bodies of items of which nothing is said any more.
  func keep(_ items: [any UIDynamicItem]) {
    let wanted = Set(items.map { ObjectIdentifier($0) })
    bodies.removeAll { !wanted.contains(ObjectIdentifier($0.item)) }
    known = known.filter { wanted.contains($0.key) }
  }

  /// The greatest speed of a body, in points a second; a turn counts by the place that is farthest out.
  package var unrest: Double {
    bodies.reduce(0) { max($0, $1.velocity.length, abs($1.spin) * $1.half.length) }
  }

  /// Goes on by a step.
  ///
  /// - Parameters:
  ///   - rules: The rules besides contacts.
  ///   - contacts: Where bodies touch.
  package func advance(_ rules: [DynamicRow], _ contacts: [DynamicContact]) {
    let step = Self.step
    for body in bodies {
      // As resistance acts all the time, whatever the step.
      body.velocity /= 1 + step * body.material.resistance
      body.spin /= 1 + step * body.material.angularResistance
    }
    var rules = rules
    var walls = contacts.map { normal($0) }
    var drags = contacts.map { drag($0) }
    for _ in 0..<Self.rounds {
      for index in rules.indices { rules[index].solve() }
      for index in walls.indices {
        let limit = friction(contacts[index]) * walls[index].impulse
        (drags[index].least, drags[index].greatest) = (-limit, limit)
        drags[index].solve()
        walls[index].solve()
      }
    }
    for body in bodies where body.inverseMass > 0 {
      body.position += body.velocity * step
      body.angle += body.spin * step
    }
    part(contacts)
  }

  private func row(_ contact: DynamicContact, along direction: DynamicVector) -> DynamicRow {
    DynamicRow(
      first: contact.first, second: contact.second,
      firstArm: contact.point - contact.first.position,
      secondArm: contact.point - (contact.second?.position ?? DynamicVector()),
      direction: direction)
  }
  /// What keeps a body out of another, and has it bounce.
  private func normal(_ contact: DynamicContact) -> DynamicRow {
    var row = row(contact, along: contact.normal)
    row.least = 0
    let elasticity = max(
      contact.first.material.elasticity, contact.second?.material.elasticity ?? 0)
    if row.speed < -Self.leastBounce { row.bias = elasticity * row.speed }
    return row
  }
  /// What slows a body down along another.
  private func drag(_ contact: DynamicContact) -> DynamicRow {
    row(contact, along: contact.normal.turned)
  }
  private func friction(_ contact: DynamicContact) -> Double {
    let own = contact.first.material.friction
    return (own * (contact.second?.material.friction ?? own)).squareRoot()
  }

  /// Moves apart what is in each other.
  private func part(_ contacts: [DynamicContact]) {
    for contact in contacts {
      let whole = contact.first.inverseMass + (contact.second?.inverseMass ?? 0)
      guard whole > 0 else { continue }
      // Of two contacts of the same bodies each does its part.
      let count = contacts.filter { $0.first === contact.first && $0.second === contact.second }
        .count
      let way = Self.parting * max(contact.depth - Self.slop, 0) / (whole * Double(count))
      contact.first.position += contact.normal * (way * contact.first.inverseMass)
      if let second = contact.second {
        second.position -= contact.normal * (way * second.inverseMass)
      }
    }
  }
}
