import Testing

/// Seed 003, later, again, faster and slower: rows S3-40 to S3-46 of the claims.
@Suite struct AnimationModifiersTests {
  private static let animations = [
    ".spring.delay(0.5)", ".easeInOut.repeatCount(3, autoreverses: true)",
    ".linear.repeatForever(autoreverses: false)", ".spring.speed(2.0)", ".spring.speed(0.5)",
    ".smooth",
  ]

  /// A circle for each animation, which says when it is complete; the last moves by `withAnimation { }`.
  private static let table = Result {
    let count = animations.count
    return try Program(
      "Seeds/Reference/AnimationModifiers", root: "Table()",
      adding: """
        struct Table: View {
          static let all: [Animation] = [\(animations.joined(separator: ", "))]
          @State private var isOn = Array(repeating: false, count: \(count + 1))
          @State private var isComplete = Array(repeating: false, count: \(count))

          var body: some View {
            VStack {
              ForEach(0...\(count), id: \\.self) { index in
                Circle().frame(width: 9, height: 9)
                  .scaleEffect(isOn[index] ? 1.5 : 1)
                  .offset(x: isOn[index] ? 100 : 0)
              }
              ForEach(0..<\(count), id: \\.self) { index in
                Text(isComplete[index] ? "complete" : "\\(index)")
              }
            }
            \(poke("start()"))
          }

          func start() {
            for index in 0..<\(count) {
              withAnimation(Table.all[index]) {
                isOn[index] = true
              } completion: {
                isComplete[index] = true
              }
            }
            withAnimation { isOn[\(count)] = true }
          }
        }
        """
    ).trace(duration: "4")
  }

  private func value(_ index: Int, _ property: String = "offset.x") throws -> Trace.Series {
    try Self.table.get()("Table/Circle[\(index)]", property)
  }

  /// When an animation is complete, in 240ths of a second after the change; `nil` for never.
  private func completion(_ index: Int) throws -> Int? {
    try Self.table.get()("Table/Text[\(index)]", "text").values.firstIndex(of: .words("complete"))
      .map { $0 - 120 }
  }

  @Test("S3-40 a delayed spring waits, then runs as ever")
  func delay() throws {
    let scale = try value(0, "scale.width")
    #expect(scale.numbers[0...240].allSatisfy { $0 == 1 })
    try scale.expect(from: 1, to: 1.5, along: .spring, at: 1)
    #expect(abs(try scale.at(1.1) - 1.1789) <= 1e-4)
    #expect(try completion(0) == 240)
    // In the seed's table: 0.7750 after the delay, which is 1.2750 after the change.
    #expect(scale.settled == 1.775)
  }

  @Test("S3-41 three times there and back and there")
  func repeatCount() throws {
    let offset = try value(1)
    for (time, value) in [
      (0.175, 50), (0.35, 100), (0.525, 50), (0.7, 0), (0.875, 50), (1.05, 100.0),
    ] {
      #expect(abs(try offset.at(0.5 + time) - value) <= 1e-4, "+\(time)")
    }
    #expect(try completion(1) == 252 && offset.settled == 372.0 / 240)
  }

  @Test("S3-42 forever: a saw of exactly 0.35 s that never completes")
  func repeatForever() throws {
    let offset = try value(2)
    for time in [0.175, 0.525, 0.875] { #expect(abs(try offset.at(0.5 + time) - 50) <= 1e-9) }
    let values = offset.numbers[121...]
    for frame in values.indices.dropFirst(84) {
      #expect(abs(values[frame] - values[frame - 84]) <= 1e-9)
    }
    #expect(try completion(2) == nil)
  }

  @Test("S3-43 twice the speed takes half the time")
  func faster() throws {
    let offset = try value(3)
    try offset.expect(from: 0, to: 100, along: .duration25)
    #expect(abs(try offset.at(0.6) - 71.54) <= 0.01)
    #expect(abs(try offset.at(0.75) - 98.64) <= 0.01)
    #expect(try completion(3) == 60)
  }

  @Test("S3-44 half the speed takes twice the time")
  func slower() throws {
    let offset = try value(4)
    for (time, progress) in Curve.spring.points {
      #expect(abs(try offset.at(0.5 + 2 * time) - 100 * progress) <= 0.01)
    }
    #expect(abs(try offset.at(0.6) - 13.13) <= 0.01)
    #expect(abs(try offset.at(1) - 82.10) <= 0.01)
    #expect(try completion(4) == 240)
  }

  @Test("S3-45, S3-46 withAnimation without an animation is smooth, not a timing curve")
  func implied() throws {
    let (implied, smooth) = (try value(6), try value(5))
    try implied.expect(from: 0, to: 100, along: .spring)
    #expect(zip(implied.numbers, smooth.numbers).allSatisfy { abs($0 - $1) <= 1e-9 })
    // easeInOut would be at 50 after 0.175 s.
    #expect(try implied.at(0.675) > 63)
  }
}
