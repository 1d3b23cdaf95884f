public import Foundation
public import Geometry

@_spi(Engine) extension SystemLook {
  /// The figures of lists and forms.
  public struct Lists: Sendable {
    /// The inset of rounded groups from the list's sides.
    public var inset: CGFloat = 16
    /// The least height of a row.
    public var rowHeight: CGFloat = 44
    /// The insets of a row's content: a line of body text, 22 high, makes a row of the least height.
    public var rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// The insets of a header.
    public var headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    /// The insets of a footer; the gap beneath it is the next group's.
    public var footerInsets = EdgeInsets(top: 6, leading: 16, bottom: 0, trailing: 16)
    /// The gap above a header that follows a row; its insets come on top: 55 in all between two groups where the header's
    /// text has 12 points.
    public var headerGap: CGFloat = 86.0 / 3
    /// The gap above a header that follows a footer.
    public var headerGapAfterFooter: CGFloat = 86.0 / 3
    /// The gap above a header at the top of the list.
    public var firstHeaderGap: CGFloat = 16
    /// The gap between groups without a header, measured as 35.3 on iOS 18; a guess for iOS 26.
    public var groupGap: CGFloat = 35
    /// The gap above the first group and below the last.
    public var endGap: CGFloat = 16
    /// The corner radius of a rounded group.
    public var cornerRadius: CGFloat = 10
    /// Whether corners of groups are continuous; those of iOS 26 were measured to be arcs.
    public var hasContinuousCorners = true
    /// The thickness of a separator; `nil` for a pixel.
    public var lineThickness: CGFloat?
    /// The inset of separators from a row's trailing edge.
    public var lineTrailing: CGFloat = 0
    /// Whether headers of groups are small capitals; else they are words in the size of rows, semibold.
    public var hasCapitalHeaders = true

    /// iOS 18's.
    static let system18 = Lists()
    /// iOS 26's: rows 52 apart, headers 40.3 high, footers 29.7.
    static let system26 = Lists(
      rowHeight: 52,
      rowInsets: EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16),
      headerInsets: EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16),
      footerInsets: EdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16),
      headerGap: 53.0 / 3, headerGapAfterFooter: 0, firstHeaderGap: 0,
      cornerRadius: 26, hasContinuousCorners: false, lineThickness: 1, lineTrailing: 16,
      hasCapitalHeaders: false)
  }
}
