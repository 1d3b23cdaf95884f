/// Dots and shadows, as they are drawn.
extension PinnedScreens {
  static let dots = #"""
    fill ellipse 12 9 8 8 with #ffffff/0.3 at 0 37
    fill ellipse 29 9 8 8 with #ffffff at 0 37
    fill ellipse 46 9 8 8 with #ffffff/0.3 at 0 37
    fill ellipse 63 9 8 8 with #ffffff/0.3 at 0 37
    fill ellipse 80 9 8 8 with #ffffff/0.3 at 0 37
    """#
  static let dotsDark = #"""
    fill ellipse 12 9 8 8 with #ffffff/0.3 at 0 37
    fill ellipse 29 9 8 8 with #ffffff/0.3 at 0 37
    fill ellipse 46 9 8 8 with #ffffff/0.3 at 0 37
    fill ellipse 63 9 8 8 with #ffffff/0.3 at 0 37
    fill ellipse 80 9 8 8 with #ffffff at 0 37
    """#
  static let raised = #"""
    group shadow #000000/0.33 4 by 0 2 {
      fill rounded 20 16 60 30 corner 8 continuous with #007aff
    }
    fill ellipse 30 56 40 40 with linear 50 56 to 50 96 [rgb(1 0.412 0.376) 0, rgb(1 0.322 0.282) 0.333, #ff3b30 0.667, #ff3b30 1]
    group {
      group blur 2.82 isolated {
        fill rect 19 45 62 62 with #000000/0.55
        group blend destinationOut {
          fill ellipse 30 56 40 40 with #000000 at 1 1
        }
      }
    } mask {
      fill ellipse 30 56 40 40 with #000000
    }
    group shadow #000000 2 {
      stroke rounded 20 106 60 20 corner 10 continuous pen 4 with #34c759
    }
    glyphs "Ag" Inter-Regular 16.473 from 0 16 to 10.852 16 with #ff9500 at 40 136
    group {
      group blur 0.94 isolated {
        fill rect -3 -3 27 27 with #000000 at 40 136
        group blend destinationOut {
          glyphs "Ag" Inter-Regular 16.473 from 0 16 to 10.852 16 with #000000 at 40 136
        }
      }
    } mask {
      glyphs "Ag" Inter-Regular 16.473 from 0 16 to 10.852 16 with #000000 at 40 136
    }
    group shadow #000000/0.33 2 {
      fill path "10.353 16.388 m 7.395 14.512 1.479 10.571 1.479 5.881 c 1.479 2.879 3.513 1.19 5.824 1.19 c 7.857 1.19 9.429 2.222 10.353 3.911 c 11.277 2.222 12.849 1.19 14.882 1.19 c 17.193 1.19 19.227 2.879 19.227 5.881 c 19.227 10.571 13.311 14.512 10.353 16.388 c h" even-odd with #ff2d55 at 40.147 167.307
    }
    """#
  static let raisedDark = #"""
    group shadow #000000/0.33 2 by 0 1 {
      fill rounded 20 16 60 30 corner 8 continuous with #0a84ff matrix 0.5 0 0 0.5 25 50.25
    }
    fill ellipse 30 56 40 40 with linear 50 56 to 50 96 [rgb(1 0.445 0.409) 0, rgb(1 0.358 0.318) 0.333, #ff453a 0.667, #ff453a 1] matrix 0.5 0 0 0.5 25 50.25
    group {
      group blur 1.41 isolated {
        fill rect 19 45 62 62 with #000000/0.55 matrix 0.5 0 0 0.5 25 50.25
        group blend destinationOut {
          fill ellipse 30 56 40 40 with #000000 matrix 0.5 0 0 0.5 25.5 50.75
        }
      }
    } mask {
      fill ellipse 30 56 40 40 with #000000 matrix 0.5 0 0 0.5 25 50.25
    }
    group shadow #000000 1 {
      stroke rounded 20 106 60 20 corner 10 continuous pen 4 with #30d158 matrix 0.5 0 0 0.5 25 50.25
    }
    glyphs "Ag" Inter-Regular 16.473 from 0 16 to 10.852 16 with #ff9f0a matrix 0.5 0 0 0.5 45 118.25
    group {
      group blur 0.47 isolated {
        fill rect -3 -3 27 27 with #000000 matrix 0.5 0 0 0.5 45 118.25
        group blend destinationOut {
          glyphs "Ag" Inter-Regular 16.473 from 0 16 to 10.852 16 with #000000 matrix 0.5 0 0 0.5 45 118.25
        }
      }
    } mask {
      glyphs "Ag" Inter-Regular 16.473 from 0 16 to 10.852 16 with #000000 matrix 0.5 0 0 0.5 45 118.25
    }
    group shadow #000000/0.33 1 {
      fill path "10.353 16.388 m 7.395 14.512 1.479 10.571 1.479 5.881 c 1.479 2.879 3.513 1.19 5.824 1.19 c 7.857 1.19 9.429 2.222 10.353 3.911 c 11.277 2.222 12.849 1.19 14.882 1.19 c 17.193 1.19 19.227 2.879 19.227 5.881 c 19.227 10.571 13.311 14.512 10.353 16.388 c h" even-odd with #ff375f matrix 0.5 0 0 0.5 45.073 133.903
    }
    """#
}
