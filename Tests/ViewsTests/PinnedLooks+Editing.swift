/// A list that is edited, as it is drawn.
extension PinnedLooks {
  static let editing = #"""
    fill rect 0 0 390 620 with #ffffff
    fill rect 0 0 390 620 with #f2f2f7
    group clip rect 0 0 390 620 {
      fill rounded 20 186 350 132 corner 10 continuous with #ffffff
      fill rounded 20 353 350 132 corner 10 continuous with #ffffff
      glyphs "FRIENDS" Inter-Regular 12.597 from 0 12 to 45.884 12 with #3c3c43/0.6 at 40 164
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #007aff at 81.438 196.506
      glyphs "Ada" Inter-Regular 16.473 from 0 16 to 20.568 16 with #000000 at 120 198
      fill ellipse 41.5 197 22 22 with #ff3b30
      fill rounded 47 207 11 2 corner 1 continuous with #ffffff
      fill rounded 330 201.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      fill rounded 330 207.25 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      fill rounded 330 212.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #007aff at 81.438 240.506
      glyphs "Grace" Inter-Regular 16.473 from 0 16 to 36.141 16 with #000000 at 120 242
      fill ellipse 41.5 241 22 22 with #ff3b30
      fill rounded 47 251 11 2 corner 1 continuous with #ffffff
      fill rounded 330 245.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      fill rounded 330 251.25 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      fill rounded 330 256.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #007aff at 81.438 284.506
      glyphs "Edith" Inter-Regular 16.473 from 0 16 to 29.279 16 with #000000 at 120 286
      fill ellipse 41.5 285 22 22 with #ff3b30
      fill rounded 47 295 11 2 corner 1 continuous with #ffffff
      fill rounded 330 289.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      fill rounded 330 295.25 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      fill rounded 330 300.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
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
      fill rect 120 229 250 1 with #3c3c43/0.29
      fill rect 120 273 250 1 with #3c3c43/0.29
      fill rect 40 396 330 1 with #3c3c43/0.29
      fill rect 40 440 330 1 with #3c3c43/0.29
    }
    glyphs "Done" Inter-SemiBold 16.473 from 0 16 to 31.86 16 with #007aff at 332 12
    glyphs "Guests" Inter-Bold 32.946 from 0 32 to 94.093 32 with #000000 at 16 50
    fill rounded 16 96 358 36 corner 10 continuous with #787880/0.12
    stroke path "12.608 7.056 m 12.608 9.972 10.244 12.336 7.328 12.336 c 4.412 12.336 2.048 9.972 2.048 7.056 c 2.048 4.14 4.412 1.776 7.328 1.776 c 10.244 1.776 12.608 4.14 12.608 7.056 c h 11.168 10.896 m 15.488 15.216 l" pen 1.312 round round with #3c3c43/0.6 at 24.232 106.027
    glyphs "Search" Inter-Regular 16.473 from 0 16 to 43.418 16 with #3c3c43/0.3 at 48 104
    """#
  static let editingMirrored = #"""
    fill rect 0 0 390 620 with #000000
    fill rect 0 0 390 620 with #000000
    group clip rect 0 0 390 620 {
      fill rounded 20 186 350 132 corner 10 continuous with #1c1c1e
      fill rounded 20 353 350 132 corner 10 continuous with #1c1c1e
      glyphs "FRIENDS" Inter-Regular 12.597 from 0.949 12 to 46.834 12 with #ebebf5/0.6 at 295 164
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0a84ff at 287.438 196.506
      glyphs "Ada" Inter-Regular 16.473 from 0.516 16 to 21.085 16 with #ffffff at 240 198
      fill ellipse 41.5 197 22 22 with #ff453a matrix -1 0 0 1 390 0
      fill rounded 47 207 11 2 corner 1 continuous with #ffffff matrix -1 0 0 1 390 0
      fill rounded 330 201.75 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 390 0
      fill rounded 330 207.25 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 390 0
      fill rounded 330 212.75 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 390 0
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0a84ff at 287.438 240.506
      glyphs "Grace" Inter-Regular 16.473 from 0.605 16 to 36.745 16 with #ffffff at 224 242
      fill ellipse 41.5 241 22 22 with #ff453a matrix -1 0 0 1 390 0
      fill rounded 47 251 11 2 corner 1 continuous with #ffffff matrix -1 0 0 1 390 0
      fill rounded 330 245.75 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 390 0
      fill rounded 330 251.25 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 390 0
      fill rounded 330 256.75 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 390 0
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0a84ff at 287.438 284.506
      glyphs "Edith" Inter-Regular 16.473 from 0.192 16 to 29.471 16 with #ffffff at 231 286
      fill ellipse 41.5 285 22 22 with #ff453a matrix -1 0 0 1 390 0
      fill rounded 47 295 11 2 corner 1 continuous with #ffffff matrix -1 0 0 1 390 0
      fill rounded 330 289.75 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 390 0
      fill rounded 330 295.25 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 390 0
      fill rounded 330 300.75 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 390 0
      glyphs "Starts" Inter-Regular 16.473 from 0.681 16 to 37.611 16 with #ffffff at 304 365
      fill rounded 131 358 112 34 corner 6 continuous with #787880/0.216
      glyphs "Jan 9, 2007" Inter-Regular 16.473 from 0.742 16 to 80.781 16 with #ffffff at 142 365
      fill rounded 40 358 85 34 corner 6 continuous with #787880/0.216
      glyphs "1:46 AM" Inter-Regular 16.473 from 0.599 16 to 48.592 16 with #ffffff at 51 365
      glyphs "Quiet" Inter-Regular 16.473 from 0.431 16 to 35.314 16 with #ffffff at 309 409
      fill rounded 38 404 51 31 corner 15.5 with #30d158
      group shadow #000000/0.15 4 by 0 3 {
        fill ellipse 0 0 27 27 with #ffffff at 40 406
      }
      glyphs "Chairs" Inter-Regular 16.473 from 0.756 16 to 40.611 16 with #ffffff at 301 453
      fill rounded 40 447 94 32 corner 8 continuous with #787880/0.216
      fill path "2.176 2.584 m 1.791 2.584 1.479 2.272 1.479 1.887 c 1.479 1.502 1.791 1.19 2.176 1.19 c 14.756 1.19 l 15.141 1.19 15.453 1.502 15.453 1.887 c 15.453 2.272 15.141 2.584 14.756 2.584 c h" even-odd with #ffffff at 102.034 461.124
      fill rect 87 454 1 18 with #545458/0.6
      fill path "7.769 1.887 m 7.769 1.502 8.081 1.19 8.466 1.19 c 8.851 1.19 9.163 1.502 9.163 1.887 c 9.163 7.48 l 14.756 7.48 l 15.141 7.48 15.453 7.792 15.453 8.177 c 15.453 8.562 15.141 8.874 14.756 8.874 c 9.163 8.874 l 9.163 14.467 l 9.163 14.852 8.851 15.164 8.466 15.164 c 8.081 15.164 7.769 14.852 7.769 14.467 c 7.769 8.874 l 2.176 8.874 l 1.791 8.874 1.479 8.562 1.479 8.177 c 1.479 7.792 1.791 7.48 2.176 7.48 c 7.769 7.48 l h" even-odd with #ffffff at 55.034 454.834
      glyphs "Doors close at ten." Inter-Regular 12.597 from 0.371 12 to 110.061 12 with #ebebf5/0.6 at 236 491
      fill rect 20 229 250 1 with #545458/0.6
      fill rect 20 273 250 1 with #545458/0.6
      fill rect 20 396 330 1 with #545458/0.6
      fill rect 20 440 330 1 with #545458/0.6
    }
    glyphs "Done" Inter-SemiBold 16.473 from 0.599 16 to 32.458 16 with #0a84ff at 16 12
    glyphs "Guests" Inter-Bold 32.946 from 0.147 32 to 94.239 32 with #ffffff at 262 50
    fill rounded 16 96 358 36 corner 10 continuous with #787880/0.216
    stroke path "12.608 7.056 m 12.608 9.972 10.244 12.336 7.328 12.336 c 4.412 12.336 2.048 9.972 2.048 7.056 c 2.048 4.14 4.412 1.776 7.328 1.776 c 10.244 1.776 12.608 4.14 12.608 7.056 c h 11.168 10.896 m 15.488 15.216 l" pen 1.312 round round with #ebebf5/0.6 at 348.232 106.027
    glyphs "Search" Inter-Regular 16.473 from 0.052 16 to 43.471 16 with #ebebf5/0.3 at 289 104
    """#
  static let editingNew = #"""
    fill rect 0 0 390 620 with #ffffff
    fill rect 0 0 390 620 with #f2f2f7
    group clip rect 0 0 390 620 {
      fill rounded 16 147 358 156 corner 26 with #ffffff
      fill rounded 16 338 358 156 corner 26 with #ffffff
      glyphs "Friends" Inter-SemiBold 16.473 from 0 16 to 50.405 16 with #3c3c43/0.6 at 32 116
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0088ff at 73.438 161.506
      glyphs "Ada" Inter-Regular 16.473 from 0 16 to 20.568 16 with #000000 at 112 163
      fill ellipse 33.5 162 22 22 with #ff383c
      fill rounded 39 172 11 2 corner 1 continuous with #ffffff
      fill rounded 338 166.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      fill rounded 338 172.25 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      fill rounded 338 177.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0088ff at 73.438 213.506
      glyphs "Grace" Inter-Regular 16.473 from 0 16 to 36.141 16 with #000000 at 112 215
      fill ellipse 33.5 214 22 22 with #ff383c
      fill rounded 39 224 11 2 corner 1 continuous with #ffffff
      fill rounded 338 218.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      fill rounded 338 224.25 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      fill rounded 338 229.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      stroke path "14.403 6.089 m 14.403 8.184 12.907 9.881 11.062 9.881 c 9.218 9.881 7.722 8.184 7.722 6.089 c 7.722 3.995 9.218 2.297 11.062 2.297 c 12.907 2.297 14.403 3.995 14.403 6.089 c h 3.809 19.741 m 3.046 19.741 2.664 19.308 2.664 18.441 c 2.664 16.274 5.718 13.024 11.062 13.024 c 16.407 13.024 19.461 16.274 19.461 18.441 c 19.461 19.308 19.079 19.741 18.316 19.741 c h" pen 1.571 round round with #0088ff at 73.438 265.506
      glyphs "Edith" Inter-Regular 16.473 from 0 16 to 29.279 16 with #000000 at 112 267
      fill ellipse 33.5 266 22 22 with #ff383c
      fill rounded 39 276 11 2 corner 1 continuous with #ffffff
      fill rounded 338 270.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      fill rounded 338 276.25 20 1.5 corner 0.75 continuous with #3c3c43/0.3
      fill rounded 338 281.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
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
      fill rect 112 198 246 1 with #000000/0.09
      fill rect 112 250 246 1 with #000000/0.09
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
    fill rect 260 -48 162 140 with glass blur 4 saturation 1.3 under #ffffff/0.46 bevel 14 bend 16 rim 1.5 light 0.8 glow 0.14 shade 0.04 40 7 [308 0 66 44 radius 22]
    glyphs "Done" Inter-SemiBold 16.473 from 0 16 to 31.86 16 with #000000 at 320 12
    glyphs "Guests" Inter-Bold 32.946 from 0 32 to 94.093 32 with #000000 at 16 62
    """#
}
