extension ChartPins {
  /// The lists of the cases from “labels upright” on.
  static let part3: [String: String] = [
    "labels upright": #"""
    stroke path "0 89.25 m 148.5 89.25 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 47.75 m 148.5 47.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 6.75 m 148.5 6.75 l" pen 0.5 with #3c3c43/0.25
    fill ellipse -4 85 8 8 with #007aff
    fill ellipse 70.5 44.25 7.5 7.5 with #007aff
    fill ellipse 144.75 3 7.5 7.5 with #007aff
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 matrix 0 1 -1 0 17.75 93.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 82.5
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 41
    glyphs "4" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 0
    """#,
    "in the dark": #"""
    stroke path "0 7 m 0 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "74.25 7 m 74.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "148.75 7 m 148.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "0 82.75 m 148.5 82.75 l" pen 0.5 with #545458/0.6
    stroke path "0 44.75 m 148.5 44.75 l" pen 0.5 with #545458/0.6
    stroke path "0 6.75 m 148.5 6.75 l" pen 0.5 with #545458/0.6
    fill ellipse -4 78.5 8 8 with #0a84ff
    fill ellipse 70.5 40.75 7.5 7.5 with #0a84ff
    fill ellipse 144.75 3 7.5 7.5 with #0a84ff
    stroke path "0 82.5 m 0 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #ebebf5/0.6 at 4 86.5
    stroke path "74.25 82.5 m 74.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #ebebf5/0.6 at 78.5 86.5
    stroke path "148.75 82.5 m 148.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #ebebf5/0.6 at 152.5 76
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #ebebf5/0.6 at 152.5 38
    glyphs "4" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #ebebf5/0.6 at 152.5 0
    """#,
    "from right to left": #"""
    stroke path "160 61.25 m 11.5 61.25 l" pen 0.5 with #3c3c43/0.25
    stroke path "160 42.75 m 11.5 42.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "160 24.75 m 11.5 24.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "160 6.75 m 11.5 6.75 l" pen 0.5 with #3c3c43/0.25
    fill path "97 47.5 m 97 61 l 149 61 l 149 36 l 149 34.895 148.105 34 147 34 c 99 34 l 97.895 34 97 34.895 97 36 c h" with #007aff
    fill path "22.5 38.5 m 22.5 61 l 74.5 61 l 74.5 18 l 74.5 16.895 73.605 16 72.5 16 c 24.5 16 l 23.395 16 22.5 16.895 22.5 18 c h" with #34c759
    glyphs "a" Inter-Regular 10.659 from 0.392 10.5 to 0.392 10.5 with #3c3c43/0.6 at 119.5 65
    glyphs "b" Inter-Regular 10.659 from 0.2 10.5 to 0.2 10.5 with #3c3c43/0.6 at 45 65
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #3c3c43/0.6 at 0.5 54.5
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #3c3c43/0.6 at 0.5 36
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #3c3c43/0.6 at 0 18
    glyphs "6" Inter-Regular 10.659 from 0.026 10.5 to 0.026 10.5 with #3c3c43/0.6 at 0.5 0
    fill path "152 93.5 m 152 95.709 153.791 97.5 156 97.5 c 158.209 97.5 160 95.709 160 93.5 c 160 91.291 158.209 89.5 156 89.5 c 153.791 89.5 152 91.291 152 93.5 c h" with #007aff
    glyphs "a" Inter-Regular 10.659 from 0.392 10.5 to 0.392 10.5 with #3c3c43/0.6 at 140.5 86.5
    fill path "124.5 93.5 m 124.5 95.709 126.291 97.5 128.5 97.5 c 130.709 97.5 132.5 95.709 132.5 93.5 c 132.5 91.291 130.709 89.5 128.5 89.5 c 126.291 89.5 124.5 91.291 124.5 93.5 c h" with #34c759
    glyphs "b" Inter-Regular 10.659 from 0.2 10.5 to 0.2 10.5 with #3c3c43/0.6 at 112.5 86.5
    """#,
    "legend at the side": #"""
    fill rounded 10 0 46 100 corners 2 2 0 0 with #007aff
    fill rounded 76 0 46 100 corners 2 2 0 0 with #34c759
    fill ellipse 140 37.5 8 8 with #007aff
    glyphs "a" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 153 34.5
    fill ellipse 140 55 8 8 with #34c759
    glyphs "b" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 153 52
    """#,
    "annotations": #"""
    fill rounded 12 50 56 50 corners 2 2 0 0 with #007aff
    fill rounded 92 16.5 56 83.5 corners 2 2 0 0 with #007aff
    glyphs "a" Inter-Regular 16.473 from 0 16 to 0 16 with #000000 at 35.5 25.5
    glyphs "b" Inter-Regular 16.473 from 0 16 to 0 16 with #000000 at 115 48
    """#,
    "shadows, blurs and clips": #"""
    group clip rounded 114.5 0 37.5 100 corner 18.75 continuous {
      fill rounded 114.5 0 37.5 100 corners 2 2 0 0 with #007aff
    }
    group shadow #000000/0.33 3 {
      fill rounded 8 0 37.5 100 corners 2 2 0 0 with #007aff
    }
    group blur 2 {
      fill rounded 61.5 0 37 100 corners 2 2 0 0 with #007aff at 0 4
    }
    """#,
  ]
}
