/// Display lists of layers and contexts, as they were seen to be right.
enum Pinned {
  static let shape: [String] = [
    #"stroke path "10 0 m 30 0 l" pen 4 round bevel dash 3 2 with #ff0000 at 10 10"#
  ]
  static let axial: [String] = [
    "fill rect 0 0 40 20 with linear 20 0 to 20 20 [#ff0000 0, #0000ff 1] at 10 10"
  ]
  static let across: [String] = [
    "fill rounded 0 0 40 20 corner 6 with linear 0 10 to 40 10 [#ff0000 0.2, #0000ff 0.9] at 10 10"
  ]
  static let radial: [String] = [
    "fill rect 0 0 40 20 with elliptical 20 10 radii 20 10 from 0 to 1 [#ff0000 0, #0000ff 1] at 10 10"
  ]
  static let conic: [String] = [
    "fill rect 0 0 40 20 with angular 20 10 from -90° to 270° [#ff0000 0, #0000ff 1] at 10 10"
  ]
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
  static let plain: [String] = [
    "fill rect 10 10 20 20 with #ff0000",
    "fill ellipse 40 10 20 20 with #ff0000",
    "stroke rect 10 40 20 20 pen 3 round bevel dash 4 2 phase 1 with #0000ff/0.5",
    "stroke ellipse 40 40 20 20 pen 3 round bevel dash 4 2 phase 1 with #0000ff/0.5",
    "stroke rect 70 40 20 20 pen 1 round bevel dash 4 2 phase 1 with #0000ff/0.5",
  ]
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
  static let confettiEarly: [String] = [
    "fill rect 0 0 8 6 with #ff2d55/0.8 matrix 0.679 0.522 -0.522 0.679 78.163 39.379",
    "fill rect 0 0 8 6 with #ff2d55/0.825 matrix 1.134 0.31 -0.31 1.134 39.307 41.535",
    "fill rect 0 0 8 6 with #ff2d55/0.85 matrix 0.866 0.034 -0.034 0.866 40.389 48.776",
    "fill rect 0 0 8 6 with #ff2d55/0.875 matrix 0.39 1.1 -1.1 0.39 43.619 49.833",
    "fill rect 0 0 8 6 with #ff2d55/0.9 matrix 1.147 0.304 -0.304 1.147 35.23 53.549",
    "fill rect 0 0 8 6 with #ff2d55/0.925 matrix 0.774 0.365 -0.365 0.774 56.074 53.396",
    "fill ellipse 0 0 8 6 with #30b0c7/0.8 matrix -1.05 -0.199 0.199 -1.05 41.797 45.927",
    "fill ellipse 0 0 8 6 with #30b0c7/0.825 matrix 0.433 0.682 -0.682 0.433 32.907 33.229",
    "fill ellipse 0 0 8 6 with #30b0c7/0.85 matrix 1.079 -0.005 0.005 1.079 42.06 38.525",
    "fill ellipse 0 0 8 6 with #30b0c7/0.875 matrix 0.356 1.135 -1.135 0.356 49.369 41.362",
    "fill ellipse 0 0 8 6 with #30b0c7/0.9 matrix 0.786 0.659 -0.659 0.786 62.875 54.687",
    "fill ellipse 0 0 8 6 with #30b0c7/0.925 matrix 0.463 0.789 -0.789 0.463 56.486 57.609",
  ]
  static let confettiLate: [String] = [
    "fill rect 0 0 8 6 with #ff2d55/0.5 matrix -0.058 0.855 -0.855 -0.058 126.081 52.186",
    "fill rect 0 0 8 6 with #ff2d55/0.525 matrix 0.88 0.779 -0.779 0.88 29.578 45.77",
    "fill rect 0 0 8 6 with #ff2d55/0.55 matrix 0.861 0.101 -0.101 0.861 28.117 51.541",
    "fill rect 0 0 8 6 with #ff2d55/0.575 matrix -0.591 -1.006 1.006 -0.591 21.736 58.831",
    "fill rect 0 0 8 6 with #ff2d55/0.6 matrix 0.605 1.021 -1.021 0.605 6.272 40.26",
    "fill rect 0 0 8 6 with #ff2d55/0.625 matrix -0.504 0.692 -0.692 -0.504 94.482 14.635",
    "fill ellipse 0 0 8 6 with #30b0c7/0.5 matrix -0.482 0.953 -0.953 -0.482 25.277 49.255",
    "fill ellipse 0 0 8 6 with #30b0c7/0.525 matrix -0.741 0.323 -0.323 -0.741 6.679 28.244",
    "fill ellipse 0 0 8 6 with #30b0c7/0.55 matrix 1.079 -0.015 0.015 1.079 34.812 22.049",
    "fill ellipse 0 0 8 6 with #30b0c7/0.575 matrix -0.468 -1.094 1.094 -0.468 39.699 30.149",
    "fill ellipse 0 0 8 6 with #30b0c7/0.6 matrix -0.964 0.352 -0.352 -0.964 111.077 53.551",
    "fill ellipse 0 0 8 6 with #30b0c7/0.625 matrix 0.43 -0.807 0.807 0.43 75.714 42.695",
  ]
  static let snow: [String] = [
    "fill rect 0 0 100 100 with rgb(0.1 0.2 0.4)",
    "group clip rect 0 0 100 100 {",
    "  fill ellipse 0 0 8 6 with #ffffff matrix 0.537 0 0 0.537 83.204 109.154",
    "  fill ellipse 0 0 8 6 with #ffffff matrix 0.742 0 0 0.742 23.211 116.444",
    "  fill ellipse 0 0 8 6 with #ffffff/0.839 matrix 0.413 0 0 0.413 0.628 85.588",
    "  fill ellipse 0 0 8 6 with #ffffff matrix 0.648 0 0 0.648 38.348 81.001",
    "  fill ellipse 0 0 8 6 with #ffffff matrix 0.463 0 0 0.463 68.628 80.875",
    "  fill ellipse 0 0 8 6 with #ffffff/0.93 matrix 0.731 0 0 0.731 22.86 101.207",
    "  fill ellipse 0 0 8 6 with #ffffff/0.778 matrix 0.524 0 0 0.524 45.083 57.619",
    "  fill ellipse 0 0 8 6 with #ffffff matrix 0.695 0 0 0.695 10.243 63.319",
    "  fill ellipse 0 0 8 6 with #ffffff matrix 0.55 0 0 0.55 54.062 63.087",
    "  fill ellipse 0 0 8 6 with #ffffff matrix 0.439 0 0 0.439 91.789 46.234",
    "  fill ellipse 0 0 8 6 with #ffffff/0.723 matrix 0.441 0 0 0.441 26.583 59.384",
    "  fill ellipse 0 0 8 6 with #ffffff/0.804 matrix 0.791 0 0 0.791 81.967 44.492",
    "  fill ellipse 0 0 8 6 with #ffffff matrix 0.62 0 0 0.62 21.939 54.882",
    "  fill ellipse 0 0 8 6 with #ffffff/0.741 matrix 0.51 0 0 0.51 18.516 54.539",
    "  fill ellipse 0 0 8 6 with #ffffff/0.938 matrix 0.629 0 0 0.629 13.377 35.978",
    "  fill ellipse 0 0 8 6 with #ffffff/0.927 matrix 0.724 0 0 0.724 43.221 23.144",
    "  fill ellipse 0 0 8 6 with #ffffff matrix 0.552 0 0 0.552 93.959 36.72",
    "  fill ellipse 0 0 8 6 with #ffffff matrix 0.697 0 0 0.697 22.71 24.782",
    "  fill ellipse 0 0 8 6 with #ffffff matrix 0.695 0 0 0.695 31.355 15.308",
    "  fill ellipse 0 0 8 6 with #ffffff/0.903 matrix 0.649 0 0 0.649 35.903 10.652",
    "  fill ellipse 0 0 8 6 with #ffffff/0.928 matrix 0.471 0 0 0.471 22.3 5.722",
    "  fill ellipse 0 0 8 6 with #ffffff/0.983 matrix 0.775 0 0 0.775 32.412 4.229",
    "  fill ellipse 0 0 8 6 with #ffffff/0.707 matrix 0.578 0 0 0.578 26.767 -1.145",
    "  fill ellipse 0 0 8 6 with #ffffff/0.838 matrix 0.767 0 0 0.767 47.141 -7.302",
    "}",
  ]
  static let glow: [String] = [
    "group blend plusLighter {",
    "  fill ellipse 0 0 8 6 with #3399ff/0.25 matrix 2.5 0 0 2.5 40 42.5",
    "}",
    "group blend plusLighter {",
    "  fill ellipse 0 0 8 6 with #3399ff/0.75 matrix 1.5 0 0 1.5 44 45.5",
    "}",
  ]
}
