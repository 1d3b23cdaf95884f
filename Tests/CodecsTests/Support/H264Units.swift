/// The units of a picture in an MP4: each behind its size in four bytes.
struct H264Units {
  /// Kinds of units, by their numbers in the standard: ITU-T H.264, table 7-1.
  enum Kind: UInt8 {
    case slice = 1
    case slicesAlone = 5
    case remark = 6
    case sequence = 7
    case picture = 8
  }

  /// Their numbers, in order; `nil` if they do not fill the picture.
  let kinds: [UInt8]

  init?(_ picture: ArraySlice<UInt8>) {
    var (rest, kinds) = (picture, [UInt8]())
    while !rest.isEmpty {
      let size = Int(MP4Boxes.number(rest, at: 0, bytes: 4))
      guard size > 0, rest.count >= 4 + size else { return nil }
      kinds.append(rest[rest.startIndex + 4] & 31)
      rest = rest.dropFirst(4 + size)
    }
    self.kinds = kinds
  }

  /// How many units there are of a kind.
  func count(_ kind: Kind) -> Int { kinds.count { $0 == kind.rawValue } }
}
