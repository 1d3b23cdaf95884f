/// What rows must not share: names, and places of outputs.
extension BatchPlanner {
  /// Finds rows of one name, and outputs in one place.
  mutating func findClashes(_ maker: inout RowMaker) {
    let clashing = Self.repeated(&names)
    if !clashing.isEmpty {
      tell(&maker) { maker in
        var hash = TextHash()
        hash.add(maker.name)
        return clashing.contains(hash.result) ? [(key: hash.result, text: maker.name)] : []
      } sentence: { name, one, other in
        "two rows are called '\(name)', at \(one) and \(other); 'name' may hold more, as in '{scene}-{row}'"
      }
      return
    }
    let sameFiles = Self.repeated(&paths)
    if sameFiles.isEmpty { return }
    var folders = folders
    let resolve = vocabulary.resolve
    tell(&maker) { maker in
      maker.paths.compactMap { path in
        let hash = folders.hash(of: path, resolve)
        return sameFiles.contains(hash) ? (key: hash, text: path) : nil
      }
    } sentence: { path, one, other in
      one == other
        ? "two outputs would be \(path), both of the row at \(one)"
        : "two outputs would be \(path), of the rows at \(one) and \(other)"
    }
  }

  /// Hashes that occur more than once.
  private static func repeated(_ hashes: inout [UInt64]) -> Set<UInt64> {
    hashes.sort()
    var found: Set<UInt64> = []
    for place in hashes.indices.dropFirst() where hashes[place] == hashes[place - 1] {
      found.insert(hashes[place])
    }
    return found
  }

  /// Tells of texts that more than one row has.
  ///
  /// - Parameters:
  ///   - maker: Makes the rows.
  ///   - texts: The texts of a row that occur more than once, and by what they are the same.
  ///   - sentence: What is said of a text and of two rows' origins.
  private mutating func tell(
    _ maker: inout RowMaker, of texts: (RowMaker) -> [(key: UInt64, text: [UInt8])],
    sentence: (_ text: String, _ one: String, _ other: String) -> String
  ) {
    var known: [UInt64: String] = [:]
    for place in places {
      _ = maker.resolve(place)
      let origin = maker.origin(of: place)
      let spot = "\(origin.file)\(origin.line.map { ":\($0)" } ?? "")"
      for (key, text) in texts(maker) {
        if let other = known[key] {
          problems.add(
            BatchProblem(
              manifest.file, sentence(String(decoding: text, as: UTF8.self), other, spot)))
        } else {
          known[key] = spot
        }
      }
    }
  }
}
