public import Foundation
public import Geometry

@_spi(Engine) extension SystemLook {
  /// The figures of lists and forms.
  ///
  /// Measured in pictures of iOS 18.5 and 26.2 on 402 points and of both systems on 390, most to a third of a point.
  public struct Lists: Sendable {
    /// The inset of rounded groups from the list's sides.
    public var inset: CGFloat = 20
    /// The least height of a row.
    public var rowHeight: CGFloat = 44
    /// Whether that is where text has its usual size, and a row is as much higher as a line of body text.
    public var rowHeightFollowsText = false
    /// The insets of a row's content: a line of body text, 22 high, makes a row of the least height.
    public var rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    /// The insets of a header.
    public var headerInsets = EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20)
    /// The insets of a footer; the gap beneath it is the next group's.
    public var footerInsets = EdgeInsets(top: 6, leading: 20, bottom: 0, trailing: 20)
    /// The gap above a header that follows a row; its insets come on top: 55 in all between two groups where the header's
    /// text has 12 points.
    public var headerGap: CGFloat = 86.5 / 3
    /// The gap above a header that follows a footer.
    public var headerGapAfterFooter: CGFloat = 23
    /// The gap above a header at the top of the list.
    public var firstHeaderGap: CGFloat = 11
    /// The gap between groups without a header, measured as 35.3 on iOS 18 and as 35 on iOS 26.
    public var groupGap: CGFloat = 35
    /// The gap between a footer and a group without a header.
    public var groupGapAfterFooter: CGFloat = 88.0 / 3
    /// The gap above the first group where it has no header, below the edge or an inline title.
    public var topGap: CGFloat = 35
    /// The same gap below a large title: a guess for iOS 18, measured for iOS 26.
    public var topGapBelowLargeTitle: CGFloat = 16
    /// The gap below the last group: a guess.
    public var endGap: CGFloat = 16
    /// The corner radius of a rounded group.
    public var cornerRadius: CGFloat = 10
    /// Whether corners of groups are continuous; those of iOS 26 were measured to be arcs.
    public var hasContinuousCorners = true
    /// The thickness of a separator; `nil` for a pixel.
    public var lineThickness: CGFloat?
    /// The inset of separators from a row's trailing edge.
    public var lineTrailing: CGFloat = 0
    /// The font size of a link's chevron: 6.3 by 11 points on iOS 18, 7 by 12 beside text of 17 points on iOS 26.
    public var chevronSize: CGFloat = 13
    /// The distance of a link's chevron, with the symbol's own margin of 1.3, from the end of its label: measured in pictures of
    /// both systems on 390 points, in which labels fill their rows.
    public var chevronSpacing: CGFloat = 9.2
    /// The inset of the chevron with its margin from the row's own: its ink ends 0.7 before that, on iOS 26 2.3, in the same pictures.
    public var chevronInset: CGFloat = -0.4
    /// The chevron's colour: a grey of 191 on white, on iOS 26 (197, 197, 199) and (90, 90, 94) in the dark, which is the third label's.
    public var chevronColor: Color = Color.primary.opacity(0.25)
    /// Whether headers of groups are small capitals; else they are words in the size of rows, semibold.
    public var hasCapitalHeaders = true
    /// Whether lines of footers are whole points apart: in pictures of iOS 26 those of 12 points are 14.
    public var hasWholeLines = false

    /// iOS 18's.
    static let system18 = Lists()
    /// iOS 18's on screens of the smallest telephones: a guess.
    static let narrow18 = Lists(
      inset: 16, rowInsets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
      headerInsets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16),
      footerInsets: EdgeInsets(top: 6, leading: 16, bottom: 0, trailing: 16))
    /// iOS 26's: rows of a line of body text 52 high, headers 40.3, footers 29.7.
    static let system26 = Lists(
      inset: 16, rowHeight: 52, rowHeightFollowsText: true,
      rowInsets: EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16),
      headerInsets: EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16),
      footerInsets: EdgeInsets(top: 23.0 / 3, leading: 16, bottom: 19.0 / 3, trailing: 16),
      headerGap: 53.0 / 3, headerGapAfterFooter: 0, firstHeaderGap: 0,
      groupGapAfterFooter: 53.0 / 3, topGapBelowLargeTitle: 4,
      cornerRadius: 26, hasContinuousCorners: false, lineThickness: 1, lineTrailing: 16,
      chevronSize: 14.2, chevronSpacing: 11.2, chevronInset: 0.9,
      chevronColor: Color(.system(.tertiary)),
      hasCapitalHeaders: false, hasWholeLines: true)
  }
}
