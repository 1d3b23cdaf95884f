/// A table, as it is drawn.
extension PinnedNames {
  static let table = #"""
    fill rect 0 0 1024 768 with #ffffff
    group clip rect 0 0 1024 768 {
      fill rect 0 72 1024 44 with #d1d1d6
      glyphs "Name" Inter-SemiBold 12.597 from 0 12 to 28.91 12 with #3c3c43/0.6 at 20 6
      fill path "9.26 4.57 m 9.487 4.796 9.487 5.164 9.26 5.39 c 9.034 5.617 8.666 5.617 8.44 5.39 c 5.15 2.1 l 1.86 5.39 l 1.634 5.617 1.266 5.617 1.04 5.39 c 0.813 5.164 0.813 4.796 1.04 4.57 c 4.74 0.87 l 4.966 0.643 5.334 0.643 5.56 0.87 c h" even-odd with #3c3c43/0.6 at 61.35 11.347
      glyphs "Size" Inter-Regular 12.597 from 0 12 to 17.999 12 with #3c3c43/0.3 at 978 6
      glyphs "Aarhus" Inter-Regular 16.473 from 0 16 to 44.822 16 with #000000 at 20 40
      glyphs "290" Inter-Regular 16.473 from 0 16 to 20.089 16 with #000000 at 973 40
      glyphs "Oslo" Inter-Regular 16.473 from 0 16 to 24.903 16 with #000000 at 20 84
      glyphs "709" Inter-Regular 16.473 from 0 16 to 19.106 16 with #000000 at 974 84
    }
    """#
  static let tableMirrored = #"""
    fill rect 0 0 1024 768 with #000000
    group clip rect 0 0 1024 768 {
      fill rect 0 72 1024 44 with #3a3a3c
      glyphs "Name" Inter-SemiBold 12.597 from 0.545 12 to 29.455 12 with #ebebf5/0.6 at 967 6
      fill path "9.26 4.57 m 9.487 4.796 9.487 5.164 9.26 5.39 c 9.034 5.617 8.666 5.617 8.44 5.39 c 5.15 2.1 l 1.86 5.39 l 1.634 5.617 1.266 5.617 1.04 5.39 c 0.813 5.164 0.813 4.796 1.04 4.57 c 4.74 0.87 l 4.966 0.643 5.334 0.643 5.56 0.87 c h" even-odd with #ebebf5/0.6 at 952.35 11.347
      glyphs "Size" Inter-Regular 12.597 from 0.676 12 to 18.675 12 with #ebebf5/0.3 at 20 6
      glyphs "Aarhus" Inter-Regular 16.473 from 0.789 16 to 45.611 16 with #ffffff at 950 40
      glyphs "290" Inter-Regular 16.473 from 0.768 16 to 20.856 16 with #ffffff at 20 40
      glyphs "Oslo" Inter-Regular 16.473 from 0.491 16 to 25.394 16 with #ffffff at 969 84
      glyphs "709" Inter-Regular 16.473 from 0.552 16 to 19.657 16 with #ffffff at 20 84
    }
    """#
  static let tableCompact = #"""
    fill rect 0 0 390 260 with #ffffff
    group clip rect 0 0 390 260 {
      fill rect 0 44 390 44 with #d1d1d6
      glyphs "Aarhus" Inter-Regular 16.473 from 0 16 to 44.822 16 with #000000 at 20 12
      glyphs "Oslo" Inter-Regular 16.473 from 0 16 to 24.903 16 with #000000 at 20 56
    }
    """#
}
