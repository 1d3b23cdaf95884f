public import KernelInterface

// Shapes with round corners in one colour, from the distance of their pixels. Groups of eight pixels are
// listed first, then the shares of all are found, then all are painted: each is one loop without branches
// over many groups, in which no group waits for another.

extension Table {
  @inline(never)
  public static func paintRound(
    _ color: UInt32, over shape: RoundShape, in area: RoundArea, room: inout CoverageRoom,
    onto target: inout PixelRows
  ) {
    let (columns, rows, stride) = (area.columns, area.rows, target.stride)
    precondition(
      columns.lowerBound >= 0 && columns.upperBound <= stride && stride >= 8, "columns outside")
    precondition(
      rows.lowerBound >= 0 && rows.count <= 65536
        && stride &* rows.upperBound <= target.pixels.count, "rows outside")
    precondition(
      room.numbers.count >= RoundStrips.numbers(rows: rows.count), "no room for coverage")
    precondition(room.places.count >= RoundStrips.places(rows: rows.count), "no room for groups")
    var first = columns.lowerBound
    while first < columns.upperBound {
      if shape.isCircle {
        let strips = RoundStrips(
          shape, isCircle: true, area, first: first, stride: stride, &room.numbers, &room.places)
        strips.findShares(&room.numbers, room.places)
        paint(strips, color, room, &target)
      } else {
        let strips = RoundStrips(
          shape, isCircle: false, area, first: first, stride: stride, &room.numbers, &room.places)
        strips.findShares(&room.numbers, room.places)
        paint(strips, color, room, &target)
      }
      first &+= RoundStrips.columns
    }
  }
}

@inline(__always)
private func paint(
  _ strips: RoundStrips, _ color: UInt32, _ room: borrowing CoverageRoom,
  _ target: inout PixelRows
) {
  let stride = target.stride
  let (evens, odds) = (
    PixelLanes(color & 0x00ff_00ff), PixelLanes((color &>> 8) & 0x00ff_00ff)
  )
  let alphas = PixelLanes((color &>> 24) &* 0x0001_0001)
  for index in 0..<strips.partly {
    let (start, shares) = strips.part(index, stride: stride, room.numbers, room.places)
    let covered = PixelLanes(factors: shares)
    let kept = alphas.scaled(by: covered).rest
    let pixel = unsafe PixelLanes.load(target.pixels, at: start)
    unsafe PixelLanes.store(
      evens.scaled(by: covered) + pixel.even.scaled(by: kept),
      odds.scaled(by: covered) + pixel.odd.scaled(by: kept), &target.pixels, at: start)
  }
  if color &>> 24 == 255 {
    for index in 0..<strips.fully {
      let start = strips.fullStart(index, stride: stride, room.places)
      unsafe PixelLanes.store(evens, odds, &target.pixels, at: start)
    }
  } else {
    let kept = alphas.rest
    for index in 0..<strips.fully {
      let start = strips.fullStart(index, stride: stride, room.places)
      let pixel = unsafe PixelLanes.load(target.pixels, at: start)
      unsafe PixelLanes.store(
        evens + pixel.even.scaled(by: kept), odds + pixel.odd.scaled(by: kept), &target.pixels,
        at: start)
    }
  }
}
