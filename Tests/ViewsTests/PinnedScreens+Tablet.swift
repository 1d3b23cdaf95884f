/// Columns on a tablet, as they are drawn.
extension PinnedScreens {
  static let tablet = #"""
    fill rect 0 0 260 820 with #ffffff
    fill rect 0 0 260 820 with #f2f2f7
    group clip rect 0 0 260 820 {
      fill rounded 20 112 220 88 corner 10 continuous with #ffffff
      glyphs "Apples" Inter-Regular 16.473 from 0 16 to 43.798 16 with #000000 at 40 124
      glyphs "Berries" Inter-Regular 16.473 from 0 16 to 44.971 16 with #000000 at 40 168
      fill rect 40 155 200 1 with #3c3c43/0.29
    }
    stroke path "2.176 4.267 m 2.176 2.953 3.242 1.887 4.556 1.887 c 18.156 1.887 l 19.47 1.887 20.536 2.953 20.536 4.267 c 20.536 13.787 l 20.536 15.101 19.47 16.167 18.156 16.167 c 4.556 16.167 l 3.242 16.167 2.176 15.101 2.176 13.787 c h 8.466 1.887 m 8.466 16.167 l" pen 1.394 round round with #007aff at 16.144 12.984
    stroke path "4.386 4.947 m 6.086 4.947 l 4.386 7.667 m 6.086 7.667 l 4.386 10.387 m 6.086 10.387 l" pen 1.105 round round with #007aff at 16.144 12.984
    glyphs "Fruit" Inter-Bold 32.946 from 0 32 to 59.755 32 with #000000 at 16 50
    fill rect 260 0 1 820 with #3c3c43/0.29
    fill rect 261 0 919 820 with #ffffff
    glyphs "Shows b" Inter-Regular 16.473 from 0 16 to 54.822 16 with #000000 at 688 396
    fill rect 701 428 40 40 with #ff9500
    glyphs "Detail" Inter-SemiBold 16.473 from 0 16 to 41.307 16 with #000000 at 698 12
    """#
  static let tabletDark = #"""
    fill rect 0 0 260 820 with #000000
    fill rect 0 0 260 820 with #000000
    group clip rect 0 0 260 820 {
      fill rounded 20 112 220 88 corner 10 continuous with #1c1c1e
      glyphs "Apples" Inter-Regular 16.473 from 0 16 to 43.798 16 with #ffffff at 40 124
      glyphs "Berries" Inter-Regular 16.473 from 0 16 to 44.971 16 with #ffffff at 40 168
      fill rect 40 155 200 1 with #545458/0.6
    }
    stroke path "2.176 4.267 m 2.176 2.953 3.242 1.887 4.556 1.887 c 18.156 1.887 l 19.47 1.887 20.536 2.953 20.536 4.267 c 20.536 13.787 l 20.536 15.101 19.47 16.167 18.156 16.167 c 4.556 16.167 l 3.242 16.167 2.176 15.101 2.176 13.787 c h 8.466 1.887 m 8.466 16.167 l" pen 1.394 round round with #0a84ff at 16.144 12.984
    stroke path "4.386 4.947 m 6.086 4.947 l 4.386 7.667 m 6.086 7.667 l 4.386 10.387 m 6.086 10.387 l" pen 1.105 round round with #0a84ff at 16.144 12.984
    glyphs "Fruit" Inter-Bold 32.946 from 0 32 to 59.755 32 with #ffffff at 16 50
    fill rect 260 0 1 820 with #545458/0.6
    fill rect 261 0 919 820 with #000000
    glyphs "Shows b" Inter-Regular 16.473 from 0 16 to 54.822 16 with #ffffff at 688 396
    fill rect 701 428 40 40 with #ff9f0a
    glyphs "Detail" Inter-SemiBold 16.473 from 0 16 to 41.307 16 with #ffffff at 698 12
    """#
  static let tabletHiding = #"""
    fill rect 0 0 260 820 with #ffffff at -139.826 0
    fill rect 0 0 260 820 with #f2f2f7 at -139.826 0
    group clip rect 0 0 260 820 at -139.826 0 {
      fill rounded 20 112 220 88 corner 10 continuous with #ffffff at -139.826 0
      glyphs "Apples" Inter-Regular 16.473 from 0 16 to 43.798 16 with #000000 at -99.826 124
      glyphs "Berries" Inter-Regular 16.473 from 0 16 to 44.971 16 with #000000 at -99.826 168
      fill rect 40 155 200 1 with #3c3c43/0.29 at -139.826 0
    }
    group opacity 0.52 {
      stroke path "2.176 4.267 m 2.176 2.953 3.242 1.887 4.556 1.887 c 18.156 1.887 l 19.47 1.887 20.536 2.953 20.536 4.267 c 20.536 13.787 l 20.536 15.101 19.47 16.167 18.156 16.167 c 4.556 16.167 l 3.242 16.167 2.176 15.101 2.176 13.787 c h 8.466 1.887 m 8.466 16.167 l" pen 1.394 round round with #007aff at -123.682 12.984
      stroke path "4.386 4.947 m 6.086 4.947 l 4.386 7.667 m 6.086 7.667 l 4.386 10.387 m 6.086 10.387 l" pen 1.105 round round with #007aff at -123.682 12.984
    }
    glyphs "Fruit" Inter-Bold 32.946 from 0 32 to 59.755 32 with #000000 at -123.826 50
    fill rect 260 0 1 820 with #3c3c43/0.29 at -139.826 0
    fill rect 121.174 0 1058.826 820 with #ffffff
    group opacity 0.464 {
      glyphs "Shows a" Inter-Regular 16.473 from 0 16 to 54.822 16 with #000000 at 689 396
      fill rect 701 428 40 40 with #ff9500
    }
    group opacity 0.536 {
      glyphs "Shows a" Inter-Regular 16.473 from 0 16 to 54.822 16 with #000000 at 558 396
      fill rect 570 428 40 40 with #ff9500
    }
    stroke path "2.176 4.267 m 2.176 2.953 3.242 1.887 4.556 1.887 c 18.156 1.887 l 19.47 1.887 20.536 2.953 20.536 4.267 c 20.536 13.787 l 20.536 15.101 19.47 16.167 18.156 16.167 c 4.556 16.167 l 3.242 16.167 2.176 15.101 2.176 13.787 c h 8.466 1.887 m 8.466 16.167 l" pen 1.394 round round with #007aff at 16.144 12.984
    stroke path "4.386 4.947 m 6.086 4.947 l 4.386 7.667 m 6.086 7.667 l 4.386 10.387 m 6.086 10.387 l" pen 1.105 round round with #007aff at 16.144 12.984
    glyphs "Detail" Inter-SemiBold 16.473 from 0 16 to 41.307 16 with #000000 at 627.819 12
    """#
  static let tabletHidden = #"""
    fill rect 0 0 1180 820 with #ffffff
    glyphs "Shows a" Inter-Regular 16.473 from 0 16 to 54.822 16 with #000000 at 558 396
    fill rect 570 428 40 40 with #ff9500
    stroke path "2.176 4.267 m 2.176 2.953 3.242 1.887 4.556 1.887 c 18.156 1.887 l 19.47 1.887 20.536 2.953 20.536 4.267 c 20.536 13.787 l 20.536 15.101 19.47 16.167 18.156 16.167 c 4.556 16.167 l 3.242 16.167 2.176 15.101 2.176 13.787 c h 8.466 1.887 m 8.466 16.167 l" pen 1.394 round round with #007aff at 16.144 12.984
    stroke path "4.386 4.947 m 6.086 4.947 l 4.386 7.667 m 6.086 7.667 l 4.386 10.387 m 6.086 10.387 l" pen 1.105 round round with #007aff at 16.144 12.984
    glyphs "Detail" Inter-SemiBold 16.473 from 0 16 to 41.307 16 with #000000 at 567 12
    """#
}
