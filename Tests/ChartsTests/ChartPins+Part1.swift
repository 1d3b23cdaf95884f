extension ChartPins {
  /// The lists of the cases from “bars” on.
  static let part1: [String: String] = [
    "bars": #"""
    stroke path "0 82.75 m 148.5 82.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 57.25 m 148.5 57.25 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 32.25 m 148.5 32.25 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 6.75 m 148.5 6.75 l" pen 0.5 with #3c3c43/0.25
    fill rounded 11 44.5 52 38 corners 2 2 0 0 with #007aff
    fill rounded 85.5 19.5 52 63 corners 2 2 0 0 with #007aff
    glyphs "a" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 34 86.5
    glyphs "b" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 108 86.5
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 76
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 50.5
    glyphs "4" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 25.5
    glyphs "6" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 0
    """#,
    "stacked bars": #"""
    fill rect 12 51 56 10 with #007aff
    fill rect 92 40.5 56 20.5 with #007aff
    fill rounded 12 20.5 56 30.5 corners 2 2 0 0 with #34c759
    fill rounded 92 0 56 40.5 corners 2 2 0 0 with #34c759
    glyphs "a" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 37 65
    glyphs "b" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 116.5 65
    fill ellipse 0 89.5 8 8 with #007aff
    glyphs "one" Inter-Regular 10.659 from 0 10.5 to 13.033 10.5 with #3c3c43/0.6 at 13 86.5
    fill ellipse 40.5 89.5 8 8 with #34c759
    glyphs "two" Inter-Regular 10.659 from 0 10.5 to 12.4 10.5 with #3c3c43/0.6 at 53.5 86.5
    """#,
    "bars of months": #"""
    stroke path "0 7 m 0 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "48.25 7 m 48.25 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "93.75 7 m 93.75 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "142.25 7 m 142.25 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "0 82.75 m 142 82.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 57.25 m 142 57.25 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 32.25 m 142 32.25 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 6.75 m 142 6.75 l" pen 0.5 with #3c3c43/0.25
    fill rounded 7.5 57.5 33.5 25 corners 2 2 0 0 with #007aff
    fill rounded 55 32 32 50.5 corners 2 2 0 0 with #007aff
    fill rounded 101 7 33.5 75.5 corners 2 2 0 0 with #007aff
    stroke path "0 82.5 m 0 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "Jan" Inter-Regular 10.659 from 0 10.5 to 12.109 10.5 with #3c3c43/0.6 at 4 86.5
    stroke path "48.25 82.5 m 48.25 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "Feb" Inter-Regular 10.659 from 0 10.5 to 12.253 10.5 with #3c3c43/0.6 at 52.5 86.5
    stroke path "93.75 82.5 m 93.75 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "Mar" Inter-Regular 10.659 from 0 10.5 to 15.834 10.5 with #3c3c43/0.6 at 97.5 86.5
    stroke path "142.25 82.5 m 142.25 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 146 76
    glyphs "10" Inter-Regular 10.659 from 0 10.5 to 5.214 10.5 with #3c3c43/0.6 at 146 50.5
    glyphs "20" Inter-Regular 10.659 from 0 10.5 to 6.645 10.5 with #3c3c43/0.6 at 146 25.5
    glyphs "30" Inter-Regular 10.659 from 0 10.5 to 6.88 10.5 with #3c3c43/0.6 at 146 0
    """#,
    "horizontal bars": #"""
    stroke path "0 0 m 0 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "42.25 0 m 42.25 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "84.25 0 m 84.25 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "126.75 0 m 126.75 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    fill rounded 0 6 42 29 corners 2 0 0 2 with #007aff
    fill rounded 42 47.5 84.5 29 corners 0 2 2 0 with #007aff
    stroke path "0 82.5 m 0 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "-2" Inter-Regular 10.659 from 0 10.5 to 4.703 10.5 with #3c3c43/0.6 at 4 86.5
    stroke path "42.25 82.5 m 42.25 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 46 86.5
    stroke path "84.25 82.5 m 84.25 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 88.5 86.5
    stroke path "126.75 82.5 m 126.75 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "south" Inter-Regular 10.659 from 0 10.5 to 22.859 10.5 with #3c3c43/0.6 at 130.5 55
    glyphs "north" Inter-Regular 10.659 from 0 10.5 to 21.489 10.5 with #3c3c43/0.6 at 130.5 14
    """#,
    "points": #"""
    stroke path "0 7 m 0 61 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "74.25 7 m 74.25 61 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "148.75 7 m 148.75 61 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "0 61.25 m 148.5 61.25 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 33.75 m 148.5 33.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 6.75 m 148.5 6.75 l" pen 0.5 with #3c3c43/0.25
    fill ellipse -4 57 8 8 with #007aff
    fill path "75.947 51.106 m 70.644 45.803 l 72.553 43.894 l 77.856 49.197 l h 70.644 49.197 m 75.947 43.894 l 77.856 45.803 l 72.553 51.106 l h" with #007aff
    fill path "151.815 3.435 m 151.815 10.065 l 145.185 10.065 l 145.185 3.435 l h" with #007aff
    stroke path "0 61 m 0 78.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 4 65
    stroke path "74.25 61 m 74.25 78.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "1" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 78.5 65
    stroke path "148.75 61 m 148.75 78.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 54.5
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 27
    glyphs "4" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 0
    fill ellipse 0 89.5 8 8 with #007aff
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 13 86.5
    fill path "33.81 97.347 m 28.153 91.69 l 30.19 89.653 l 35.847 95.31 l h 28.153 95.31 m 33.81 89.653 l 35.847 91.69 l 30.19 97.347 l h" with #007aff
    glyphs "1" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 41 86.5
    fill path "62.036 89.964 m 62.036 97.036 l 54.964 97.036 l 54.964 89.964 l h" with #007aff
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 67.5 86.5
    """#,
    "rules": #"""
    stroke path "0 7 m 0 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "47.75 7 m 47.75 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "95.75 7 m 95.75 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "143.75 7 m 143.75 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "0 82.75 m 143.5 82.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 44.75 m 143.5 44.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 6.75 m 143.5 6.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 44.5 m 143.5 44.5 l" pen 2 dash 3 2 with #007aff
    stroke path "95.5 7 m 95.5 82.5 l" pen 1 with #ff3b30
    stroke path "48 22 m 143.5 22 l" pen 1 with #007aff
    stroke path "0 82.5 m 0 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 4 86.5
    stroke path "47.75 82.5 m 47.75 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "1" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 52 86.5
    stroke path "95.75 82.5 m 95.75 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 99.5 86.5
    stroke path "143.75 82.5 m 143.75 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 147.5 76
    glyphs "5" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 147.5 38
    glyphs "10" Inter-Regular 10.659 from 0 10.5 to 5.214 10.5 with #3c3c43/0.6 at 147.5 0
    """#,
    "rectangles": #"""
    group opacity 0.25 {
      fill rect 0 0 74.5 41.5 with #007aff
    }
    group opacity 0.5 {
      fill rect 74.5 0 74.5 41.5 with #007aff
    }
    group opacity 0.75 {
      fill rect 0 41.5 74.5 41 with #007aff
    }
    fill rect 74.5 41.5 74.5 41 with #007aff
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 34 86.5
    glyphs "1" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 109 86.5
    glyphs "1" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 153 55
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 153 14
    """#,
    "ring": #"""
    fill path "82 3.04 m 82 0.04 84.992 0.25 q 84.992 0.25 l 110.545 2.814 130 24.319 130 50 c 130 75.681 110.545 97.186 84.992 99.75 c 82 99.96 82 96.96 q 82 77.92 l 82 74.92 84.969 74.501 q 84.969 74.501 l 96.623 72.138 105 61.892 105 50 c 105 38.108 96.623 27.862 84.969 25.499 c 82 25.08 82 22.08 q h" with #007aff
    fill path "78 96.96 m 78 99.96 75.008 99.75 q 75.008 99.75 l 51.342 97.375 32.625 78.658 30.25 54.992 c 30.04 52 33.04 52 q 52.08 52 l 55.08 52 55.499 54.969 q 55.499 54.969 l 57.495 64.812 65.188 72.505 75.031 74.501 c 78 74.92 78 77.92 q h" with #007aff
    fill path "33.04 48 m 30.04 48 30.25 45.008 q 30.25 45.008 l 32.625 21.342 51.342 2.625 75.008 0.25 c 78 0.04 78 3.04 q 78 22.08 l 78 25.08 75.031 25.499 q 75.031 25.499 l 65.188 27.495 57.495 35.188 55.499 45.031 c 55.08 48 52.08 48 q h" with #007aff
    """#,
    "line": #"""
    stroke path "0 7 m 0 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "49.75 7 m 49.75 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "99.25 7 m 99.25 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "149.25 7 m 149.25 82.5 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    stroke path "0 82.75 m 149 82.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 44.75 m 149 44.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 6.75 m 149 6.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 44.75 m 49.667 7 l 99.333 44.75 l 149 7 l" pen 2 round round with #007aff
    stroke path "0 82.5 m 0 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 4 86.5
    stroke path "49.75 82.5 m 49.75 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "1" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 53.5 86.5
    stroke path "99.25 82.5 m 99.25 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 103.5 86.5
    stroke path "149.25 82.5 m 149.25 100 l" pen 0.5 dash 2 2 with #3c3c43/0.25
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 153 76
    glyphs "1" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 153 38
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 153 0
    """#,
    "two lines with symbols": #"""
    stroke path "0 71.75 m 148.5 71.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 50.25 m 148.5 50.25 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 28.25 m 148.5 28.25 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 6.75 m 148.5 6.75 l" pen 0.5 with #3c3c43/0.25
    stroke path "0 72 m 24.75 64.778 49.5 57.556 74.25 50.333 c 99 43.111 123.75 35.889 148.5 28.667 c" pen 2 round round with #007aff
    fill ellipse -3.75 68 7.5 7.5 with #007aff
    fill ellipse 70.5 46.25 7.5 7.5 with #007aff
    fill ellipse 144.5 24.5 8 8 with #007aff
    stroke path "0 61.167 m 24.75 53.944 49.5 46.722 74.25 39.5 c 99 32.278 123.75 25.056 148.5 17.833 c" pen 2 round round with #34c759
    fill path "1.81 64.847 m -3.847 59.19 l -1.81 57.153 l 3.847 62.81 l h -3.847 62.81 m 1.81 57.153 l 3.847 59.19 l -1.81 64.847 l h" with #34c759
    fill path "75.947 42.856 m 70.644 37.553 l 72.553 35.644 l 77.856 40.947 l h 70.644 40.947 m 75.947 35.644 l 77.856 37.553 l 72.553 42.856 l h" with #34c759
    fill path "150.31 21.347 m 144.653 15.69 l 146.69 13.653 l 152.347 19.31 l h 144.653 19.31 m 150.31 13.653 l 152.347 15.69 l 146.69 21.347 l h" with #34c759
    glyphs "0" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 65
    glyphs "2" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 43.5
    glyphs "4" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 21.5
    glyphs "6" Inter-Regular 10.659 from 0 10.5 to 0 10.5 with #3c3c43/0.6 at 152.5 0
    fill ellipse 0 89.5 8 8 with #007aff
    glyphs "even" Inter-Regular 10.659 from 0 10.5 to 18.304 10.5 with #3c3c43/0.6 at 13 86.5
    fill path "51.81 97.347 m 46.153 91.69 l 48.19 89.653 l 53.847 95.31 l h 46.153 95.31 m 51.81 89.653 l 53.847 91.69 l 48.19 97.347 l h" with #34c759
    glyphs "odd" Inter-Regular 10.659 from 0 10.5 to 13.419 10.5 with #3c3c43/0.6 at 59 86.5
    """#,
  ]
}
