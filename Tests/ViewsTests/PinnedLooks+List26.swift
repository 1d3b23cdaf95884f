/// A list with values, as it is drawn on iOS 26.
extension PinnedLooks {
  static let valuesNew = #"""
    fill rect 0 0 390 620 with #ffffff
    fill rect 0 0 390 620 with #f2f2f7
    group clip rect 0 0 390 620 {
      fill rounded 16 147 358 156 corner 26 with #ffffff
      fill rounded 16 338 358 156 corner 26 with #ffffff
      glyphs "Friends" Inter-SemiBold 16.473 from 0 16 to 50.405 16 with #3c3c43/0.6 at 32 116
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0088ff at 33.438 161.506
      glyphs "Ada" Inter-Regular 16.473 from 0 16 to 20.568 16 with #000000 at 72 163
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0088ff at 33.438 213.506
      glyphs "Grace" Inter-Regular 16.473 from 0 16 to 36.141 16 with #000000 at 72 215
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0088ff at 33.438 265.506
      glyphs "Edith" Inter-Regular 16.473 from 0 16 to 29.279 16 with #000000 at 72 267
      glyphs "Starts" Inter-Regular 16.473 from 0 16 to 36.931 16 with #000000 at 32 354
      fill rounded 155 347 112 34 corner 17 with #787880/0.12
      glyphs "Jan 9, 2007" Inter-Regular 16.473 from 0 16 to 80.039 16 with #000000 at 166 354
      fill rounded 273 347 85 34 corner 17 with #787880/0.12
      glyphs "1:46 AM" Inter-Regular 16.473 from 0 16 to 47.993 16 with #000000 at 284 354
      glyphs "Quiet" Inter-Regular 16.473 from 0 16 to 34.883 16 with #000000 at 32 406
      fill rounded 297 402 63 28 corner 14 with #34c759
      fill rounded 0 0 37 24 corner 12 with #ffffff at 321 404
      glyphs "Chairs" Inter-Regular 16.473 from 0 16 to 39.856 16 with #000000 at 32 458
      fill rounded 264 452 94 32 corner 16 with #787880/0.12
      fill path "2.176 2.584 m 1.791 2.584 1.479 2.272 1.479 1.887 c 1.479 1.502 1.791 1.19 2.176 1.19 c 14.756 1.19 l 15.141 1.19 15.453 1.502 15.453 1.887 c 15.453 2.272 15.141 2.584 14.756 2.584 c h" even-odd with #000000 at 279.034 466.124
      fill rect 311 459 1 18 with #000000/0.09
      fill path "7.769 1.887 m 7.769 1.502 8.081 1.19 8.466 1.19 c 8.851 1.19 9.163 1.502 9.163 1.887 c 9.163 7.48 l 14.756 7.48 l 15.141 7.48 15.453 7.792 15.453 8.177 c 15.453 8.562 15.141 8.874 14.756 8.874 c 9.163 8.874 l 9.163 14.467 l 9.163 14.852 8.851 15.164 8.466 15.164 c 8.081 15.164 7.769 14.852 7.769 14.467 c 7.769 8.874 l 2.176 8.874 l 1.791 8.874 1.479 8.562 1.479 8.177 c 1.479 7.792 1.791 7.48 2.176 7.48 c 7.769 7.48 l h" even-odd with #000000 at 326.034 459.834
      glyphs "Doors close at ten." Inter-Regular 12.597 from 0 12 to 109.69 12 with #3c3c43/0.6 at 32 502
      fill rect 72 198 286 1 with #000000/0.09
      fill rect 72 250 286 1 with #000000/0.09
      fill rect 32 389 326 1 with #000000/0.09
      fill rect 32 441 326 1 with #000000/0.09
    }
    fill rect 0 536 390 84 with backdrop blur 0.4 saturation 1 under #f2f2f7/0
    fill rect 0 552.8 390 67.2 with backdrop blur 0.4 saturation 1 under #f2f2f7/0
    fill rect 0 569.6 390 50.4 with backdrop blur 0.4 saturation 1 under #f2f2f7/0
    fill rect 0 586.4 390 33.6 with backdrop blur 0.4 saturation 1 under #f2f2f7/0
    fill rect 0 536 390 84 with linear 195 620 to 195 536 [#f2f2f7/0.317 0, #f2f2f7/0.283 0.7, #f2f2f7/0 1]
    fill rect -27 496 444 144 with glass blur 4 saturation 1.3 under #ffffff/0.46 bevel 14 bend 16 rim 1.5 light 0.8 glow 0.14 shade 0.04 40 7 [21 544 348 48 radius 24]
    stroke path "12.608 7.056 m 12.608 9.972 10.244 12.336 7.328 12.336 c 4.412 12.336 2.048 9.972 2.048 7.056 c 2.048 4.14 4.412 1.776 7.328 1.776 c 10.244 1.776 12.608 4.14 12.608 7.056 c h 11.168 10.896 m 15.488 15.216 l" pen 1.312 round round with #3c3c43/0.6 at 35.232 560.027
    glyphs "Search" Inter-Regular 16.473 from 0 16 to 43.418 16 with #3c3c43/0.3 at 59 558
    fill rect 272 -48 150 140 with glass blur 4 saturation 1.3 under #ffffff/0.46 bevel 14 bend 16 rim 1.5 light 0.8 glow 0.14 shade 0.04 40 7 [320 0 54 44 radius 22]
    glyphs "Edit" Inter-Regular 16.473 from 0 16 to 23.523 16 with #000000 at 332 12
    glyphs "Guests" Inter-Bold 32.946 from 0 32 to 94.093 32 with #000000 at 16 62
    """#
  static let valuesNewMirrored = #"""
    fill rect 0 0 390 620 with #000000
    fill rect 0 0 390 620 with #000000
    group clip rect 0 0 390 620 {
      fill rounded 16 147 358 156 corner 26 with #1c1c1e
      fill rounded 16 338 358 156 corner 26 with #1c1c1e
      glyphs "Friends" Inter-SemiBold 16.473 from 0.755 16 to 51.16 16 with #ebebf5/0.6 at 298 116
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0091ff at 335.438 161.506
      glyphs "Ada" Inter-Regular 16.473 from 0.516 16 to 21.085 16 with #ffffff at 288 163
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0091ff at 335.438 213.506
      glyphs "Grace" Inter-Regular 16.473 from 0.605 16 to 36.745 16 with #ffffff at 272 215
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0091ff at 335.438 265.506
      glyphs "Edith" Inter-Regular 16.473 from 0.192 16 to 29.471 16 with #ffffff at 279 267
      glyphs "Starts" Inter-Regular 16.473 from 0.681 16 to 37.611 16 with #ffffff at 312 354
      fill rounded 123 347 112 34 corner 17 with #787880/0.216
      glyphs "Jan 9, 2007" Inter-Regular 16.473 from 0.742 16 to 80.781 16 with #ffffff at 134 354
      fill rounded 32 347 85 34 corner 17 with #787880/0.216
      glyphs "1:46 AM" Inter-Regular 16.473 from 0.599 16 to 48.592 16 with #ffffff at 43 354
      glyphs "Quiet" Inter-Regular 16.473 from 0.431 16 to 35.314 16 with #ffffff at 317 406
      fill rounded 30 402 63 28 corner 14 with #30d158
      fill rounded 0 0 37 24 corner 12 with #ffffff at 32 404
      glyphs "Chairs" Inter-Regular 16.473 from 0.756 16 to 40.611 16 with #ffffff at 309 458
      fill rounded 32 452 94 32 corner 16 with #787880/0.216
      fill path "2.176 2.584 m 1.791 2.584 1.479 2.272 1.479 1.887 c 1.479 1.502 1.791 1.19 2.176 1.19 c 14.756 1.19 l 15.141 1.19 15.453 1.502 15.453 1.887 c 15.453 2.272 15.141 2.584 14.756 2.584 c h" even-odd with #ffffff at 94.034 466.124
      fill rect 79 459 1 18 with #545458/0.5
      fill path "7.769 1.887 m 7.769 1.502 8.081 1.19 8.466 1.19 c 8.851 1.19 9.163 1.502 9.163 1.887 c 9.163 7.48 l 14.756 7.48 l 15.141 7.48 15.453 7.792 15.453 8.177 c 15.453 8.562 15.141 8.874 14.756 8.874 c 9.163 8.874 l 9.163 14.467 l 9.163 14.852 8.851 15.164 8.466 15.164 c 8.081 15.164 7.769 14.852 7.769 14.467 c 7.769 8.874 l 2.176 8.874 l 1.791 8.874 1.479 8.562 1.479 8.177 c 1.479 7.792 1.791 7.48 2.176 7.48 c 7.769 7.48 l h" even-odd with #ffffff at 47.034 459.834
      glyphs "Doors close at ten." Inter-Regular 12.597 from 0.371 12 to 110.061 12 with #ebebf5/0.6 at 244 502
      fill rect 32 198 286 1 with #545458/0.5
      fill rect 32 250 286 1 with #545458/0.5
      fill rect 32 389 326 1 with #545458/0.5
      fill rect 32 441 326 1 with #545458/0.5
    }
    fill rect 0 536 390 84 with backdrop blur 0.4 saturation 1 under #000000/0
    fill rect 0 552.8 390 67.2 with backdrop blur 0.4 saturation 1 under #000000/0
    fill rect 0 569.6 390 50.4 with backdrop blur 0.4 saturation 1 under #000000/0
    fill rect 0 586.4 390 33.6 with backdrop blur 0.4 saturation 1 under #000000/0
    fill rect 0 536 390 84 with linear 195 620 to 195 536 [#000000/0.317 0, #000000/0.283 0.7, #000000/0 1]
    fill rect -27 496 444 144 with glass blur 4 saturation 1.3 under rgb(0.17 0.17 0.17)/0.6 bevel 14 bend 16 rim 1.5 light 0.22 glow 0.05 shade 0.08 40 7 [21 544 348 48 radius 24]
    stroke path "12.608 7.056 m 12.608 9.972 10.244 12.336 7.328 12.336 c 4.412 12.336 2.048 9.972 2.048 7.056 c 2.048 4.14 4.412 1.776 7.328 1.776 c 10.244 1.776 12.608 4.14 12.608 7.056 c h 11.168 10.896 m 15.488 15.216 l" pen 1.312 round round with #ebebf5/0.6 at 337.232 560.027
    glyphs "Search" Inter-Regular 16.473 from 0.052 16 to 43.471 16 with #ebebf5/0.3 at 278 558
    fill rect -32 -48 150 140 with glass blur 4 saturation 1.3 under rgb(0.17 0.17 0.17)/0.6 bevel 14 bend 16 rim 1.5 light 0.22 glow 0.05 shade 0.08 40 7 [16 0 54 44 radius 22]
    glyphs "Edit" Inter-Regular 16.473 from 0.791 16 to 24.314 16 with #ffffff at 28 12
    glyphs "Guests" Inter-Bold 32.946 from 0.147 32 to 94.239 32 with #ffffff at 262 62
    """#
}
