import Foundation

/// A system package: fonts and icons that films need, and what the tool is built with; `Scripts/packages` lists the same.
struct SystemPackage {
  let name: String
  /// One of its files, sought in the folders of libraries and of fonts.
  let file: String
  /// Whether it is needed by who builds the tool, not by who films.
  var isForBuilding: Bool { name.hasSuffix("-dev") }

  static let all = [
    Self(name: "libpng-dev", file: "libpng16.so"),
    Self(name: "libdeflate-dev", file: "libdeflate.so"),
    Self(name: "libwebp-dev", file: "libwebp.so"),
    Self(name: "libx264-dev", file: "libx264.so"),
    Self(name: "libavcodec-dev", file: "libavcodec.so"),
    Self(name: "libavformat-dev", file: "libavformat.so"),
    Self(name: "libavutil-dev", file: "libavutil.so"),
    Self(name: "libswscale-dev", file: "libswscale.so"),
    Self(name: "libfreetype-dev", file: "libfreetype.so"),
    Self(name: "libharfbuzz-dev", file: "libharfbuzz.so"),
    Self(name: "fonts-inter", file: "opentype/inter"),
    Self(name: "fonts-jetbrains-mono", file: "truetype/jetbrains-mono"),
    Self(name: "fonts-vollkorn", file: "truetype/vollkorn"),
    Self(name: "fonts-quicksand", file: "truetype/quicksand"),
    Self(name: "fonts-dejavu-core", file: "truetype/dejavu"),
    Self(name: "fonts-noto-color-emoji", file: "truetype/noto/NotoColorEmoji.ttf"),
    Self(name: "bootstrap-icons", file: "bootstrap-icons/svg"),
  ]

  private static let folders = [
    "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib", "/usr/lib64",
    "/usr/local/lib", "/usr/share/fonts", "/usr/share",
  ]

  /// Whether it is installed.
  var finding: Doctor.Finding {
    let place = Self.folders.map { "\($0)/\(file)" }
      .first { FileManager.default.fileExists(atPath: $0) }
    return Doctor.Finding(
      isThere: place != nil, what: name, detail: place ?? "apt package \(name)",
      package: place == nil ? name : nil)
  }
}
