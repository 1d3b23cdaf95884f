/// Display lists of layers and contexts, as they were seen to be right.
enum Pinned {
  static let shape: [String] = [
    #"stroke path "10 0 m 30 0 l" pen 4 round bevel dash 3 2 with #ff0000 at 10 10"#
  ]
  static let axial: [String] = []
  static let across: [String] = []
  static let radial: [String] = []
  static let conic: [String] = []
  static let ring: [String] = [
    "fill rect 0 0 10 10 with #ffff00 at 45 0",
    "group colors [1 0 0 0 0 0 0.75 0 0 0 0 0 1 0 0 0 0 0 1 0] {",
    "  fill rect 0 0 10 10 with #ffff00 matrix 0 1 -1 0 100 45",
    "}",
    "group colors [1 0 0 0 0 0 0.5 0 0 0 0 0 1 0 0 0 0 0 1 0] {",
    "  fill rect 0 0 10 10 with #ffff00 matrix -1 0 0 -1 55 100",
    "}",
    "group colors [1 0 0 0 0 0 0.25 0 0 0 0 0 1 0 0 0 0 0 1 0] {",
    "  fill rect 0 0 10 10 with #ffff00 matrix 0 -1 1 0 0 55",
    "}",
  ]
  static let mask: [String] = [
    "group {",
    "  fill rect 0 0 40 40 with #ff0000 at 10 10",
    "} mask {",
    "  fill ellipse 0 0 40 40 with #000000 at 10 10",
    "}",
  ]
  static let corners: [String] = [
    "fill rounded 0 0 40 40 corners 8 0 8 0 with #ff0000 at 10 10"
  ]
  static let plain: [String] = []
  static let path: [String] = [
    #"fill path "0 0 m 10 0 l 20 0 20 10 q 20 20 10 20 0 20 c h" even-odd with #000000"#,
    "group clip rect 0 0 100 100 {",
    #"stroke path "0 0 m 10 0 l 20 0 20 10 q 20 20 10 20 0 20 c h" pen 1 with #000000"#,
    "}",
    #"stroke path "50 50 m 60 60 l" pen 1 with #000000"#,
    #"fill path "60 50 m 60 55.523 55.523 60 50 60 c" with #000000"#,
  ]
  static let state: [String] = [
    "group clip rect 0 0 100 100 {",
    "  group clip rect 0 0 50 50 {",
    "    group clip ellipse 20 20 60 60 {",
    "      group opacity 0.5 blend multiply shadow #000000 2.128 by 2 3 {",
    "        fill rect 0 0 100 100 with #000000",
    "      }",
    "    }",
    "  }",
    "}",
  ]
  static let gradientInside: [String] = [
    "group clip rect 0 0 100 100 {",
    "fill rect 20 -10000 60 20000 with linear 20 0 to 80 0 [#ff0000 0, #0000ff 0.5]",
    "}",
    "group clip rect 0 0 100 100 {",
    "fill ellipse 20 20 60 60 with radial 50 50 from 5 to 30 [#ff0000 0, #0000ff 0.5]",
    "}",
  ]
  static let gradientBeyond: [String] = [
    "group clip rect 0 0 100 100 {",
    "fill rect 0 0 100 100 with linear 20 0 to 80 0 [#ff0000 0, #0000ff 0.5]",
    "}",
    "group clip rect 0 0 100 100 {",
    "fill rect 0 0 100 100 with radial 50 50 from 5 to 30 [#ff0000 0, #0000ff 0.5]",
    "}",
  ]
  static let begun: [String] = [
    "fill rect 0 0 5 5 with #ff0000",
    "group clip rect 0 0 10 10 {",
    #"  stroke path "0 0 m 5 5 l" pen 2 round round with #ff0000"#,
    "}",
  ]
  static let confettiEarly: [String] = []
  static let confettiLate: [String] = []
  static let snow: [String] = []
  static let glow: [String] = []
}
