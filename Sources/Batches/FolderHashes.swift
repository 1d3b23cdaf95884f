/// Hashes of folders by their one spelling, which is asked for once for each.
struct FolderHashes {
  private var known: [ArraySlice<UInt8>: TextHash] = [:]
  private var last: (folder: ArraySlice<UInt8>, hash: TextHash) = ([], TextHash())

  /// Folders that are remembered; those beyond count as they are written.
  private static let most = 65_536

  /// The hash of a folder with a slash behind it.
  ///
  /// - Parameters:
  ///   - folder: The folder with its slash; empty for the working folder.
  ///   - resolve: The one spelling of a folder.
  /// - Returns: The hash, to which a file's name may be added.
  mutating func hash(
    ofFolder folder: ArraySlice<UInt8>, _ resolve: (String) -> String
  ) -> TextHash {
    if !last.folder.isEmpty, last.folder.elementsEqual(folder) { return last.hash }
    if let found = known[folder] {
      // A copy of its own: a part of an array keeps the whole.
      last = (ArraySlice(Array(folder)), found)
      return found
    }
    var text = String(decoding: folder.dropLast(), as: UTF8.self)
    if text.isEmpty { text = folder.isEmpty ? "." : "/" }
    if known.count < Self.most { text = resolve(text) }
    var hash = TextHash()
    hash.add(text.utf8)
    if text != "/" { hash.add(UInt8(ascii: "/")) }
    let own = ArraySlice(Array(folder))
    if known.count < Self.most { known[own] = hash }
    last = (own, hash)
    return hash
  }

  /// The hash of a file's place.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - resolve: The one spelling of a folder.
  /// - Returns: The hash.
  mutating func hash(of path: [UInt8], _ resolve: (String) -> String) -> UInt64 {
    let name = path.reversed().prefix { $0 != UInt8(ascii: "/") }.count
    var hash = hash(ofFolder: path[..<(path.count - name)], resolve)
    hash.add(path, path.count - name..<path.count)
    return hash.result
  }
}
