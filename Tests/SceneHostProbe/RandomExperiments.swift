import CSceneHost
import Foundation

private func bytes(_ count: Int) -> [UInt8] {
  typealias Function = @convention(c) (UnsafeMutableRawPointer?, Int, UInt32) -> Int
  let getrandom: Function = system("getrandom")
  var bytes = [UInt8](repeating: 0, count: count)
  let filled = getrandom(&bytes, count, 0)
  return Array(bytes.prefix(filled))
}

private func word() -> UInt64 {
  bytes(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
}

extension Experiment {
  /// Seeds and the first words that SplitMix64's authors' code gives for them.
  private static let words: [(seed: UInt64, words: [UInt64])] = [
    (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]),
    (
      1_234_567,
      [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    ),
  ]

  static let random = [
    Experiment("a seed gives the words of the published generator") { film in
      for (seed, words) in words {
        film.begin(seed: seed)
        film.expect(words.map { _ in word() }, words)
      }
    },
    Experiment("the same seed gives the same, another seed something else") { film in
      let runs = ([1, 2, 1] as [UInt64]).map { seed in
        film.begin(seed: seed)
        return bytes(100)
      }
      film.expect(runs[0], runs[2])
      film.expect(runs[0] != runs[1], "seeds differ")
    },
    Experiment("a few bytes are the first of many") { film in
      film.begin(seed: 9)
      let many = bytes(64)
      for count in [1, 3, 7, 8, 9, 20, 63] {
        film.begin(seed: 9)
        film.expect(bytes(count), Array(many.prefix(count)), "\(count) bytes")
      }
    },
    Experiment("everybody who draws has the seed's words") { film in
      @MainActor func draws() -> [String] {
        film.begin(seed: 5)
        var generator = SystemRandomNumberGenerator()
        var entropy = [UInt8](repeating: 0, count: 12)
        getentropy(&entropy, 12)
        var buffer = [UInt8](repeating: 0, count: 12)
        arc4random_buf(&buffer, 12)
        return [
          "\(generator.next())", "\(entropy)", "\(buffer)", "\(arc4random())", UUID().uuidString,
          "\(Double.random(in: 0..<1))", "\((0..<20).shuffled())",
        ]
      }
      let first = draws()
      film.expect(draws(), first)
      film.expect(Set(first).count, first.count)
    },
    Experiment("a UUID is of version 4 and the standard's variant") { film in
      var seen: Set<UUID> = []
      for seed in 0..<50 as Range<UInt64> {
        film.begin(seed: seed)
        let id = UUID()
        seen.insert(id)
        film.expect(id.uuid.6 >> 4, 4)
        film.expect(id.uuid.8 >> 6, 2)
      }
      film.expect(seen.count, 50)
    },
    Experiment("numbers below a bound are all below it, and each comes") { film in
      for bound in [0, 1, 2, 3, 10] as [UInt32] {
        let drawn = (0..<500).map { _ in arc4random_uniform(bound) }
        film.expect(Set(drawn), Set(0..<max(bound, 1)), "below \(bound)")
      }
    },
    Experiment("below a bound that does not divide all numbers none is preferred") { film in
      // By the remainder alone, half of them would be below a third of this bound.
      let third: UInt32 = 1 << 30
      let low = (0..<3000).count { _ in arc4random_uniform(3 * third) < third }
      film.expect((900...1100).contains(low), "\(low) of 3000 are in the lowest third")
    },
    Experiment("outside of the film's clock chance is the system's") { film in
      let runs = (0..<2).map { _ in
        film.begin(seed: 3)
        _ = scene_host_use_film_clock(false)
        defer { _ = scene_host_use_film_clock(true) }
        var buffer = [UInt8](repeating: 0, count: 600)
        arc4random_buf(&buffer, 600)
        film.expect(buffer.suffix(50).contains { $0 != 0 }, "all of it is filled")
        return buffer + [UInt8(truncatingIfNeeded: arc4random())] + bytes(20)
      }
      film.expect(runs[0] != runs[1], "two draws differ")
    },
  ]
}
