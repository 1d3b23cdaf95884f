import Foundation
import Geometry
import Motion
import Testing

@testable import SceneDocuments

@Suite("Animations in every writing")
struct AnimationReadingTests {
  private func choice(_ text: String) throws -> AnimationChoice {
    try read("rostrum: 1\nscene: []\nanimation: \(text)\n").animation
  }

  private func mistake(_ text: String) -> [String] {
    mistakes("rostrum: 1\nscene: []\nanimation: \(text)\n")
  }

  /// Words that a time may follow.
  private static let timed = AnimationChoice.names.filter { !["none", "default"].contains($0) }

  @Test("every name is an animation, and a document reads the same word the same")
  func names() throws {
    for name in AnimationChoice.names {
      let word = try #require(AnimationChoice(text: name), "\(name)")
      #expect((word == .none) == (name == "none"))
      #expect(try choice(name) == word, "\(name)")
    }
    #expect(Set(AnimationChoice.names).count == AnimationChoice.names.count)
  }

  @Test("seconds and milliseconds say the same", arguments: AnimationReadingTests.timed)
  func units(name: String) throws {
    for milliseconds in [1, 100, 150, 333, 1000, 3_600_000] {
      let seconds = "\(name) \(Double(milliseconds) / 1000)s"
      let word = try #require(AnimationChoice(text: "\(name) \(milliseconds)ms"), "\(name)")
      #expect(word == AnimationChoice(text: seconds), "\(seconds)")
      #expect(word.animation != nil)
    }
    #expect(AnimationChoice(text: "\(name) 0.3s") != AnimationChoice(text: "\(name) 0.4s"))
  }

  @Test("curves take 0.35 s unless told, springs half a second")
  func usual() {
    for name in [
      "linear", "easeIn", "easeOut", "easeInOut", "circularEaseIn", "circularEaseOut",
      "circularEaseInOut",
    ] {
      #expect(AnimationChoice(text: name) == AnimationChoice(text: "\(name) 0.35s"), "\(name)")
    }
    for name in ["spring", "smooth", "snappy", "bouncy", "interpolatingSpring"] {
      #expect(AnimationChoice(text: name) == AnimationChoice(text: "\(name) 0.5s"), "\(name)")
    }
  }

