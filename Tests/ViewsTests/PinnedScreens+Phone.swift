/// Columns on a telephone, as they are drawn.
extension PinnedScreens {
  static let phone = #"""
    fill rect 0 0 390 700 with #ffffff
    fill rect 0 0 390 700 with #f2f2f7
    group clip rect 0 0 390 700 {
      fill rounded 20 112 350 88 corner 10 continuous with #ffffff
      glyphs "Apples" Inter-Regular 16.473 from 0 16 to 43.933 16 with #000000 at 40 124
      fill path "2.418 11.817 m 2.124 12.112 1.646 12.112 1.352 11.817 c 1.057 11.523 1.057 11.045 1.352 10.751 c 5.629 6.474 l 1.352 2.197 l 1.057 1.903 1.057 1.425 1.352 1.131 c 1.646 0.836 2.124 0.836 2.418 1.131 c 7.228 5.941 l 7.523 6.235 7.523 6.713 7.228 7.007 c h" even-odd with #000000/0.25 at 341.21 127.946
      glyphs "Berries" Inter-Regular 16.473 from 0 16 to 45.068 16 with #000000 at 40 168
      fill path "2.418 11.817 m 2.124 12.112 1.646 12.112 1.352 11.817 c 1.057 11.523 1.057 11.045 1.352 10.751 c 5.629 6.474 l 1.352 2.197 l 1.057 1.903 1.057 1.425 1.352 1.131 c 1.646 0.836 2.124 0.836 2.418 1.131 c 7.228 5.941 l 7.523 6.235 7.523 6.713 7.228 7.007 c h" even-odd with #000000/0.25 at 341.21 171.946
      fill rect 40 155 330 1 with #3c3c43/0.29
    }
    glyphs "Fruit" Inter-Bold 32.946 from 0 32 to 60.596 32 with #000000 at 16 50
    """#
  static let phonePushing = #"""
    fill rect 0 0 390 700 with #ffffff at -63.739 0
    fill rect 0 0 390 700 with #f2f2f7 at -63.739 0
    group clip rect 0 0 390 700 at -63.739 0 {
      fill rounded 20 112 350 88 corner 10 continuous with #ffffff at -63.739 0
      glyphs "Apples" Inter-Regular 16.473 from 0 16 to 43.933 16 with #000000 at -23.739 124
      fill path "2.418 11.817 m 2.124 12.112 1.646 12.112 1.352 11.817 c 1.057 11.523 1.057 11.045 1.352 10.751 c 5.629 6.474 l 1.352 2.197 l 1.057 1.903 1.057 1.425 1.352 1.131 c 1.646 0.836 2.124 0.836 2.418 1.131 c 7.228 5.941 l 7.523 6.235 7.523 6.713 7.228 7.007 c h" even-odd with #000000/0.25 at 277.471 127.946
      glyphs "Berries" Inter-Regular 16.473 from 0 16 to 45.068 16 with #000000 at -23.739 168
      fill path "2.418 11.817 m 2.124 12.112 1.646 12.112 1.352 11.817 c 1.057 11.523 1.057 11.045 1.352 10.751 c 5.629 6.474 l 1.352 2.197 l 1.057 1.903 1.057 1.425 1.352 1.131 c 1.646 0.836 2.124 0.836 2.418 1.131 c 7.228 5.941 l 7.523 6.235 7.523 6.713 7.228 7.007 c h" even-odd with #000000/0.25 at 277.471 171.946
      fill rect 40 155 330 1 with #3c3c43/0.29 at -63.739 0
    }
    fill rect 0 0 390 700 with #000000/0.054 at -63.739 0
    fill rect 0 0 390 700 with #ffffff at 177.536 0
    glyphs "Shows a" Inter-Regular 16.473 from 0 16 to 54.568 16 with #000000 at 340.536 336
    fill rect 175 368 40 40 with #ff9500 at 177.536 0
    group opacity 0.455 {
      glyphs "Fruit" Inter-Bold 32.946 from 0 32 to 60.596 32 with #000000 matrix 0.728 0 0 0.728 20.903 29.298
    }
    group opacity 0.545 {
      fill path "7.939 1.457 m 8.319 1.078 8.934 1.078 9.313 1.457 c 9.693 1.836 9.693 2.452 9.313 2.831 c 3.803 8.342 l 9.313 13.852 l 9.693 14.231 9.693 14.847 9.313 15.226 c 8.934 15.605 8.319 15.605 7.939 15.226 c 1.742 9.028 l 1.362 8.649 1.362 8.034 1.742 7.655 c h" even-odd with #007aff at 8.473 13.757
    }
    group opacity 0.545 {
      glyphs "Fruit" Inter-Regular 16.473 from 0 16 to 28.513 16 with #007aff matrix 1.455 0 0 1.455 20.903 29.298
    }
    group opacity 0.545 {
      glyphs "Detail" Inter-SemiBold 16.473 from 0 16 to 41.519 16 with #000000 at 260.768 12
    }
    """#
  static let phoneDetail = #"""
    fill rect 0 0 390 700 with #ffffff
    glyphs "Shows a" Inter-Regular 16.473 from 0 16 to 54.568 16 with #000000 at 163 336
    fill rect 175 368 40 40 with #ff9500
    fill path "7.939 1.457 m 8.319 1.078 8.934 1.078 9.313 1.457 c 9.693 1.836 9.693 2.452 9.313 2.831 c 3.803 8.342 l 9.313 13.852 l 9.693 14.231 9.693 14.847 9.313 15.226 c 8.934 15.605 8.319 15.605 7.939 15.226 c 1.742 9.028 l 1.362 8.649 1.362 8.034 1.742 7.655 c h" even-odd with #007aff at 8.473 13.757
    glyphs "Fruit" Inter-Regular 16.473 from 0 16 to 28.513 16 with #007aff at 25 12
    glyphs "Detail" Inter-SemiBold 16.473 from 0 16 to 41.519 16 with #000000 at 172 12
    """#
}
