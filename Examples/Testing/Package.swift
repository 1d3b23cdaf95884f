// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Card",
  dependencies: [
    // In a project of yours: .package(url: "…", from: "…").
    .package(name: "rostrum", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "CardTests",
      dependencies: [.product(name: "RostrumTesting", package: "rostrum")],
      // The view is filmed by the tool; on Linux nothing else could compile it.
      exclude: ["Card.swift", "Card.script.yaml", "Goldens"])
  ],
  swiftLanguageModes: [.v6]
)
