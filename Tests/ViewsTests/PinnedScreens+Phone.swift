/// Columns on a telephone, as they are drawn.
extension PinnedScreens {
  static let phone = #"""
    fill rect 0 0 390 700 with #ffffff
    fill rect 0 0 390 700 with #f2f2f7
    group clip rect 0 0 390 700 {
      fill rounded 20 112 350 88 corner 10 continuous with #ffffff
      glyphs "Apples" Inter-Regular 16.473 from 0 16 to 43.798 16 with #000000 at 40 124
      fill path "2.604 11.886 m 2.287 12.203 1.773 12.203 1.456 11.886 c 1.139 11.569 1.139 11.055 1.456 10.738 c 5.642 6.552 l 1.456 2.366 l 1.139 2.049 1.139 1.535 1.456 1.218 c 1.773 0.901 2.287 0.901 2.604 1.218 c 7.364 5.978 l 7.681 6.295 7.681 6.809 7.364 7.126 c h" even-odd with #000000/0.25 at 341.09 126.516
      glyphs "Berries" Inter-Regular 16.473 from 0 16 to 44.971 16 with #000000 at 40 168
      fill path "2.604 11.886 m 2.287 12.203 1.773 12.203 1.456 11.886 c 1.139 11.569 1.139 11.055 1.456 10.738 c 5.642 6.552 l 1.456 2.366 l 1.139 2.049 1.139 1.535 1.456 1.218 c 1.773 0.901 2.287 0.901 2.604 1.218 c 7.364 5.978 l 7.681 6.295 7.681 6.809 7.364 7.126 c h" even-odd with #000000/0.25 at 341.09 170.516
      fill rect 40 155 330 1 with #3c3c43/0.29
    }
    glyphs "Fruit" Inter-Bold 32.946 from 0 32 to 59.755 32 with #000000 at 16 50
    """#
  static let phonePushing = #"""
    fill rect 0 0 390 700 with #ffffff at -63.739 0
    fill rect 0 0 390 700 with #f2f2f7 at -63.739 0
    group clip rect 0 0 390 700 at -63.739 0 {
      fill rounded 20 112 350 88 corner 10 continuous with #ffffff at -63.739 0
      glyphs "Apples" Inter-Regular 16.473 from 0 16 to 43.798 16 with #000000 at -23.739 124
      fill path "2.604 11.886 m 2.287 12.203 1.773 12.203 1.456 11.886 c 1.139 11.569 1.139 11.055 1.456 10.738 c 5.642 6.552 l 1.456 2.366 l 1.139 2.049 1.139 1.535 1.456 1.218 c 1.773 0.901 2.287 0.901 2.604 1.218 c 7.364 5.978 l 7.681 6.295 7.681 6.809 7.364 7.126 c h" even-odd with #000000/0.25 at 277.351 126.516
      glyphs "Berries" Inter-Regular 16.473 from 0 16 to 44.971 16 with #000000 at -23.739 168
      fill path "2.604 11.886 m 2.287 12.203 1.773 12.203 1.456 11.886 c 1.139 11.569 1.139 11.055 1.456 10.738 c 5.642 6.552 l 1.456 2.366 l 1.139 2.049 1.139 1.535 1.456 1.218 c 1.773 0.901 2.287 0.901 2.604 1.218 c 7.364 5.978 l 7.681 6.295 7.681 6.809 7.364 7.126 c h" even-odd with #000000/0.25 at 277.351 170.516
      fill rect 40 155 330 1 with #3c3c43/0.29 at -63.739 0
    }
    fill rect 0 0 390 700 with #000000/0.054 at -63.739 0
    fill rect 0 0 390 700 with #ffffff at 177.536 0
    glyphs "Shows a" Inter-Regular 16.473 from 0 16 to 54.822 16 with #000000 at 340.536 336
    fill rect 175 368 40 40 with #ff9500 at 177.536 0
    group opacity 0.455 {
      glyphs "Fruit" Inter-Bold 32.946 from 0 32 to 59.755 32 with #000000 matrix 0.728 0 0 0.728 20.903 29.298
    }
    group opacity 0.545 {
      fill path "7.992 1.566 m 8.399 1.158 9.061 1.158 9.468 1.566 c 9.876 1.973 9.876 2.635 9.468 3.042 c 4.086 8.424 l 9.468 13.806 l 9.876 14.213 9.876 14.875 9.468 15.282 c 9.061 15.69 8.399 15.69 7.992 15.282 c 1.872 9.162 l 1.464 8.755 1.464 8.093 1.872 7.686 c h" even-odd with #007aff at 8.33 14.235
    }
    group opacity 0.545 {
      glyphs "Fruit" Inter-Regular 16.473 from 0 16 to 28.444 16 with #007aff matrix 1.455 0 0 1.455 20.903 29.298
    }
    group opacity 0.545 {
      glyphs "Detail" Inter-SemiBold 16.473 from 0 16 to 41.307 16 with #000000 at 260.768 12
    }
    """#
  static let phoneDetail = #"""
    fill rect 0 0 390 700 with #ffffff
    glyphs "Shows a" Inter-Regular 16.473 from 0 16 to 54.822 16 with #000000 at 163 336
    fill rect 175 368 40 40 with #ff9500
    fill path "7.992 1.566 m 8.399 1.158 9.061 1.158 9.468 1.566 c 9.876 1.973 9.876 2.635 9.468 3.042 c 4.086 8.424 l 9.468 13.806 l 9.876 14.213 9.876 14.875 9.468 15.282 c 9.061 15.69 8.399 15.69 7.992 15.282 c 1.872 9.162 l 1.464 8.755 1.464 8.093 1.872 7.686 c h" even-odd with #007aff at 8.33 14.235
    glyphs "Fruit" Inter-Regular 16.473 from 0 16 to 28.444 16 with #007aff at 25 12
    glyphs "Detail" Inter-SemiBold 16.473 from 0 16 to 41.307 16 with #000000 at 172 12
    """#
}
