/// Columns on a tablet, as they are drawn.
extension PinnedScreens {
  static let tablet = #"""
    fill rect 0 0 260 820 with #ffffff
    fill rect 0 0 260 820 with #f2f2f7
    group clip rect 0 0 260 820 {
      fill rounded 20 112 220 88 corner 10 continuous with #ffffff
      glyphs "Apples" Inter-Regular 16.473 from 0 16 to 43.933 16 with #000000 at 40 124
      glyphs "Berries" Inter-Regular 16.473 from 0 16 to 45.068 16 with #000000 at 40 168
      fill rect 40 155 200 1 with #3c3c43/0.29
    }
    stroke path "2.664 5.319 m 2.664 3.65 4.017 2.297 5.686 2.297 c 22.958 2.297 l 24.628 2.297 25.981 3.65 25.981 5.319 c 25.981 17.41 l 25.981 19.079 24.628 20.432 22.958 20.432 c 5.686 20.432 l 4.017 20.432 2.664 19.079 2.664 17.41 c h 10.652 2.297 m 10.652 20.432 l" pen 1.571 round round with #007aff at 16.178 10.646
    stroke path "5.471 6.183 m 7.63 6.183 l 5.471 9.637 m 7.63 9.637 l 5.471 13.092 m 7.63 13.092 l" pen 1.403 round round with #007aff at 16.178 10.646
    glyphs "Fruit" Inter-Bold 32.946 from 0 32 to 60.596 32 with #000000 at 16 50
    fill rect 260 0 1 820 with #3c3c43/0.29
    fill rect 261 0 919 820 with #ffffff
    glyphs "Shows b" Inter-Regular 16.473 from 0 16 to 54.568 16 with #000000 at 688 396
    fill rect 701 428 40 40 with #ff9500
    glyphs "Detail" Inter-SemiBold 16.473 from 0 16 to 41.519 16 with #000000 at 698 12
    """#
  static let tabletDark = #"""
    fill rect 0 0 260 820 with #000000
    fill rect 0 0 260 820 with #000000
    group clip rect 0 0 260 820 {
      fill rounded 20 112 220 88 corner 10 continuous with #1c1c1e
      glyphs "Apples" Inter-Regular 16.473 from 0 16 to 43.933 16 with #ffffff at 40 124
      glyphs "Berries" Inter-Regular 16.473 from 0 16 to 45.068 16 with #ffffff at 40 168
      fill rect 40 155 200 1 with #545458/0.6
    }
    stroke path "2.664 5.319 m 2.664 3.65 4.017 2.297 5.686 2.297 c 22.958 2.297 l 24.628 2.297 25.981 3.65 25.981 5.319 c 25.981 17.41 l 25.981 19.079 24.628 20.432 22.958 20.432 c 5.686 20.432 l 4.017 20.432 2.664 19.079 2.664 17.41 c h 10.652 2.297 m 10.652 20.432 l" pen 1.571 round round with #0a84ff at 16.178 10.646
    stroke path "5.471 6.183 m 7.63 6.183 l 5.471 9.637 m 7.63 9.637 l 5.471 13.092 m 7.63 13.092 l" pen 1.403 round round with #0a84ff at 16.178 10.646
    glyphs "Fruit" Inter-Bold 32.946 from 0 32 to 60.596 32 with #ffffff at 16 50
    fill rect 260 0 1 820 with #545458/0.6
    fill rect 261 0 919 820 with #000000
    glyphs "Shows b" Inter-Regular 16.473 from 0 16 to 54.568 16 with #ffffff at 688 396
    fill rect 701 428 40 40 with #ff9f0a
    glyphs "Detail" Inter-SemiBold 16.473 from 0 16 to 41.519 16 with #ffffff at 698 12
    """#
  static let tabletHiding = #"""
    fill rect 0 0 260 820 with #ffffff at -139.826 0
    fill rect 0 0 260 820 with #f2f2f7 at -139.826 0
    group clip rect 0 0 260 820 at -139.826 0 {
      fill rounded 20 112 220 88 corner 10 continuous with #ffffff at -139.826 0
      glyphs "Apples" Inter-Regular 16.473 from 0 16 to 43.933 16 with #000000 at -99.826 124
      glyphs "Berries" Inter-Regular 16.473 from 0 16 to 45.068 16 with #000000 at -99.826 168
      fill rect 40 155 200 1 with #3c3c43/0.29 at -139.826 0
    }
    group opacity 0.52 {
      stroke path "2.664 5.319 m 2.664 3.65 4.017 2.297 5.686 2.297 c 22.958 2.297 l 24.628 2.297 25.981 3.65 25.981 5.319 c 25.981 17.41 l 25.981 19.079 24.628 20.432 22.958 20.432 c 5.686 20.432 l 4.017 20.432 2.664 19.079 2.664 17.41 c h 10.652 2.297 m 10.652 20.432 l" pen 1.571 round round with #007aff at -123.649 10.646
      stroke path "5.471 6.183 m 7.63 6.183 l 5.471 9.637 m 7.63 9.637 l 5.471 13.092 m 7.63 13.092 l" pen 1.403 round round with #007aff at -123.649 10.646
    }
    glyphs "Fruit" Inter-Bold 32.946 from 0 32 to 60.596 32 with #000000 at -123.826 50
    fill rect 260 0 1 820 with #3c3c43/0.29 at -139.826 0
    fill rect 121.174 0 1058.826 820 with #ffffff
    group opacity 0.464 {
      glyphs "Shows a" Inter-Regular 16.473 from 0 16 to 54.568 16 with #000000 at 689 396
      fill rect 701 428 40 40 with #ff9500
    }
    group opacity 0.536 {
      glyphs "Shows a" Inter-Regular 16.473 from 0 16 to 54.568 16 with #000000 at 558 396
      fill rect 570 428 40 40 with #ff9500
    }
    stroke path "2.664 5.319 m 2.664 3.65 4.017 2.297 5.686 2.297 c 22.958 2.297 l 24.628 2.297 25.981 3.65 25.981 5.319 c 25.981 17.41 l 25.981 19.079 24.628 20.432 22.958 20.432 c 5.686 20.432 l 4.017 20.432 2.664 19.079 2.664 17.41 c h 10.652 2.297 m 10.652 20.432 l" pen 1.571 round round with #007aff at 16.178 10.646
    stroke path "5.471 6.183 m 7.63 6.183 l 5.471 9.637 m 7.63 9.637 l 5.471 13.092 m 7.63 13.092 l" pen 1.403 round round with #007aff at 16.178 10.646
    glyphs "Detail" Inter-SemiBold 16.473 from 0 16 to 41.519 16 with #000000 at 627.819 12
    """#
  static let tabletHidden = #"""
    fill rect 0 0 1180 820 with #ffffff
    glyphs "Shows a" Inter-Regular 16.473 from 0 16 to 54.568 16 with #000000 at 558 396
    fill rect 570 428 40 40 with #ff9500
    stroke path "2.664 5.319 m 2.664 3.65 4.017 2.297 5.686 2.297 c 22.958 2.297 l 24.628 2.297 25.981 3.65 25.981 5.319 c 25.981 17.41 l 25.981 19.079 24.628 20.432 22.958 20.432 c 5.686 20.432 l 4.017 20.432 2.664 19.079 2.664 17.41 c h 10.652 2.297 m 10.652 20.432 l" pen 1.571 round round with #007aff at 16.178 10.646
    stroke path "5.471 6.183 m 7.63 6.183 l 5.471 9.637 m 7.63 9.637 l 5.471 13.092 m 7.63 13.092 l" pen 1.403 round round with #007aff at 16.178 10.646
    glyphs "Detail" Inter-SemiBold 16.473 from 0 16 to 41.519 16 with #000000 at 567 12
    """#
}
