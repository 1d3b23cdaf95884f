extension ChartPins {
  /// The lists of the cases from “reversed axis” on, in the dark and from right to left.
  static let mirrored3: [String: String] = [
    "reversed axis": #"""
    stroke path "160.25 7 m 160.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "85.75 7 m 85.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "11.75 7 m 11.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "160 6.75 m 11.5 6.75 l" pen 0.5 with #545458/0.6
    stroke path "160 44.75 m 11.5 44.75 l" pen 0.5 with #545458/0.6
    stroke path "160 82.75 m 11.5 82.75 l" pen 0.5 with #545458/0.6
    fill path "156.25 6.75 m 156.25 8.821 157.929 10.5 160 10.5 c 162.071 10.5 163.75 8.821 163.75 6.75 c 163.75 4.679 162.071 3 160 3 c 157.929 3 156.25 4.679 156.25 6.75 c h" with #0a84ff
    fill path "82 44.5 m 82 46.571 83.679 48.25 85.75 48.25 c 87.821 48.25 89.5 46.571 89.5 44.5 c 89.5 42.429 87.821 40.75 85.75 40.75 c 83.679 40.75 82 42.429 82 44.5 c h" with #0a84ff
    fill path "7.5 82.5 m 7.5 84.709 9.291 86.5 11.5 86.5 c 13.709 86.5 15.5 84.709 15.5 82.5 c 15.5 80.291 13.709 78.5 11.5 78.5 c 9.291 78.5 7.5 80.291 7.5 82.5 c h" with #0a84ff
    stroke path "160.25 82.5 m 160.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 149 86.5
    stroke path "85.75 82.5 m 85.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 75 86.5
    stroke path "11.75 82.5 m 11.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 0.5 0
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 0.5 38
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #ebebf5/0.6 at 0 76
    """#,
    "titles of axes": #"""
    stroke path "142.75 7 m 142.75 65 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "77.25 7 m 77.25 65 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "11.75 7 m 11.75 65 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "142.5 65.25 m 11.5 65.25 l" pen 0.5 with #545458/0.6
    stroke path "142.5 35.75 m 11.5 35.75 l" pen 0.5 with #545458/0.6
    stroke path "142.5 6.75 m 11.5 6.75 l" pen 0.5 with #545458/0.6
    fill path "138.5 65 m 138.5 67.209 140.291 69 142.5 69 c 144.709 69 146.5 67.209 146.5 65 c 146.5 62.791 144.709 61 142.5 61 c 140.291 61 138.5 62.791 138.5 65 c h" with #0a84ff
    fill path "73 36 m 73 38.209 74.791 40 77 40 c 79.209 40 81 38.209 81 36 c 81 33.791 79.209 32 77 32 c 74.791 32 73 33.791 73 36 c h" with #0a84ff
    fill path "7.75 6.75 m 7.75 8.821 9.429 10.5 11.5 10.5 c 13.571 10.5 15.25 8.821 15.25 6.75 c 15.25 4.679 13.571 3 11.5 3 c 9.429 3 7.75 4.679 7.75 6.75 c h" with #0a84ff
    stroke path "142.75 65 m 142.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 131.5 69
    stroke path "77.25 65 m 77.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 66 69
    stroke path "11.75 65 m 11.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 0.5 58.5
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 0.5 29
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #ebebf5/0.6
    glyphs "Height" Inter-Regular 10.659 from 0.463 10.5 to 30.982 10.5 with #ebebf5/0.6 matrix 0 1 -1 0 160.25 18.25
    glyphs "Time" Inter-Regular 10.659 from 0.434 10.5 to 19.673 10.5 with #ebebf5/0.6 at 64 86.5
    """#,
    "labels upright": #"""
    stroke path "160 89.25 m 11.5 89.25 l" pen 0.5 with #545458/0.6
    stroke path "160 47.75 m 11.5 47.75 l" pen 0.5 with #545458/0.6
    stroke path "160 6.75 m 11.5 6.75 l" pen 0.5 with #545458/0.6
    fill path "156 89 m 156 91.209 157.791 93 160 93 c 162.209 93 164 91.209 164 89 c 164 86.791 162.209 85 160 85 c 157.791 85 156 86.791 156 89 c h" with #0a84ff
    fill path "82 48 m 82 50.071 83.679 51.75 85.75 51.75 c 87.821 51.75 89.5 50.071 89.5 48 c 89.5 45.929 87.821 44.25 85.75 44.25 c 83.679 44.25 82 45.929 82 48 c h" with #0a84ff
    fill path "7.75 6.75 m 7.75 8.821 9.429 10.5 11.5 10.5 c 13.571 10.5 15.25 8.821 15.25 6.75 c 15.25 4.679 13.571 3 11.5 3 c 9.429 3 7.75 4.679 7.75 6.75 c h" with #0a84ff
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 matrix 0 -1 1 0 142.75 100.25
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 0.5 82.5
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 0.5 41
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #ebebf5/0.6
    """#,
    "in the dark": #"""
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
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 149 86.5
    stroke path "85.75 82.5 m 85.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 75 86.5
    stroke path "11.75 82.5 m 11.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 0.5 76
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 0.5 38
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #ebebf5/0.6
    """#,
    "from right to left": #"""
    stroke path "160 61.25 m 11.5 61.25 l" pen 0.5 with #545458/0.6
    stroke path "160 42.75 m 11.5 42.75 l" pen 0.5 with #545458/0.6
    stroke path "160 24.75 m 11.5 24.75 l" pen 0.5 with #545458/0.6
    stroke path "160 6.75 m 11.5 6.75 l" pen 0.5 with #545458/0.6
    fill path "97 47.5 m 97 61 l 149 61 l 149 36 l 149 34.895 148.105 34 147 34 c 99 34 l 97.895 34 97 34.895 97 36 c h" with #0a84ff
    fill path "22.5 38.5 m 22.5 61 l 74.5 61 l 74.5 18 l 74.5 16.895 73.605 16 72.5 16 c 24.5 16 l 23.395 16 22.5 16.895 22.5 18 c h" with #30d158
    glyphs "a" Inter-Regular 10.659 from 0.392 10.5 to 0.392 10.5 with #ebebf5/0.6 at 119.5 65
    glyphs "b" Inter-Regular 10.659 from 0.2 10.5 to 0.2 10.5 with #ebebf5/0.6 at 45 65
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 0.5 54.5
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 0.5 36
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #ebebf5/0.6 at 0 18
    glyphs "6" Inter-Regular 10.659 from 0.026 10.5 to 0.026 10.5 with #ebebf5/0.6 at 0.5 0
    fill path "152 93.5 m 152 95.709 153.791 97.5 156 97.5 c 158.209 97.5 160 95.709 160 93.5 c 160 91.291 158.209 89.5 156 89.5 c 153.791 89.5 152 91.291 152 93.5 c h" with #0a84ff
    glyphs "a" Inter-Regular 10.659 from 0.392 10.5 to 0.392 10.5 with #ebebf5/0.6 at 140.5 86.5
    fill path "124.5 93.5 m 124.5 95.709 126.291 97.5 128.5 97.5 c 130.709 97.5 132.5 95.709 132.5 93.5 c 132.5 91.291 130.709 89.5 128.5 89.5 c 126.291 89.5 124.5 91.291 124.5 93.5 c h" with #30d158
    glyphs "b" Inter-Regular 10.659 from 0.2 10.5 to 0.2 10.5 with #ebebf5/0.6 at 112.5 86.5
    """#,
    "legend at the side": #"""
    fill path "104 50 m 104 100 l 150 100 l 150 2 l 150 0.895 149.105 0 148 0 c 106 0 l 104.895 0 104 0.895 104 2 c h" with #0a84ff
    fill path "38 50 m 38 100 l 84 100 l 84 2 l 84 0.895 83.105 0 82 0 c 40 0 l 38.895 0 38 0.895 38 2 c h" with #30d158
    fill path "12 41.5 m 12 43.709 13.791 45.5 16 45.5 c 18.209 45.5 20 43.709 20 41.5 c 20 39.291 18.209 37.5 16 37.5 c 13.791 37.5 12 39.291 12 41.5 c h" with #0a84ff
    glyphs "a" Inter-Regular 10.659 from 0.392 10.5 to 0.392 10.5 with #ebebf5/0.6 at 0.5 34.5
    fill path "12 59 m 12 61.209 13.791 63 16 63 c 18.209 63 20 61.209 20 59 c 20 56.791 18.209 55 16 55 c 13.791 55 12 56.791 12 59 c h" with #30d158
    glyphs "b" Inter-Regular 10.659 from 0.2 10.5 to 0.2 10.5 with #ebebf5/0.6 at 0 52
    """#,
    "annotations": #"""
    fill path "92 75 m 92 100 l 148 100 l 148 52 l 148 50.895 147.105 50 146 50 c 94 50 l 92.895 50 92 50.895 92 52 c h" with #0a84ff
    fill path "12 58.25 m 12 100 l 68 100 l 68 18.5 l 68 17.395 67.105 16.5 66 16.5 c 14 16.5 l 12.895 16.5 12 17.395 12 18.5 c h" with #0a84ff
    glyphs "a" Inter-Regular 16.473 from 0.085 16 to 0.085 16 with #ffffff at 115.5 25.5
    glyphs "b" Inter-Regular 16.473 from 0.014 16 to 0.014 16 with #ffffff at 35 48
    """#,
    "shadows, blurs and clips": #"""
    group clip rounded 8 0 37.5 100 corner 18.75 continuous {
      fill path "8 50 m 8 100 l 45.5 100 l 45.5 2 l 45.5 0.895 44.605 0 43.5 0 c 10 0 l 8.895 0 8 0.895 8 2 c h" with #0a84ff
    }
    group shadow #000000/0.33 3 {
      fill path "114.5 50 m 114.5 100 l 152 100 l 152 2 l 152 0.895 151.105 0 150 0 c 116.5 0 l 115.395 0 114.5 0.895 114.5 2 c h" with #0a84ff
    }
    group blur 2 {
      fill path "61.5 50 m 61.5 100 l 98.5 100 l 98.5 2 l 98.5 0.895 97.605 0 96.5 0 c 63.5 0 l 62.395 0 61.5 0.895 61.5 2 c h" with #0a84ff at 0 4
    }
    """#,
  ]
}
