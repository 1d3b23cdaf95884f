import Foundation
import Geometry
import Rostrum
import Testing

@testable import ActivityKit
@testable import ViewEngine
@testable import WidgetKit

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable { var stop: Int }
  var name: String
}

private struct Moment: TimelineEntry {
  var date: Date
  var relevance: TimelineEntryRelevance?
}
private struct Plain: TimelineEntry { var date: Date }

/// What a live activity is at a time, without the system that would show it.
@Suite("States of live activities")
struct ActivityStateTests {
  private func ride() -> Activity<Ride> {
    Activity(
      id: "1", Ride(name: "Bus"), ActivityContent(state: Ride.ContentState(stop: 1), staleDate: nil)
    )
  }
  private let last = ActivityContent(
    state: Ride.ContentState(stop: 9), staleDate: .distantPast, relevanceScore: 2)

  @Test("one begins active, and shows what it was told last")
  func update() async {
    let activity = ride()
    #expect(activity.activityState == .active && activity.content.relevanceScore == 0)
    await activity.update(last)
    #expect(activity.content.state.stop == 9 && activity.content.relevanceScore == 2)
    #expect(activity.content.staleDate == .distantPast && activity.activityState == .active)
    #expect(activity.id == "1" && activity.attributes.name == "Bus")
  }

  @Test("one that is ended keeps what it shows where nothing else is said")
  func end() async {
    let activity = ride()
    await activity.end(nil)
    #expect(activity.activityState == .ended && activity.content.state.stop == 1)
    await activity.end(last, dismissalPolicy: .after(.distantPast))
    #expect(activity.activityState == .ended && activity.content.state.stop == 9)
    await activity.end(nil, dismissalPolicy: .immediate)
    #expect(activity.activityState == .dismissed && activity.content.state.stop == 9)
  }

  @Test("why none begins is told in words of its own")
  func errors() {
    #expect(ActivityAuthorizationError.unsupported.localizedDescription.contains("film"))
    #expect(ActivityAuthorizationError.denied.localizedDescription.contains("person"))
  }
}

/// What widgets are told, and their families.
@MainActor @Suite("Values of widgets")
struct WidgetStateTests {
  @Test("families have the system's numbers, and the system's grow from each to the next")
  func families() {
    #expect((-1...8).compactMap(WidgetFamily.init(rawValue:)) == WidgetFamily.allCases)
    #expect(WidgetFamily(rawValue: 4) == nil)
    let areas = WidgetFamily.allCases.filter { !$0.isAccessory }.map {
      $0.size.width * $0.size.height
    }
    #expect(areas == areas.sorted() && Set(areas).count == 4)
    let round = WidgetFamily.accessoryCircular
    #expect(round.radius * 2 == round.size.width && round.size.width == round.size.height)
  }

  @Test("of two previews the inner one counts")
  func nested() throws {
    let places = try tiles(on: .of(700, 400)) {
      Tile(1).previewContext(WidgetPreviewContext(family: .systemSmall))
        .previewContext(WidgetPreviewContext(family: .systemLarge))
    }
    #expect(places[1] == CGRect(x: 271, y: 121, width: 158, height: 158))
  }

  @Test("a preview of a live activity paints nothing in any form")
  func preview() throws {
    let kinds: [ActivityPreviewViewKind] = [
      .content, .dynamicIsland(.compact), .dynamicIsland(.expanded), .dynamicIsland(.minimal),
    ]
    for kind in kinds {
      let stage = try Rehearsal {
        Ride(name: "Bus").previewContext(.init(stop: 1), isStale: true, viewKind: kind)
      }
      #expect(stage.frames.isEmpty)
    }
  }

  @Test("a reload is at its own time, and an entry matters as it says")
  func timelines() {
    #expect(TimelineReloadPolicy.after(.distantPast) == .after(.distantPast))
    #expect(TimelineReloadPolicy.after(.distantPast) != .after(.distantFuture))
    #expect(TimelineReloadPolicy.atEnd != .never)
    #expect(Plain(date: .distantPast).relevance == nil)
    let entry = Moment(date: .distantPast, relevance: TimelineEntryRelevance(score: 2))
    let timeline = Timeline(entries: [entry, Moment(date: .distantFuture)], policy: .never)
    #expect(timeline.entries.map(\.date) == [.distantPast, .distantFuture])
    #expect(timeline.entries.map { $0.relevance?.score } == [2, nil])
    #expect(entry.relevance?.duration == 0 && timeline.policy == .never)
  }
}
