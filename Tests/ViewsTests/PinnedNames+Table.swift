/// A table, as it is drawn.
extension PinnedNames {
  static let table = #"""
    fill rect 0 0 1024 768 with #ffffff
    group clip rect 0 0 1024 768 {
      fill rect 0 72 1024 44 with #d1d1d6
      glyphs "Name" Inter-SemiBold 12.597 from 0 12 to 28.522 12 with #3c3c43/0.6 at 20 6
      fill path "8.66 4.27 m 8.887 4.496 8.887 4.864 8.66 5.09 c 8.434 5.317 8.066 5.317 7.84 5.09 c 4.85 2.1 l 1.86 5.09 l 1.634 5.317 1.266 5.317 1.04 5.09 c 0.813 4.864 0.813 4.496 1.04 4.27 c 4.44 0.87 l 4.666 0.643 5.034 0.643 5.26 0.87 c h" even-odd with #3c3c43/0.6 at 61.15 11.497
      glyphs "Size" Inter-Regular 12.597 from 0 12 to 18.052 12 with #3c3c43/0.3 at 978 6
      glyphs "Aarhus" Inter-Regular 16.473 from 0 16 to 44.944 16 with #000000 at 20 40
      glyphs "290" Inter-Regular 16.473 from 0 16 to 19.873 16 with #000000 at 974 40
      glyphs "Oslo" Inter-Regular 16.473 from 0 16 to 24.51 16 with #000000 at 20 84
      glyphs "709" Inter-Regular 16.473 from 0 16 to 19.077 16 with #000000 at 974 84
    }
    """#
  static let tableMirrored = #"""
    fill rect 0 0 1024 768 with #000000
    group clip rect 0 0 1024 768 {
      fill rect 0 72 1024 44 with #3a3a3c
      glyphs "Name" Inter-SemiBold 12.597 from 0.798 12 to 29.319 12 with #ebebf5/0.6 at 967 6
      fill path "8.66 4.27 m 8.887 4.496 8.887 4.864 8.66 5.09 c 8.434 5.317 8.066 5.317 7.84 5.09 c 4.85 2.1 l 1.86 5.09 l 1.634 5.317 1.266 5.317 1.04 5.09 c 0.813 4.864 0.813 4.496 1.04 4.27 c 4.44 0.87 l 4.666 0.643 5.034 0.643 5.26 0.87 c h" even-odd with #ebebf5/0.6 at 953.15 11.497
      glyphs "Size" Inter-Regular 12.597 from 0.475 12 to 18.527 12 with #ebebf5/0.3 at 20 6
      glyphs "Aarhus" Inter-Regular 16.473 from 0.628 16 to 45.573 16 with #ffffff at 950 40
      glyphs "290" Inter-Regular 16.473 from 0.015 16 to 19.888 16 with #ffffff at 20 40
      glyphs "Oslo" Inter-Regular 16.473 from 0.846 16 to 25.356 16 with #ffffff at 969 84
      glyphs "709" Inter-Regular 16.473 from 0.834 16 to 19.911 16 with #ffffff at 20 84
    }
    """#
  static let tableCompact = #"""
    fill rect 0 0 390 260 with #ffffff
    group clip rect 0 0 390 260 {
      fill rect 0 44 390 44 with #d1d1d6
      glyphs "Aarhus" Inter-Regular 16.473 from 0 16 to 44.944 16 with #000000 at 20 12
      glyphs "Oslo" Inter-Regular 16.473 from 0 16 to 24.51 16 with #000000 at 20 56
    }
    """#
}
