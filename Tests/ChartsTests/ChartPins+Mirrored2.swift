extension ChartPins {
  /// The lists of the cases from “two lines with symbols” on, in the dark and from right to left.
  static let mirrored2: [String: String] = [
    "two lines with symbols": #"""
    stroke path "160 71.75 m 11.5 71.75 l" pen 0.5 with #545458/0.6
    stroke path "160 50.25 m 11.5 50.25 l" pen 0.5 with #545458/0.6
    stroke path "160 28.25 m 11.5 28.25 l" pen 0.5 with #545458/0.6
    stroke path "160 6.75 m 11.5 6.75 l" pen 0.5 with #545458/0.6
    stroke path "160 72 m 135.25 64.778 110.5 57.556 85.75 50.333 c 61 43.111 36.25 35.889 11.5 28.667 c" pen 2 round round with #0a84ff
    fill path "156.25 71.75 m 156.25 73.821 157.929 75.5 160 75.5 c 162.071 75.5 163.75 73.821 163.75 71.75 c 163.75 69.679 162.071 68 160 68 c 157.929 68 156.25 69.679 156.25 71.75 c h" with #0a84ff
    fill path "82 50 m 82 52.071 83.679 53.75 85.75 53.75 c 87.821 53.75 89.5 52.071 89.5 50 c 89.5 47.929 87.821 46.25 85.75 46.25 c 83.679 46.25 82 47.929 82 50 c h" with #0a84ff
    fill path "7.5 28.5 m 7.5 30.709 9.291 32.5 11.5 32.5 c 13.709 32.5 15.5 30.709 15.5 28.5 c 15.5 26.291 13.709 24.5 11.5 24.5 c 9.291 24.5 7.5 26.291 7.5 28.5 c h" with #0a84ff
    stroke path "160 61.167 m 135.25 53.944 110.5 46.722 85.75 39.5 c 61 32.278 36.25 25.056 11.5 17.833 c" pen 2 round round with #30d158
    fill path "158.19 64.847 m 163.847 59.19 l 161.81 57.153 l 156.153 62.81 l h 163.847 62.81 m 158.19 57.153 l 156.153 59.19 l 161.81 64.847 l h" with #30d158
    fill path "84.053 42.856 m 89.356 37.553 l 87.447 35.644 l 82.144 40.947 l h 89.356 40.947 m 84.053 35.644 l 82.144 37.553 l 87.447 42.856 l h" with #30d158
    fill path "9.69 21.347 m 15.347 15.69 l 13.31 13.653 l 7.653 19.31 l h 15.347 19.31 m 9.69 13.653 l 7.653 15.69 l 13.31 21.347 l h" with #30d158
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 0.5 65
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 0.5 43.5
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #ebebf5/0.6 at 0 21.5
    glyphs "6" Inter-Regular 10.659 from 0.026 10.5 to 0.026 10.5 with #ebebf5/0.6 at 0.5 0
    fill path "152 93.5 m 152 95.709 153.791 97.5 156 97.5 c 158.209 97.5 160 95.709 160 93.5 c 160 91.291 158.209 89.5 156 89.5 c 153.791 89.5 152 91.291 152 93.5 c h" with #0a84ff
    glyphs "even" Inter-Regular 10.659 from 0.218 10.5 to 18.522 10.5 with #ebebf5/0.6 at 122 86.5
    fill path "108.19 97.347 m 113.847 91.69 l 111.81 89.653 l 106.153 95.31 l h 113.847 95.31 m 108.19 89.653 l 106.153 91.69 l 111.81 97.347 l h" with #30d158
    glyphs "odd" Inter-Regular 10.659 from 0.281 10.5 to 13.7 10.5 with #ebebf5/0.6 at 80.5 86.5
    """#,
    "area under a line": #"""
    stroke path "160.25 7 m 160.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "110.75 7 m 110.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "61.25 7 m 61.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "11.75 7 m 11.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "160 82.75 m 11.5 82.75 l" pen 0.5 with #545458/0.6
    stroke path "160 44.75 m 11.5 44.75 l" pen 0.5 with #545458/0.6
    stroke path "160 6.75 m 11.5 6.75 l" pen 0.5 with #545458/0.6
    fill path "160 7 m 160 7 127 19.583 110.5 25.875 c 94 32.167 77.5 38.458 61 44.75 c 44.5 51.042 11.5 63.625 11.5 63.625 c 11.5 82.5 l 11.5 82.5 44.5 82.5 61 82.5 c 77.5 82.5 94 82.5 110.5 82.5 c 127 82.5 160 82.5 160 82.5 c h" with linear 85.75 7 to 85.75 82.5 [#0a84ff 0, #000000/0 1]
    stroke path "160 7 m 160 7 127 19.583 110.5 25.875 c 94 32.167 77.5 38.458 61 44.75 c 44.5 51.042 11.5 63.625 11.5 63.625 c" pen 2 round round with #0a84ff
    stroke path "160.25 82.5 m 160.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 149 86.5
    stroke path "110.75 82.5 m 110.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "1" Inter-Regular 10.659 from 0.286 10.5 to 0.286 10.5 with #ebebf5/0.6 at 101 86.5
    stroke path "61.25 82.5 m 61.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 50 86.5
    stroke path "11.75 82.5 m 11.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 0.5 76
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 0.5 38
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #ebebf5/0.6
    """#,
    "stacked areas": #"""
    stroke path "160.25 0 m 160.25 61 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "80.25 0 m 80.25 61 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "0 0 m 0 61 l" pen 0.5 dash 2 2 with #545458/0.6
    fill path "160 50.833 m 80 30.5 l 0 40.667 l 0 61 l 80 61 l 160 61 l h" with #0a84ff
    fill path "160 30.5 m 80 20.333 l 0 10.167 l 0 40.667 l 80 30.5 l 160 50.833 l h" with #30d158
    stroke path "160.25 61 m 160.25 78.5 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 149 65
    stroke path "80.25 61 m 80.25 78.5 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "1" Inter-Regular 10.659 from 0.286 10.5 to 0.286 10.5 with #ebebf5/0.6 at 70.5 65
    stroke path "0 61 m 0 78.5 l" pen 0.5 dash 2 2 with #545458/0.6
    fill path "152 93.5 m 152 95.709 153.791 97.5 156 97.5 c 158.209 97.5 160 95.709 160 93.5 c 160 91.291 158.209 89.5 156 89.5 c 153.791 89.5 152 91.291 152 93.5 c h" with #0a84ff
    glyphs "even" Inter-Regular 10.659 from 0.218 10.5 to 18.522 10.5 with #ebebf5/0.6 at 122 86.5
    fill path "106 93.5 m 106 95.709 107.791 97.5 110 97.5 c 112.209 97.5 114 95.709 114 93.5 c 114 91.291 112.209 89.5 110 89.5 c 107.791 89.5 106 91.291 106 93.5 c h" with #30d158
    glyphs "odd" Inter-Regular 10.659 from 0.281 10.5 to 13.7 10.5 with #ebebf5/0.6 at 80.5 86.5
    """#,
    "band in steps": #"""
    stroke path "160 93.25 m 11.5 93.25 l" pen 0.5 with #545458/0.6
    stroke path "160 50.25 m 11.5 50.25 l" pen 0.5 with #545458/0.6
    stroke path "160 6.75 m 11.5 6.75 l" pen 0.5 with #545458/0.6
    fill path "160 50.25 m 122.875 50.25 l 122.875 28.625 l 85.75 28.625 l 48.625 28.625 l 48.625 7 l 11.5 7 l 11.5 50.25 l 48.625 50.25 l 48.625 71.875 l 85.75 71.875 l 122.875 71.875 l 122.875 93.5 l 160 93.5 l h" with #0a84ff
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 0.5 86.5
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 0.5 43.5
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #ebebf5/0.6
    """#,
    "axis at the leading edge": #"""
    stroke path "148.75 7 m 148.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "74.25 7 m 74.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "0 7 m 0 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "148.5 82.75 m 0 82.75 l" pen 0.5 with #545458/0.6
    stroke path "148.5 44.75 m 0 44.75 l" pen 0.5 with #545458/0.6
    stroke path "148.5 6.75 m 0 6.75 l" pen 0.5 with #545458/0.6
    fill path "144.5 82.5 m 144.5 84.709 146.291 86.5 148.5 86.5 c 150.709 86.5 152.5 84.709 152.5 82.5 c 152.5 80.291 150.709 78.5 148.5 78.5 c 146.291 78.5 144.5 80.291 144.5 82.5 c h" with #0a84ff
    fill path "70.5 44.5 m 70.5 46.571 72.179 48.25 74.25 48.25 c 76.321 48.25 78 46.571 78 44.5 c 78 42.429 76.321 40.75 74.25 40.75 c 72.179 40.75 70.5 42.429 70.5 44.5 c h" with #0a84ff
    fill path "-3.75 6.75 m -3.75 8.821 -2.071 10.5 0 10.5 c 2.071 10.5 3.75 8.821 3.75 6.75 c 3.75 4.679 2.071 3 0 3 c -2.071 3 -3.75 4.679 -3.75 6.75 c h" with #0a84ff
    stroke path "148.75 82.5 m 148.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 137.5 86.5
    stroke path "74.25 82.5 m 74.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 63.5 86.5
    stroke path "0 82.5 m 0 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 152.5 76
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 152.5 38
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #ebebf5/0.6 at 152.5 0
    """#,
    "axis on top, with labels in their bins": #"""
    fill path "113.5 58.75 m 113.5 100 l 152 100 l 152 19.5 l 152 18.395 151.105 17.5 150 17.5 c 115.5 17.5 l 114.395 17.5 113.5 18.395 113.5 19.5 c h" with #0a84ff
    fill path "62 58.75 m 62 100 l 98 100 l 98 19.5 l 98 18.395 97.105 17.5 96 17.5 c 64 17.5 l 62.895 17.5 62 18.395 62 19.5 c h" with #0a84ff
    fill path "8 58.75 m 8 100 l 46.5 100 l 46.5 19.5 l 46.5 18.395 45.605 17.5 44.5 17.5 c 10 17.5 l 8.895 17.5 8 18.395 8 19.5 c h" with #0a84ff
    stroke path "160.25 13.5 m 160.25 17.5 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "J" Inter-Regular 10.659 from 0.498 10.5 to 0.498 10.5 with #ebebf5/0.6 at 129.5 0
    stroke path "105.25 13.5 m 105.25 17.5 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "F" Inter-Regular 10.659 from 0.15 10.5 to 0.15 10.5 with #ebebf5/0.6 at 77 0
    stroke path "54.75 13.5 m 54.75 17.5 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "M" Inter-Regular 10.659 from 0.338 10.5 to 0.338 10.5 with #ebebf5/0.6 at 22.5 0
    stroke path "0 13.5 m 0 17.5 l" pen 0.5 dash 2 2 with #545458/0.6
    """#,
    "axis in the plot": #"""
    stroke path "160.25 0 m 160.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "80.25 0 m 80.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "0 0 m 0 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "160 82.75 m 0 82.75 l" pen 0.5 with #545458/0.6
    stroke path "160 0 m 0 0 l" pen 0.5 with #545458/0.6
    fill path "156 82.5 m 156 84.709 157.791 86.5 160 86.5 c 162.209 86.5 164 84.709 164 82.5 c 164 80.291 162.209 78.5 160 78.5 c 157.791 78.5 156 80.291 156 82.5 c h" with #0a84ff
    fill path "76.25 41.25 m 76.25 43.321 77.929 45 80 45 c 82.071 45 83.75 43.321 83.75 41.25 c 83.75 39.179 82.071 37.5 80 37.5 c 77.929 37.5 76.25 39.179 76.25 41.25 c h" with #0a84ff
    fill path "-4 0 m -4 2.209 -2.209 4 0 4 c 2.209 4 4 2.209 4 0 c 4 -2.209 2.209 -4 0 -4 c -2.209 -4 -4 -2.209 -4 0 c h" with #0a84ff
    stroke path "160.25 82.5 m 160.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 149 86.5
    stroke path "80.25 82.5 m 80.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 69 86.5
    stroke path "0 82.5 m 0 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 0 69
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #ebebf5/0.6 at 0 -13.5
    """#,
    "axis aligned with the plot": #"""
    stroke path "160.25 7 m 160.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "85.75 7 m 85.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "11.75 7 m 11.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "160 82.75 m 11.5 82.75 l" pen 0.5 with #545458/0.6
    stroke path "160 44.75 m 11.5 44.75 l" pen 0.5 with #545458/0.6
    stroke path "160 6.75 m 11.5 6.75 l" pen 0.5 with #545458/0.6
    fill path "156 82.5 m 156 84.709 157.791 86.5 160 86.5 c 162.209 86.5 164 84.709 164 82.5 c 164 80.291 162.209 78.5 160 78.5 c 157.791 78.5 156 80.291 156 82.5 c h" with #0a84ff
    fill path "82 44.5 m 82 46.571 83.679 48.25 85.75 48.25 c 87.821 48.25 89.5 46.571 89.5 44.5 c 89.5 42.429 87.821 40.75 85.75 40.75 c 83.679 40.75 82 42.429 82 44.5 c h" with #0a84ff
    fill path "7.75 6.75 m 7.75 8.821 9.429 10.5 11.5 10.5 c 13.571 10.5 15.25 8.821 15.25 6.75 c 15.25 4.679 13.571 3 11.5 3 c 9.429 3 7.75 4.679 7.75 6.75 c h" with #0a84ff
    stroke path "160.25 82.5 m 160.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 153 86.5
    stroke path "85.75 82.5 m 85.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 82.5 86.5
    stroke path "11.75 82.5 m 11.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #ebebf5/0.6 at 11.5 86.5
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 0.5 76
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 0.5 38
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #ebebf5/0.6
    """#,
    "logarithmic axis": #"""
    stroke path "160 93.25 m 33 93.25 l" pen 0.5 with #545458/0.6
    stroke path "160 64.25 m 33 64.25 l" pen 0.5 with #545458/0.6
    stroke path "160 35.75 m 33 35.75 l" pen 0.5 with #545458/0.6
    stroke path "160 6.75 m 33 6.75 l" pen 0.5 with #545458/0.6
    fill path "156.25 93.25 m 156.25 95.321 157.929 97 160 97 c 162.071 97 163.75 95.321 163.75 93.25 c 163.75 91.179 162.071 89.5 160 89.5 c 157.929 89.5 156.25 91.179 156.25 93.25 c h" with #0a84ff
    fill path "154.5 64.5 m 154.5 66.709 156.291 68.5 158.5 68.5 c 160.709 68.5 162.5 66.709 162.5 64.5 c 162.5 62.291 160.709 60.5 158.5 60.5 c 156.291 60.5 154.5 62.291 154.5 64.5 c h" with #0a84ff
    fill path "29.25 6.75 m 29.25 8.821 30.929 10.5 33 10.5 c 35.071 10.5 36.75 8.821 36.75 6.75 c 36.75 4.679 35.071 3 33 3 c 30.929 3 29.25 4.679 29.25 6.75 c h" with #0a84ff
    glyphs "1" Inter-Regular 10.659 from 0.286 10.5 to 0.286 10.5 with #ebebf5/0.6 at 23.5 86.5
    glyphs "10" Inter-Regular 10.659 from 0.383 10.5 to 5.598 10.5 with #ebebf5/0.6 at 16.5 57.5
    glyphs "100" Inter-Regular 10.659 from 0.481 10.5 to 12.598 10.5 with #ebebf5/0.6 at 9.5 29
    glyphs "1,000" Inter-Regular 10.659 from 0.495 10.5 to 22.098 10.5 with #ebebf5/0.6
    """#,
  ]
}
