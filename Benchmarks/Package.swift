// swift-tools-version:6.2
import PackageDescription

// A package of its own, so that what it needs is never what the tool needs.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "rostrum", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks", dependencies: [.product(name: "Rostrum", package: "rostrum")])
  ],
  swiftLanguageModes: [.v6])
