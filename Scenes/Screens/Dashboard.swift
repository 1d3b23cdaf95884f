import Charts
import SwiftUI

/// A dashboard of a bakery: bars, a line, a ring and a range that follow the week that is chosen.
struct Dashboard: View {
  @State private var week = 0
  @State private var selectedHour: Double?

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Bakery").font(.largeTitle.bold())
      Picker("Week", selection: $week.animation(.spring(duration: 0.7, bounce: 0.2))) {
        Text("This Week").tag(0)
        Text("Last Week").tag(1)
      }
      .pickerStyle(.segmented)
      revenue
      visitors
      shares
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(.systemGroupedBackground).ignoresSafeArea())
  }

  // MARK: Revenue

  private var revenue: some View {
    Card(title: "Revenue", value: "€ \(Sale.total(of: week))") {
      Chart(Sale.all(of: week)) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Euros", sale.euros))
          .foregroundStyle(by: .value("Product", sale.product))
      }
      .chartForegroundStyleScale(["Bread": Color.orange, "Pastry": .yellow, "Coffee": .brown])
      .frame(height: 170)
    }
  }

  // MARK: Visitors

  private var visitors: some View {
    Card(title: "Visitors", value: "\(Visit.total(of: week)) a day") {
      Chart {
        ForEach(Visit.all(of: week)) { visit in
          AreaMark(x: .value("Hour", visit.hour), y: .value("Visitors", visit.count))
            .foregroundStyle(
              .linearGradient(
                colors: [.blue.opacity(0.35), .blue.opacity(0.02)], startPoint: .top,
                endPoint: .bottom)
            )
            .interpolationMethod(.monotone)
          LineMark(x: .value("Hour", visit.hour), y: .value("Visitors", visit.count))
            .interpolationMethod(.monotone)
            .lineStyle(StrokeStyle(lineWidth: 2.5, lineCap: .round))
        }
        if let selected {
          RuleMark(x: .value("Hour", selected.hour))
            .foregroundStyle(.gray.opacity(0.4))
            .annotation(
              position: .top, spacing: 0,
              overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) {
              Label(selected)
            }
          PointMark(x: .value("Hour", selected.hour), y: .value("Visitors", selected.count))
            .symbol(.circle).symbolSize(70)
        }
      }
      .chartXScale(domain: 7...18)
      .chartXAxis {
        AxisMarks(values: .stride(by: 2)) { value in
          AxisGridLine()
          AxisValueLabel {
            if let hour = value.as(Int.self) { Text("\(hour):00") }
          }
        }
      }
      .chartYAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
      .chartXSelection(value: $selectedHour)
      .frame(height: 120)
      .padding(.top, 22)
    }
  }

  private var selected: Visit? {
    selectedHour.flatMap { hour in
      Visit.all(of: week).min { abs($0.hour - hour) < abs($1.hour - hour) }
    }
  }

  /// What the line says at the hour under the finger.
  private struct Label: View {
    let visit: Visit
    init(_ visit: Visit) { self.visit = visit }
    var body: some View {
      HStack(spacing: 4) {
        Text("\(Int(visit.count))").font(.caption.bold())
        Text("at \(Int(visit.hour)):00").font(.caption).foregroundStyle(.secondary)
      }
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(Color(.systemGray5), in: .rect(cornerRadius: 6))
    }
  }

  // MARK: Shares

  private var shares: some View {
    Card(title: "By Product", value: "") {
      Chart(Share.all(of: week)) { share in
        SectorMark(
          angle: .value("Share", share.percent), innerRadius: .ratio(0.62), angularInset: 1.5
        )
        .cornerRadius(4)
        .foregroundStyle(by: .value("Product", share.product))
      }
      .chartForegroundStyleScale(["Bread": Color.orange, "Pastry": .yellow, "Coffee": .brown])
      .chartLegend(position: .trailing, alignment: .center, spacing: 24)
      .chartBackground { proxy in
        GeometryReader { geometry in
          if let anchor = proxy.plotFrame {
            let frame = geometry[anchor]
            VStack(spacing: 0) {
              Text("Bread").font(.caption).foregroundStyle(.secondary)
              Text("\(Int(Share.all(of: week)[0].percent)) %").font(.title3.bold())
                .contentTransition(.numericText())
            }
            .position(x: frame.midX, y: frame.midY)
          }
        }
      }
      .frame(height: 130)
    }
  }
}

/// A card with a title, and the number that matters.
private struct Card<Content: View>: View {
  let title: String
  let value: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .firstTextBaseline) {
        Text(title).font(.headline)
        Spacer()
        Text(value).font(.subheadline).foregroundStyle(.secondary)
          .contentTransition(.numericText())
      }
      content
    }
    .padding(14)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 14))
  }
}

/// What a product brought in on a day.
private struct Sale: Identifiable {
  let day: String
  let product: String
  let euros: Int
  var id: String { day + product }

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let products = ["Bread", "Pastry", "Coffee"]
  private static let weeks = [
    [
      [310, 120, 90], [290, 150, 110], [340, 130, 100], [360, 170, 120], [420, 210, 150],
      [520, 320, 210], [380, 290, 190],
    ],
    [
      [250, 90, 70], [280, 110, 90], [300, 140, 110], [270, 120, 80], [360, 180, 130],
      [430, 260, 170], [460, 330, 220],
    ],
  ]

  static func all(of week: Int) -> [Sale] {
    zip(days, weeks[week]).flatMap { day, euros in
      zip(products, euros).map { Sale(day: day, product: $0, euros: $1) }
    }
  }
  static func total(of week: Int) -> Int { all(of: week).reduce(0) { $0 + $1.euros } }
}

/// How many people came in an hour.
private struct Visit: Identifiable {
  let hour: Double
  let count: Double
  var id: Double { hour }

  private static let weeks: [[Double]] = [
    [18, 46, 38, 24, 30, 52, 44, 26, 22, 34, 48, 20],
    [12, 30, 42, 36, 22, 34, 30, 18, 26, 40, 32, 14],
  ]

  static func all(of week: Int) -> [Visit] {
    weeks[week].enumerated().map { Visit(hour: Double($0 + 7), count: $1) }
  }
  static func total(of week: Int) -> Int { Int(weeks[week].reduce(0, +)) }
}

/// A product's share of the revenue.
private struct Share: Identifiable {
  let product: String
  let percent: Double
  var id: String { product }

  static func all(of week: Int) -> [Share] {
    week == 0
      ? [
        Share(product: "Bread", percent: 54), Share(product: "Pastry", percent: 28),
        Share(product: "Coffee", percent: 18),
      ]
      : [
        Share(product: "Bread", percent: 46), Share(product: "Pastry", percent: 31),
        Share(product: "Coffee", percent: 23),
      ]
  }
}

#Preview { Dashboard() }
