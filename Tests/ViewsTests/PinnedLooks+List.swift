/// A list with values, as it is drawn on iOS 18.
extension PinnedLooks {
  static let values = #"""
    fill rect 0 0 390 620 with #ffffff
    fill rect 0 0 390 620 with #f2f2f7
    group clip rect 0 0 390 620 {
      fill rounded 20 186 350 132 corner 10 continuous with #ffffff
      fill rounded 20 353 350 132 corner 10 continuous with #ffffff
      glyphs "FRIENDS" Inter-Regular 12.597 from 0 12 to 45.884 12 with #3c3c43/0.6 at 40 164
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #007aff at 41.438 196.506
      glyphs "Ada" Inter-Regular 16.473 from 0 16 to 20.568 16 with #000000 at 80 198
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #007aff at 41.438 240.506
      glyphs "Grace" Inter-Regular 16.473 from 0 16 to 36.141 16 with #000000 at 80 242
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #007aff at 41.438 284.506
      glyphs "Edith" Inter-Regular 16.473 from 0 16 to 29.279 16 with #000000 at 80 286
      glyphs "Starts" Inter-Regular 16.473 from 0 16 to 36.931 16 with #000000 at 40 365
      fill rounded 147 358 112 34 corner 6 continuous with #787880/0.12
      glyphs "Jan 9, 2007" Inter-Regular 16.473 from 0 16 to 80.039 16 with #000000 at 158 365
      fill rounded 265 358 85 34 corner 6 continuous with #787880/0.12
      glyphs "1:46 AM" Inter-Regular 16.473 from 0 16 to 47.993 16 with #000000 at 276 365
      glyphs "Quiet" Inter-Regular 16.473 from 0 16 to 34.883 16 with #000000 at 40 409
      fill rounded 301 404 51 31 corner 15.5 with #34c759
      group shadow #000000/0.15 4 by 0 3 {
        fill ellipse 0 0 27 27 with #ffffff at 323 406
      }
      glyphs "Chairs" Inter-Regular 16.473 from 0 16 to 39.856 16 with #000000 at 40 453
      fill rounded 256 447 94 32 corner 8 continuous with #787880/0.12
      fill path "2.176 2.584 m 1.791 2.584 1.479 2.272 1.479 1.887 c 1.479 1.502 1.791 1.19 2.176 1.19 c 14.756 1.19 l 15.141 1.19 15.453 1.502 15.453 1.887 c 15.453 2.272 15.141 2.584 14.756 2.584 c h" even-odd with #000000 at 271.034 461.124
      fill rect 303 454 1 18 with #3c3c43/0.29
      fill path "7.769 1.887 m 7.769 1.502 8.081 1.19 8.466 1.19 c 8.851 1.19 9.163 1.502 9.163 1.887 c 9.163 7.48 l 14.756 7.48 l 15.141 7.48 15.453 7.792 15.453 8.177 c 15.453 8.562 15.141 8.874 14.756 8.874 c 9.163 8.874 l 9.163 14.467 l 9.163 14.852 8.851 15.164 8.466 15.164 c 8.081 15.164 7.769 14.852 7.769 14.467 c 7.769 8.874 l 2.176 8.874 l 1.791 8.874 1.479 8.562 1.479 8.177 c 1.479 7.792 1.791 7.48 2.176 7.48 c 7.769 7.48 l h" even-odd with #000000 at 318.034 454.834
      glyphs "Doors close at ten." Inter-Regular 12.597 from 0 12 to 109.69 12 with #3c3c43/0.6 at 40 491
      fill rect 80 229 290 1 with #3c3c43/0.29
      fill rect 80 273 290 1 with #3c3c43/0.29
      fill rect 40 396 330 1 with #3c3c43/0.29
      fill rect 40 440 330 1 with #3c3c43/0.29
    }
    glyphs "Edit" Inter-Regular 16.473 from 0 16 to 23.523 16 with #007aff at 344 12
    glyphs "Guests" Inter-Bold 32.946 from 0 32 to 94.093 32 with #000000 at 16 50
    fill rounded 16 96 358 36 corner 10 continuous with #787880/0.12
    stroke path "12.608 7.056 m 12.608 9.972 10.244 12.336 7.328 12.336 c 4.412 12.336 2.048 9.972 2.048 7.056 c 2.048 4.14 4.412 1.776 7.328 1.776 c 10.244 1.776 12.608 4.14 12.608 7.056 c h 11.168 10.896 m 15.488 15.216 l" pen 1.312 round round with #3c3c43/0.6 at 24.232 106.027
    glyphs "Search" Inter-Regular 16.473 from 0 16 to 43.418 16 with #3c3c43/0.3 at 48 104
    """#
  static let valuesDark = #"""
    fill rect 0 0 390 620 with #000000
    fill rect 0 0 390 620 with #000000
    group clip rect 0 0 390 620 {
      fill rounded 20 186 350 132 corner 10 continuous with #1c1c1e
      fill rounded 20 353 350 132 corner 10 continuous with #1c1c1e
      glyphs "FRIENDS" Inter-Regular 12.597 from 0 12 to 45.884 12 with #ebebf5/0.6 at 40 164
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0a84ff at 41.438 196.506
      glyphs "Ada" Inter-Regular 16.473 from 0 16 to 20.568 16 with #ffffff at 80 198
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0a84ff at 41.438 240.506
      glyphs "Grace" Inter-Regular 16.473 from 0 16 to 36.141 16 with #ffffff at 80 242
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0a84ff at 41.438 284.506
      glyphs "Edith" Inter-Regular 16.473 from 0 16 to 29.279 16 with #ffffff at 80 286
      glyphs "Starts" Inter-Regular 16.473 from 0 16 to 36.931 16 with #ffffff at 40 365
      fill rounded 147 358 112 34 corner 6 continuous with #787880/0.216
      glyphs "Jan 9, 2007" Inter-Regular 16.473 from 0 16 to 80.039 16 with #ffffff at 158 365
      fill rounded 265 358 85 34 corner 6 continuous with #787880/0.216
      glyphs "1:46 AM" Inter-Regular 16.473 from 0 16 to 47.993 16 with #ffffff at 276 365
      glyphs "Quiet" Inter-Regular 16.473 from 0 16 to 34.883 16 with #ffffff at 40 409
      fill rounded 301 404 51 31 corner 15.5 with #30d158
      group shadow #000000/0.15 4 by 0 3 {
        fill ellipse 0 0 27 27 with #ffffff at 323 406
      }
      glyphs "Chairs" Inter-Regular 16.473 from 0 16 to 39.856 16 with #ffffff at 40 453
      fill rounded 256 447 94 32 corner 8 continuous with #787880/0.216
      fill path "2.176 2.584 m 1.791 2.584 1.479 2.272 1.479 1.887 c 1.479 1.502 1.791 1.19 2.176 1.19 c 14.756 1.19 l 15.141 1.19 15.453 1.502 15.453 1.887 c 15.453 2.272 15.141 2.584 14.756 2.584 c h" even-odd with #ffffff at 271.034 461.124
      fill rect 303 454 1 18 with #545458/0.6
      fill path "7.769 1.887 m 7.769 1.502 8.081 1.19 8.466 1.19 c 8.851 1.19 9.163 1.502 9.163 1.887 c 9.163 7.48 l 14.756 7.48 l 15.141 7.48 15.453 7.792 15.453 8.177 c 15.453 8.562 15.141 8.874 14.756 8.874 c 9.163 8.874 l 9.163 14.467 l 9.163 14.852 8.851 15.164 8.466 15.164 c 8.081 15.164 7.769 14.852 7.769 14.467 c 7.769 8.874 l 2.176 8.874 l 1.791 8.874 1.479 8.562 1.479 8.177 c 1.479 7.792 1.791 7.48 2.176 7.48 c 7.769 7.48 l h" even-odd with #ffffff at 318.034 454.834
      glyphs "Doors close at ten." Inter-Regular 12.597 from 0 12 to 109.69 12 with #ebebf5/0.6 at 40 491
      fill rect 80 229 290 1 with #545458/0.6
      fill rect 80 273 290 1 with #545458/0.6
      fill rect 40 396 330 1 with #545458/0.6
      fill rect 40 440 330 1 with #545458/0.6
    }
    glyphs "Edit" Inter-Regular 16.473 from 0 16 to 23.523 16 with #0a84ff at 344 12
    glyphs "Guests" Inter-Bold 32.946 from 0 32 to 94.093 32 with #ffffff at 16 50
    fill rounded 16 96 358 36 corner 10 continuous with #787880/0.216
    stroke path "12.608 7.056 m 12.608 9.972 10.244 12.336 7.328 12.336 c 4.412 12.336 2.048 9.972 2.048 7.056 c 2.048 4.14 4.412 1.776 7.328 1.776 c 10.244 1.776 12.608 4.14 12.608 7.056 c h 11.168 10.896 m 15.488 15.216 l" pen 1.312 round round with #ebebf5/0.6 at 24.232 106.027
    glyphs "Search" Inter-Regular 16.473 from 0 16 to 43.418 16 with #ebebf5/0.3 at 48 104
    """#
}
