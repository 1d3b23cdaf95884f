extension ChartPins {
  /// The lists of the cases from “area under a line” on.
  static let part2: [String: String] = [
    "area under a line": #"""
    stroke path "0 7 m 0 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "49.75 7 m 49.75 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "99.25 7 m 99.25 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "148.75 7 m 148.75 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "0 82.75 m 148.5 82.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 44.75 m 148.5 44.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 6.75 m 148.5 6.75 l" pen 0.5 with #3c3c43/0.25
    fill path "0 7 m 0 7 33 19.583 49.5 25.875 c 66 32.167 82.5 38.458 99 44.75 c 115.5 51.042 148.5 63.625 148.5 63.625 c 148.5 82.5 l 148.5 82.5 115.5 82.5 99 82.5 c 82.5 82.5 66 82.5 49.5 82.5 c 33 82.5 0 82.5 0 82.5 c h" with linear 74.25 7 to 74.25 82.5 [#007aff 0, #000000/0 1]
    stroke path "0 7 m 0 7 33 19.583 49.5 25.875 c 66 32.167 82.5 38.458 99 44.75 c 115.5 51.042 148.5 63.625 148.5 63.625 c" pen 2 round round with #007aff
    stroke path "0 82.5 m 0 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 4 86.5
    stroke path "49.75 82.5 m 49.75 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "1" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 53.5 86.5
    stroke path "99.25 82.5 m 99.25 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 103 86.5
    stroke path "148.75 82.5 m 148.75 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 76
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 38
    glyphs "4" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 0
    """#,
    "stacked areas": #"""
    stroke path "0 0 m 0 61 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "80.25 0 m 80.25 61 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "160.25 0 m 160.25 61 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    fill path "0 50.833 m 80 30.5 l 160 40.667 l 160 61 l 80 61 l 0 61 l h" with #007aff
    fill path "0 30.5 m 80 20.333 l 160 10.167 l 160 40.667 l 80 30.5 l 0 50.833 l h" with #34c759
    stroke path "0 61 m 0 78.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 4 65
    stroke path "80.25 61 m 80.25 78.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "1" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 84 65
    stroke path "160.25 61 m 160.25 78.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    fill ellipse 0 89.5 8 8 with #007aff
    glyphs "even" Inter-Regular 10.659 from 0 10.5 to 18.304 10.5 with #3c3c43/0.6 at 13 86.5
    fill ellipse 46 89.5 8 8 with #34c759
    glyphs "odd" Inter-Regular 10.659 from 0 10.5 to 13.419 10.5 with #3c3c43/0.6 at 59 86.5
    """#,
    "band in steps": #"""
    stroke path "0 93.25 m 148.5 93.25 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 50.25 m 148.5 50.25 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 6.75 m 148.5 6.75 l" pen 0.5 with #3c3c43/0.25
    fill path "0 50.25 m 37.125 50.25 l 37.125 28.625 l 74.25 28.625 l 111.375 28.625 l 111.375 7 l 148.5 7 l 148.5 50.25 l 111.375 50.25 l 111.375 71.875 l 74.25 71.875 l 37.125 71.875 l 37.125 93.5 l 0 93.5 l h" with #007aff
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 86.5
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 43.5
    glyphs "4" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 0
    """#,
    "axis at the leading edge": #"""
    stroke path "11.75 7 m 11.75 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "85.75 7 m 85.75 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "160.25 7 m 160.25 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "11.5 82.75 m 160 82.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "11.5 44.75 m 160 44.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "11.5 6.75 m 160 6.75 l" pen 0.5 with #3c3c43/0.25
    fill ellipse 7.5 78.5 8 8 with #007aff
    fill ellipse 82 40.75 7.5 7.5 with #007aff
    fill ellipse 156.25 3 7.5 7.5 with #007aff
    stroke path "11.75 82.5 m 11.75 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 15.5 86.5
    stroke path "85.75 82.5 m 85.75 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 90 86.5
    stroke path "160.25 82.5 m 160.25 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 0.5 76
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 0.5 38
    glyphs "4" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6
    """#,
    "axis on top, with labels in their bins": #"""
    fill rounded 8 17.5 38.5 82.5 corners 2 2 0 0 with #007aff
    fill rounded 62 17.5 36 82.5 corners 2 2 0 0 with #007aff
    fill rounded 113.5 17.5 38.5 82.5 corners 2 2 0 0 with #007aff
    stroke path "0 13.5 m 0 17.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "J" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 24 0
    stroke path "54.75 13.5 m 54.75 17.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "F" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 77 0
    stroke path "105.25 13.5 m 105.25 17.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "M" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 127.5 0
    stroke path "160.25 13.5 m 160.25 17.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    """#,
    "axis in the plot": #"""
    stroke path "0 0 m 0 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "80.25 0 m 80.25 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "160.25 0 m 160.25 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "0 82.75 m 160 82.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 0 m 160 0 l" pen 0.5 with #3c3c43/0.25
    fill ellipse -4 78.5 8 8 with #007aff
    fill ellipse 76.25 37.5 7.5 7.5 with #007aff
    fill ellipse 156 -4 8 8 with #007aff
    stroke path "0 82.5 m 0 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 4 86.5
    stroke path "80.25 82.5 m 80.25 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 84 86.5
    stroke path "160.25 82.5 m 160.25 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 153 69
    glyphs "4" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 -13.5
    """#,
    "axis aligned with the plot": #"""
    stroke path "0 7 m 0 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "74.25 7 m 74.25 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "148.75 7 m 148.75 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "0 82.75 m 148.5 82.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 44.75 m 148.5 44.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 6.75 m 148.5 6.75 l" pen 0.5 with #3c3c43/0.25
    fill ellipse -4 78.5 8 8 with #007aff
    fill ellipse 70.5 40.75 7.5 7.5 with #007aff
    fill ellipse 144.75 3 7.5 7.5 with #007aff
    stroke path "0 82.5 m 0 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 0 86.5
    stroke path "74.25 82.5 m 74.25 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 71 86.5
    stroke path "148.75 82.5 m 148.75 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "4" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 141 86.5
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 76
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 38
    glyphs "4" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 0
    """#,
    "logarithmic axis": #"""
    stroke path "0 93.25 m 127 93.25 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 64.25 m 127 64.25 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 35.75 m 127 35.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 6.75 m 127 6.75 l" pen 0.5 with #3c3c43/0.25
    fill ellipse -3.75 89.5 7.5 7.5 with #007aff
    fill ellipse -2.5 60.5 8 8 with #007aff
    fill ellipse 123.25 3 7.5 7.5 with #007aff
    glyphs "1" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 131 86.5
    glyphs "10" Inter-Regular 10.659 from 0 10.5 to 5.214 10.5 with #3c3c43/0.6 at 131 57.5
    glyphs "100" Inter-Regular 10.659 from 0 10.5 to 12.117 10.5 with #3c3c43/0.6 at 131 29
    glyphs "1,000" Inter-Regular 10.659 from 0 10.5 to 21.603 10.5 with #3c3c43/0.6 at 131 0
    """#,
    "reversed axis": #"""
    stroke path "0 7 m 0 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "74.25 7 m 74.25 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "148.75 7 m 148.75 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "0 6.75 m 148.5 6.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 44.75 m 148.5 44.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 82.75 m 148.5 82.75 l" pen 0.5 with #3c3c43/0.25
    fill ellipse -3.75 3 7.5 7.5 with #007aff
    fill ellipse 70.5 40.75 7.5 7.5 with #007aff
    fill ellipse 144.5 78.5 8 8 with #007aff
    stroke path "0 82.5 m 0 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 4 86.5
    stroke path "74.25 82.5 m 74.25 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 78.5 86.5
    stroke path "148.75 82.5 m 148.75 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 0
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 38
    glyphs "4" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 76
    """#,
    "titles of axes": #"""
    stroke path "17.75 7 m 17.75 65 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "83.25 7 m 83.25 65 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "148.75 7 m 148.75 65 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "17.5 65.25 m 148.5 65.25 l" pen 0.5 with #3c3c43/0.25
    stroke path "17.5 35.75 m 148.5 35.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "17.5 6.75 m 148.5 6.75 l" pen 0.5 with #3c3c43/0.25
    fill ellipse 13.5 61 8 8 with #007aff
    fill ellipse 79 32 8 8 with #007aff
    fill ellipse 144.75 3 7.5 7.5 with #007aff
    stroke path "17.75 65 m 17.75 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 21.5 69
    stroke path "83.25 65 m 83.25 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 87 69
    stroke path "148.75 65 m 148.75 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 58.5
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 29
    glyphs "4" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 0
    glyphs "Height" Inter-Regular 10.659 from 0 10.5 to 30.519 10.5 with #3c3c43/0.6 matrix 0 -1 1 0 0 53.5
    glyphs "Time" Inter-Regular 10.659 from 0 10.5 to 19.239 10.5 with #3c3c43/0.6 at 70 86.5
    """#,
  ]
}
