extension ChartPins {
  /// The lists of the cases from “bars” on, in the dark and from right to left.
  static let mirrored1: [String: String] = [
    "bars": #"""
    stroke path "160 82.75 m 11.5 82.75 l" pen 0.5 with #545458/0.6
    stroke path "160 57.25 m 11.5 57.25 l" pen 0.5 with #545458/0.6
    stroke path "160 32.25 m 11.5 32.25 l" pen 0.5 with #545458/0.6
    stroke path "160 6.75 m 11.5 6.75 l" pen 0.5 with #545458/0.6
    fill path "97 63.5 m 97 82.5 l 149 82.5 l 149 46.5 l 149 45.395 148.105 44.5 147 44.5 c 99 44.5 l 97.895 44.5 97 45.395 97 46.5 c h" with #0a84ff
    fill path "22.5 51 m 22.5 82.5 l 74.5 82.5 l 74.5 21.5 l 74.5 20.395 73.605 19.5 72.5 19.5 c 24.5 19.5 l 23.395 19.5 22.5 20.395 22.5 21.5 c h" with #0a84ff
    glyphs "a" Inter-Regular 10.659 from 0.392 10.5 to 0.392 10.5 with #ebebf5/0.6 at 119.5 86.5
    glyphs "b" Inter-Regular 10.659 from 0.2 10.5 to 0.2 10.5 with #ebebf5/0.6 at 45 86.5
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 0.5 76
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 0.5 50.5
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #ebebf5/0.6 at 0 25.5
    glyphs "6" Inter-Regular 10.659 from 0.026 10.5 to 0.026 10.5 with #ebebf5/0.6 at 0.5 0
    """#,
    "stacked bars": #"""
    fill path "148 51 m 92 51 l 92 61 l 148 61 l h" with #0a84ff
    fill path "68 40.5 m 12 40.5 l 12 61 l 68 61 l h" with #0a84ff
    fill path "92 35.75 m 92 51 l 148 51 l 148 22.5 l 148 21.395 147.105 20.5 146 20.5 c 94 20.5 l 92.895 20.5 92 21.395 92 22.5 c h" with #30d158
    fill path "12 20.25 m 12 40.5 l 68 40.5 l 68 2 l 68 0.895 67.105 0 66 0 c 14 0 l 12.895 0 12 0.895 12 2 c h" with #30d158
    glyphs "a" Inter-Regular 10.659 from 0.392 10.5 to 0.392 10.5 with #ebebf5/0.6 at 117 65
    glyphs "b" Inter-Regular 10.659 from 0.2 10.5 to 0.2 10.5 with #ebebf5/0.6 at 36.5 65
    fill path "152 93.5 m 152 95.709 153.791 97.5 156 97.5 c 158.209 97.5 160 95.709 160 93.5 c 160 91.291 158.209 89.5 156 89.5 c 153.791 89.5 152 91.291 152 93.5 c h" with #0a84ff
    glyphs "one" Inter-Regular 10.659 from 0.14 10.5 to 13.173 10.5 with #ebebf5/0.6 at 127.5 86.5
    fill path "111.5 93.5 m 111.5 95.709 113.291 97.5 115.5 97.5 c 117.709 97.5 119.5 95.709 119.5 93.5 c 119.5 91.291 117.709 89.5 115.5 89.5 c 113.291 89.5 111.5 91.291 111.5 93.5 c h" with #30d158
    glyphs "two" Inter-Regular 10.659 from 0.045 10.5 to 12.446 10.5 with #ebebf5/0.6 at 87.5 86.5
    """#,
    "bars of months": #"""
    stroke path "160.25 7 m 160.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "111.75 7 m 111.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "66.25 7 m 66.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "18.25 7 m 18.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "160 82.75 m 18 82.75 l" pen 0.5 with #545458/0.6
    stroke path "160 57.25 m 18 57.25 l" pen 0.5 with #545458/0.6
    stroke path "160 32.25 m 18 32.25 l" pen 0.5 with #545458/0.6
    stroke path "160 6.75 m 18 6.75 l" pen 0.5 with #545458/0.6
    fill path "119 70 m 119 82.5 l 152.5 82.5 l 152.5 59.5 l 152.5 58.395 151.605 57.5 150.5 57.5 c 121 57.5 l 119.895 57.5 119 58.395 119 59.5 c h" with #0a84ff
    fill path "73 57.25 m 73 82.5 l 105 82.5 l 105 34 l 105 32.895 104.105 32 103 32 c 75 32 l 73.895 32 73 32.895 73 34 c h" with #0a84ff
    fill path "25.5 44.75 m 25.5 82.5 l 59 82.5 l 59 9 l 59 7.895 58.105 7 57 7 c 27.5 7 l 26.395 7 25.5 7.895 25.5 9 c h" with #0a84ff
    stroke path "160.25 82.5 m 160.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "Jan" Inter-Regular 10.659 from 0.413 10.5 to 12.522 10.5 with #ebebf5/0.6 at 137 86.5
    stroke path "111.75 82.5 m 111.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "Feb" Inter-Regular 10.659 from 0.447 10.5 to 12.7 10.5 with #ebebf5/0.6 at 88 86.5
    stroke path "66.25 82.5 m 66.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "Mar" Inter-Regular 10.659 from 0.417 10.5 to 16.251 10.5 with #ebebf5/0.6 at 42 86.5
    stroke path "18.25 82.5 m 18.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 7 76
    glyphs "10" Inter-Regular 10.659 from 0.383 10.5 to 5.598 10.5 with #ebebf5/0.6 at 1.5 50.5
    glyphs "20" Inter-Regular 10.659 from 0.453 10.5 to 7.098 10.5 with #ebebf5/0.6 at 0 25.5
    glyphs "30" Inter-Regular 10.659 from 0.218 10.5 to 7.098 10.5 with #ebebf5/0.6
    """#,
    "horizontal bars": #"""
    stroke path "160.25 0 m 160.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "117.75 0 m 117.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "75.75 0 m 75.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "33.75 0 m 33.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    fill path "118 20.5 m 118 35 l 158 35 l 159.105 35 160 34.105 160 33 c 160 8 l 160 6.895 159.105 6 158 6 c 118 6 l h" with #0a84ff
    fill path "33.5 62 m 33.5 74.5 l 33.5 75.605 34.395 76.5 35.5 76.5 c 118 76.5 l 118 47.5 l 35.5 47.5 l 34.395 47.5 33.5 48.395 33.5 49.5 c h" with #0a84ff
    stroke path "160.25 82.5 m 160.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "-2" Inter-Regular 10.659 from 0.152 10.5 to 4.855 10.5 with #ebebf5/0.6 at 144.5 86.5
    stroke path "117.75 82.5 m 117.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 107 86.5
    stroke path "75.75 82.5 m 75.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 64.5 86.5
    stroke path "33.75 82.5 m 33.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "south" Inter-Regular 10.659 from 0.136 10.5 to 22.995 10.5 with #ebebf5/0.6 at 0 55
    glyphs "north" Inter-Regular 10.659 from 0.006 10.5 to 21.495 10.5 with #ebebf5/0.6 at 1.5 14
    """#,
    "points": #"""
    stroke path "160.25 7 m 160.25 61 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "85.75 7 m 85.75 61 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "11.75 7 m 11.75 61 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "160 61.25 m 11.5 61.25 l" pen 0.5 with #545458/0.6
    stroke path "160 33.75 m 11.5 33.75 l" pen 0.5 with #545458/0.6
    stroke path "160 6.75 m 11.5 6.75 l" pen 0.5 with #545458/0.6
    fill path "156 61 m 156 63.209 157.791 65 160 65 c 162.209 65 164 63.209 164 61 c 164 58.791 162.209 57 160 57 c 157.791 57 156 58.791 156 61 c h" with #0a84ff
    fill path "84.053 51.106 m 89.356 45.803 l 87.447 43.894 l 82.144 49.197 l h 89.356 49.197 m 84.053 43.894 l 82.144 45.803 l 87.447 51.106 l h" with #0a84ff
    fill path "8.185 3.435 m 8.185 10.065 l 14.815 10.065 l 14.815 3.435 l h" with #0a84ff
    stroke path "160.25 61 m 160.25 78.5 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 149 65
    stroke path "85.75 61 m 85.75 78.5 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "1" Inter-Regular 10.659 from 0.286 10.5 to 0.286 10.5 with #ebebf5/0.6 at 76.5 65
    stroke path "11.75 61 m 11.75 78.5 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 0.5 54.5
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 0.5 27
    glyphs "4" Inter-Regular 10.659 from 0.45 10.5 to 0.45 10.5 with #ebebf5/0.6
    fill path "152 93.5 m 152 95.709 153.791 97.5 156 97.5 c 158.209 97.5 160 95.709 160 93.5 c 160 91.291 158.209 89.5 156 89.5 c 153.791 89.5 152 91.291 152 93.5 c h" with #0a84ff
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 140 86.5
    fill path "126.19 97.347 m 131.847 91.69 l 129.81 89.653 l 124.153 95.31 l h 131.847 95.31 m 126.19 89.653 l 124.153 91.69 l 129.81 97.347 l h" with #0a84ff
    glyphs "1" Inter-Regular 10.659 from 0.286 10.5 to 0.286 10.5 with #ebebf5/0.6 at 113.5 86.5
    fill path "97.964 89.964 m 97.964 97.036 l 105.036 97.036 l 105.036 89.964 l h" with #0a84ff
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 85.5 86.5
    """#,
    "rules": #"""
    stroke path "160.25 7 m 160.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "112.25 7 m 112.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "64.25 7 m 64.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "16.75 7 m 16.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "160 82.75 m 16.5 82.75 l" pen 0.5 with #545458/0.6
    stroke path "160 44.75 m 16.5 44.75 l" pen 0.5 with #545458/0.6
    stroke path "160 6.75 m 16.5 6.75 l" pen 0.5 with #545458/0.6
    stroke path "160 44.5 m 16.5 44.5 l" pen 2 dash 3 2 with #0a84ff
    stroke path "64.5 7 m 64.5 82.5 l" pen 1 with #ff453a
    stroke path "112 22 m 16.5 22 l" pen 1 with #0a84ff
    stroke path "160.25 82.5 m 160.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 149 86.5
    stroke path "112.25 82.5 m 112.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "1" Inter-Regular 10.659 from 0.286 10.5 to 0.286 10.5 with #ebebf5/0.6 at 102.5 86.5
    stroke path "64.25 82.5 m 64.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 53.5 86.5
    stroke path "16.75 82.5 m 16.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 5.5 76
    glyphs "5" Inter-Regular 10.659 from 0.204 10.5 to 0.204 10.5 with #ebebf5/0.6 at 5.5 38
    glyphs "10" Inter-Regular 10.659 from 0.383 10.5 to 5.598 10.5 with #ebebf5/0.6
    """#,
    "rectangles": #"""
    group opacity 0.25 {
      fill path "160 0 m 85.5 0 l 85.5 41.5 l 160 41.5 l h" with #0a84ff
    }
    group opacity 0.5 {
      fill path "85.5 0 m 11 0 l 11 41.5 l 85.5 41.5 l h" with #0a84ff
    }
    group opacity 0.75 {
      fill path "160 41.5 m 85.5 41.5 l 85.5 82.5 l 160 82.5 l h" with #0a84ff
    }
    fill path "85.5 41.5 m 11 41.5 l 11 82.5 l 85.5 82.5 l h" with #0a84ff
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 119.5 86.5
    glyphs "1" Inter-Regular 10.659 from 0.286 10.5 to 0.286 10.5 with #ebebf5/0.6 at 45.5 86.5
    glyphs "1" Inter-Regular 10.659 from 0.286 10.5 to 0.286 10.5 with #ebebf5/0.6 at 1.5 55
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 0 14
    """#,
    "ring": #"""
    fill path "82 3.04 m 82 0.04 84.992 0.25 q 84.992 0.25 l 110.545 2.814 130 24.319 130 50 c 130 75.681 110.545 97.186 84.992 99.75 c 82 99.96 82 96.96 q 82 77.92 l 82 74.92 84.969 74.501 q 84.969 74.501 l 96.623 72.138 105 61.892 105 50 c 105 38.108 96.623 27.862 84.969 25.499 c 82 25.08 82 22.08 q h" with #0a84ff
    fill path "78 96.96 m 78 99.96 75.008 99.75 q 75.008 99.75 l 51.342 97.375 32.625 78.658 30.25 54.992 c 30.04 52 33.04 52 q 52.08 52 l 55.08 52 55.499 54.969 q 55.499 54.969 l 57.495 64.812 65.188 72.505 75.031 74.501 c 78 74.92 78 77.92 q h" with #0a84ff
    fill path "33.04 48 m 30.04 48 30.25 45.008 q 30.25 45.008 l 32.625 21.342 51.342 2.625 75.008 0.25 c 78 0.04 78 3.04 q 78 22.08 l 78 25.08 75.031 25.499 q 75.031 25.499 l 65.188 27.495 57.495 35.188 55.499 45.031 c 55.08 48 52.08 48 q h" with #0a84ff
    """#,
    "line": #"""
    stroke path "160.25 7 m 160.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "110.25 7 m 110.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "60.75 7 m 60.75 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "11.25 7 m 11.25 82.5 l" pen 0.5 dash 2 2 with #545458/0.6
    stroke path "160 82.75 m 11 82.75 l" pen 0.5 with #545458/0.6
    stroke path "160 44.75 m 11 44.75 l" pen 0.5 with #545458/0.6
    stroke path "160 6.75 m 11 6.75 l" pen 0.5 with #545458/0.6
    stroke path "160 44.75 m 110.333 7 l 60.667 44.75 l 11 7 l" pen 2 round round with #0a84ff
    stroke path "160.25 82.5 m 160.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 149 86.5
    stroke path "110.25 82.5 m 110.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "1" Inter-Regular 10.659 from 0.286 10.5 to 0.286 10.5 with #ebebf5/0.6 at 101 86.5
    stroke path "60.75 82.5 m 60.75 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6 at 49.5 86.5
    stroke path "11.25 82.5 m 11.25 100 l" pen 0.5 dash 2 2 with #545458/0.6
    glyphs "0" Inter-Regular 10.659 from 0.098 10.5 to 0.098 10.5 with #ebebf5/0.6 at 0 76
    glyphs "1" Inter-Regular 10.659 from 0.286 10.5 to 0.286 10.5 with #ebebf5/0.6 at 1.5 38
    glyphs "2" Inter-Regular 10.659 from 0.355 10.5 to 0.355 10.5 with #ebebf5/0.6
    """#,
  ]
}
