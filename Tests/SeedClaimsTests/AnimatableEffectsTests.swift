import Motion
import Testing

/// Seed 003, what effects and shapes animate: rows S3-01, S3-02, S3-07, S3-09 and S3-10 of the claims.
@Suite struct AnimatableEffectsTests {
  private static let host = "Seeds/Reference/BuiltInEffects"

  /// All effects of the row at once, each in a view of its own.
  private static let effects = Result {
    try Program(
      host, root: "Effects()",
      adding: """
        struct Square: View { var body: some View { Rectangle().frame(width: 20, height: 20) } }
        struct Fading: View {
          var isOn: Bool
          var body: some View { Square().opacity(isOn ? 1 : 0) }
        }
        struct Easing: View {
          var isOn: Bool
          var body: some View { Square().opacity(isOn ? 1 : 0).animation(.easeInOut, value: isOn) }
        }
        struct Growing: View {
          var selected: Bool
          var body: some View { Square().scaleEffect(selected ? 1.5 : 1.0) }
        }
        struct Turning: View {
          var isOn: Bool
          var body: some View { Square().rotationEffect(.degrees(isOn ? 45 : 0)) }
        }
        struct Shifting: View {
          var isOn: Bool
          var body: some View { Square().offset(x: isOn ? 50 : 0) }
        }
        struct Blurring: View {
          var isOn: Bool
          var body: some View { Square().blur(radius: isOn ? 10 : 0) }
        }
        struct Shadowed: View {
          var isOn: Bool
          var body: some View { Square().shadow(radius: isOn ? 10 : 0) }
        }
        struct Effects: View {
          @State private var isOn = false
          var body: some View {
            VStack {
              Fading(isOn: isOn)
              Easing(isOn: isOn)
              Growing(selected: isOn)
              Turning(isOn: isOn)
              Shifting(isOn: isOn)
              Blurring(isOn: isOn)
              Shadowed(isOn: isOn)
            }
            .animation(.spring, value: isOn)
            \(poke("isOn = true"))
          }
        }
        """
    ).trace()
  }

  private func series(_ view: String, _ property: String) throws -> Trace.Series {
    try Self.effects.get()("\(view)/Square/Rectangle", property)
  }

  @Test("S3-01 between an opacity of 0 and 1 all between is shown, at every frame")
  func opacity() throws {
    let opacity = try series("Fading", "opacity")
    try opacity.expect(from: 0, to: 1, along: .spring)
    #expect(opacity.values.allSatisfy { $0 != nil })
  }

  @Test(
    "S3-02 an opacity begins at 0, ends at 1 and rises in many steps",
    arguments: ["Fading", "Easing"])
  func steps(view: String) throws {
    let opacity = try series(view, "opacity")
    let moving = zip(opacity.animations, opacity.values).compactMap { animation, value in
      if animation != nil, case .number(let number)? = value { number } else { nil }
    }
    #expect(moving.first == 0 && opacity.numbers.last == 1)
    #expect(zip(moving, moving.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Set(moving).count >= 15)
  }

  @Test("S3-07 a scale passes everything between 1 and 1.5 once")
  func scale() throws {
    let scale = try series("Growing", "scale.width")
    try scale.expect(from: 1, to: 1.5, along: .spring)
    #expect(abs(try scale.at(0.6) - 1.1789) <= 1e-4)
    #expect(abs(try scale.at(0.75) - 1.4105) <= 1e-4)
    for tenth in [1.1, 1.2, 1.3, 1.4] {
      let sides = scale.numbers.map { $0 >= tenth }
      #expect(zip(sides, sides.dropFirst()).count { $0 != $1 } == 1)
    }
  }

  @Test("S3-09 scale, rotation, offset, opacity, blur and shadow animate")
  func effects() throws {
    for (view, property, value) in [
      ("Growing", "scale.width", 1.1789), ("Turning", "rotation.degrees", 16.098),
      ("Shifting", "offset.x", 17.887), ("Fading", "opacity", 0.3577),
      ("Blurring", "blur.radius", 3.577), ("Shadowed", "shadow.radius", 3.577),
    ] {
      let found = try series(view, property).at(0.6)
      #expect(abs(found - value) <= 0.001, "\(property): \(found)")
    }
  }

  @Test("S3-10 all shapes grow with their frames; corners are rounded on the way")
  func shapes() throws {
    let trace = try Program(
      Self.host, root: "Shapes()",
      adding: """
        struct Diamond: Shape {
          func path(in rect: CGRect) -> Path {
            Path { path in
              path.addLines([
                CGPoint(x: rect.midX, y: 0), CGPoint(x: rect.maxX, y: rect.midY),
                CGPoint(x: rect.midX, y: rect.maxY),
              ])
            }
          }
        }
        struct Shapes: View {
          @State private var isOn = false
          var body: some View {
            let size: CGFloat = isOn ? 200 : 100
            ZStack {
              Circle().frame(width: size, height: size)
              Rectangle().frame(width: size, height: size)
              RoundedRectangle(cornerRadius: isOn ? 40 : 0).frame(width: size, height: size)
              Capsule().frame(width: size, height: size)
              Ellipse().frame(width: size, height: size)
              Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50))
                .frame(width: size, height: size)
              Diamond().frame(width: size, height: size)
            }
            .animation(.spring, value: isOn)
            \(poke("isOn = true"))
          }
        }
        """
    ).trace()
    let names = [
      "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Path", "Diamond",
    ]
    for name in names {
      for property in ["frame.width", "frame.height"] {
        try trace("Shapes/\(name)", property).expect(from: 100, to: 200, along: .spring)
      }
    }
    let corner = try trace("Shapes/RoundedRectangle", "cornerWidth")
    try corner.expect(from: 0, to: 40, along: .spring)
    #expect(abs(try corner.at(0.6) - 14.31) <= 0.005)
  }

  @Test("S3-10 a plain path has no data: when its points change it jumps")
  func path() throws {
    let program = try Program(
      Self.host, root: "Points()",
      adding: """
        struct Points: View {
          @State private var isOn = false
          var body: some View {
            Path(CGRect(x: 0, y: 0, width: isOn ? 90 : 40, height: 40))
              .frame(width: 100, height: 100)
              .animation(.spring, value: isOn)
              \(poke("isOn = true"))
          }
        }
        """)
    let pictures = try program.pictures(size: "100x100", duration: "1")
    #expect(Set(pictures).count == 2 && pictures[29] != pictures[30])
  }
}