  @Test(
    "what is no animation in words",
    arguments: [
      "", " ", "bouncy ", " bouncy", "bouncy  0.3s", "bouncy 0.3", "bouncy 0.3 s", "bouncy -1s",
      "bouncy 3601s", "bouncy 3600001ms", "none 0.3s", "default 0.3s", "Bouncy", "ease-in", "ease",
      "0.3s", "0.3s bouncy", "bouncy,0.3s", "bouncy\t0.3s", "linear 1e9s", "linear infs",
      "linear 30f", "linear 1/2s", "interpolatingSpring 0s", "spring 0.5s 0.3",
    ])
  func refused(text: String) { #expect(AnimationChoice(text: text) == nil, "\(text)") }

  @Test("a mapping and words say the same where both can")
  func agreement() throws {
    for name in ["smooth", "snappy", "bouncy"] {
      #expect(try choice("{\(name): 0.3s}") == choice("\(name) 0.3s"))
      #expect(try choice("{\(name): 300ms}") == choice("\(name) 0.3s"))
      #expect(try choice("{\(name): {duration: 0.3}}") == choice("\(name) 0.3s"))
      #expect(try choice("{\(name): {}}") == choice("{\(name): }"))
      #expect(try choice("{\(name): {extraBounce: 0}}") == choice("{\(name): }"))
      #expect(try choice("{\(name): {extraBounce: 0.1}}") != choice("{\(name): }"))
    }
    #expect(try choice("{spring: {duration: 0.3s}}") == choice("spring 0.3s"))
    #expect(try choice("{spring: }") == choice("{spring: {}}"))
    for name in ["circularEaseIn", "circularEaseOut", "circularEaseInOut"] {
      #expect(try choice("{curve: \(name), duration: 0.2s}") == choice("\(name) 0.2s"))
      #expect(try choice("{curve: \(name)}") == choice(name))
    }
  }

  @Test("curves by name and by their control points are one")
  func curves() throws {
    for (name, points) in [
      ("linear", "0, 0, 1, 1"), ("easeIn", "0.42, 0, 1, 1"), ("easeOut", "0, 0, 0.58, 1"),
      ("easeInOut", "0.42, 0, 0.58, 1"),
    ] {
      #expect(
        try choice("{curve: \(name), duration: 1s}")
          == choice("{curve: [\(points)], duration: 1000ms}"))
    }
    // Progress may leave 0...1, time may not.
    let back = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: -0.5), endControlPoint: UnitPoint(x: 1, y: 1.5))
    #expect(
      try choice("{curve: [0.3, -0.5, 1, 1.5]}") == .animation(.timingCurve(back, duration: 0.35)))
  }

  @Test("the order of keys in a mapping is no matter")
  func order() throws {
    let members = ["smooth: 0.4s", "repeat: 3", "autoreverses: false", "speed: 2", "delay: 0.1s"]
    let expected = try choice("{\(members.joined(separator: ", "))}")
    for shift in members.indices {
      let turned = Array(members[shift...] + members[..<shift])
      #expect(try choice("{\(turned.joined(separator: ", "))}") == expected, "\(turned)")
      #expect(try choice("{\(turned.reversed().joined(separator: ", "))}") == expected, "\(turned)")
    }
    #expect(
      expected
        == .animation(
          .smooth(duration: 0.4).repeatCount(3, autoreverses: false).speed(2).delay(0.1)))
  }

  @Test("what changes nothing is nothing: one run, the usual speed, no delay")
  func neutral() throws {
    for base in ["smooth: 0.4s", "curve: easeIn", "spring: {mass: 1, stiffness: 90, damping: 9}"] {
      let plain = try choice("{\(base)}")
      for rest in [
        "repeat: 1", "speed: 1", "speed: 1.0", "delay: 0", "delay: 0ms", "autoreverses: true",
        "repeat: 1, autoreverses: false",
      ] {
        #expect(try choice("{\(base), \(rest)}") == plain, "\(base), \(rest)")
      }
      for rest in ["repeat: 2", "repeat: forever", "speed: 0.5", "delay: 1ms"] {
        #expect(try choice("{\(base), \(rest)}") != plain, "\(base), \(rest)")
      }
    }
  }

  @Test("springs: what is not said of a way has its usual number")
  func springs() throws {
    #expect(
      try choice("{spring: {duration: 0.5s}}") == choice("{spring: {bounce: 0}}"))
    #expect(
      try choice("{spring: {dampingFraction: 0.825}}") == choice("{spring: {response: 500ms}}"))
    #expect(
      try choice("{spring: {stiffness: 80, damping: 9}}")
        == choice("{spring: {mass: 1, stiffness: 80, damping: 9}}"))
    #expect(
      try choice("{interpolatingSpring: {stiffness: 80, damping: 9}}")
        == choice("{interpolatingSpring: {mass: 1, stiffness: 80, damping: 9}, velocity: 0}"))
    #expect(
      try choice("{interpolatingSpring: {response: 0.4, dampingFraction: 0.7}, velocity: -3}")
        == .animation(
          .interpolatingSpring(Spring(response: 0.4, dampingRatio: 0.7), initialVelocity: -3)))
    #expect(
      try choice("{interpolatingSpring: bouncy}")
        == .animation(.interpolatingSpring(Spring.bouncy, initialVelocity: 0)))
    #expect(
      try choice("{interactiveSpring: }")
        == .animation(.interactiveSpring(blendDuration: 0.25)))
    #expect(
      try choice("{spring: {duration: 0.4, bounce: -0.2}, blend: 0.1s}")
        == .animation(.spring(duration: 0.4, bounce: -0.2, blendDuration: 0.1)))
    #expect(
      try choice("{spring: snappy, blend: 0.1s}")
        == .animation(.spring(Spring.snappy, blendDuration: 0.1)))
  }

  @Test(
    "what is wrong in a mapping is told where it is",
    arguments: [
      ("{spring: {duration: 0}}", "3:32: animation.spring.duration", "from"),
      ("{smooth: 0.4s, speed: 0}", "3:34: animation.speed", "a number above 0 up to 100"),
      (
        "{smooth: 0.4s, repeat: 1.5}", "3:35: animation.repeat",
        "forever or a whole number from 1 to 100000"
      ),
      (
        "{smooth: 0.4s, repeat: allways}", "3:35: animation.repeat",
        "forever or a whole number from 1 to 100000"
      ),
      ("{smooth: 0.4s, autoreverses: no}", "3:41: animation.autoreverses", "true or false"),
      ("{smooth: 0.4s, dealy: 1s}", "3:27: animation.dealy", "did you mean 'delay'?"),
      ("{curve: easeOutt}", "3:20: animation.curve", "did you mean 'easeOut'?"),
      ("{curve: easeIn, velocity: 1}", "3:28: animation.velocity", "interpolatingSpring has it"),
      (
        "{smooth: 1s, bouncy: 1s}", "3:12: animation",
        "found smooth and bouncy in one mapping; accepted is one of them"
      ),
      ("{smoth: 1s}", "3:12: animation", "did you mean 'smooth'?"),
    ])
  func wrong(text: String, place: String, words: String) {
    let lines = mistake(text)
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.hasPrefix("scene:\(place): ") ?? false, "\(lines)")
    let words = words == "from" ? "above 0s up to 3600s" : words
    #expect(lines.first?.contains(words) ?? false, "\(lines)")
  }
}
