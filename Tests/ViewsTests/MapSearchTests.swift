import CoreLocation
import Foundation
import Testing

@testable import MapKit
@testable import ViewEngine

/// What is asked of maps that have no network, and what is kept of it.
@MainActor @Suite("Searches and items of maps")
struct MapSearchTests {
  private final class Listener: MKLocalSearchCompleterDelegate {
    var errors: [MKError] = []
    var updates = 0
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) { updates += 1 }
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
      if let error = error as? MKError { errors.append(error) }
    }
  }
  private let oslo = CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75)
  private func isTold(_ name: String) -> Bool {
    IneffectiveSettings.shortcomings.contains { $0.contains(name) }
  }

  @Test(
    "errors have the numbers of MapKit, and words",
    arguments: [
      (.unknown, 1), (.serverFailure, 2), (.loadingThrottled, 3), (.placemarkNotFound, 4),
      (.directionsNotFound, 5),
    ] as [(MKError.Code, Int)])
  func errors(code: MKError.Code, number: Int) {
    let error = MKError(code) as NSError
    #expect(error.domain == "MKErrorDomain" && error.code == number)
    let words = MKError(code).localizedDescription
    #expect(words.hasPrefix("MapKit") && error.localizedDescription == words)
    #expect(words.contains("network") == (code == .serverFailure))
  }

  @Test("a request keeps what it is asked")
  func request() {
    let region = MKCoordinateRegion(
      center: oslo, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    let request = MKLocalSearch.Request(naturalLanguageQuery: "Tea", region: region)
    #expect(request.naturalLanguageQuery == "Tea" && request.region.span == region.span)
    #expect(request.resultTypes == [.address, .pointOfInterest])
    #expect(request.pointOfInterestFilter == nil)
    #expect(MKLocalSearch.Request().naturalLanguageQuery == nil)
  }

  @Test("a search answers at once that there is no network, and is told")
  func search() async {
    let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Tea"))
    var errors: [MKError?] = []
    func ask() { search.start { _, error in errors.append(error as? MKError) } }
    ask()
    search.cancel()
    ask()
    #expect(errors == [MKError(.serverFailure), MKError(.serverFailure)])
    #expect(!search.isSearching && isTold("MKLocalSearch.start"))
    await #expect(throws: MKError(.serverFailure)) { _ = try await search.start() }
  }

  @Test("whoever types is told that nothing is found, once for each change")
  func completer() async {
    let (completer, listener) = (MKLocalSearchCompleter(), Listener())
    completer.delegate = listener
    completer.queryFragment = "T"
    completer.queryFragment = "Te"
    #expect(listener.errors.isEmpty)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(listener.errors == [MKError(.serverFailure), MKError(.serverFailure)])
    #expect(listener.updates == 0 && completer.results.isEmpty && !completer.isSearching)
    #expect(isTold("MKLocalSearchCompleter"))
  }

  @Test("whoever stops listening is told nothing")
  func silent() async {
    let (completer, listener) = (MKLocalSearchCompleter(), Listener())
    completer.delegate = listener
    completer.queryFragment = "T"
    completer.delegate = nil
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(listener.errors.isEmpty)
  }

  @Test("no way is found, and no time that it would take")
  func directions() async {
    let request = MKDirections.Request()
    request.source = .forCurrentLocation()
    request.destination = MKMapItem(placemark: MKPlacemark(coordinate: oslo))
    #expect(request.transportType == .any && !request.requestsAlternateRoutes)
    let directions = MKDirections(request: request)
    var errors: [MKError?] = []
    func ask() {
      directions.calculate { _, error in errors.append(error as? MKError) }
      directions.calculateETA { _, error in errors.append(error as? MKError) }
    }
    ask()
    #expect(errors == [MKError(.serverFailure), MKError(.serverFailure)])
    await #expect(throws: MKError(.serverFailure)) { _ = try await directions.calculateETA() }
    #expect(!directions.isCalculating)
  }

  @Test("an item is where its place is, and has the name that it is given")
  func items() throws {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: oslo, addressDictionary: ["City": "x"]))
    #expect(item.name == nil && item.placemark.title == nil && item.placemark.locality == nil)
    item.name = "Opera"
    item.pointOfInterestCategory = .theater
    #expect(
      item.name == "Opera" && item.pointOfInterestCategory?.rawValue == "MKPOICategoryTheater")
    #expect(item.location.coordinate.latitude == oslo.latitude && !item.isCurrentLocation)
    // An hour of its own would differ from film to film.
    #expect(item.location.timestamp == Date(timeIntervalSinceReferenceDate: 0))
    let again = MKPlacemark(placemark: item.placemark)
    #expect(again.coordinate.longitude == oslo.longitude)
    let found = MKMapItem(location: item.location, address: nil)
    #expect(found.placemark.coordinate.latitude == oslo.latitude)
    #expect(!MKMapItem.openMaps(with: [item, found]) && isTold("MKMapItem.openInMaps"))
  }

  @Test("an address has words, or is none")
  func addresses() throws {
    #expect(MKAddress(fullAddress: "", shortAddress: "x") == nil)
    let address = try #require(
      MKAddress(fullAddress: "Kirsten Flagstads plass 1", shortAddress: nil))
    #expect(address.fullAddress.hasSuffix("1") && address.shortAddress == nil)
  }

  @Test("ways to travel and kinds of answers are sets, as MapKit numbers them")
  func sets() {
    let ways: [MKDirectionsTransportType] = [.automobile, .walking, .transit]
    #expect(ways.map(\.rawValue) == [1, 2, 4])
    #expect(ways.allSatisfy { MKDirectionsTransportType.any.contains($0) })
    let kinds: [MKLocalSearch.ResultType] = [.address, .pointOfInterest, .physicalFeature]
    #expect(kinds.map(\.rawValue) == [1, 2, 4])
    let completions: [MKLocalSearchCompleter.ResultType] = [.address, .pointOfInterest, .query]
    #expect(completions.map(\.rawValue) == [1, 2, 4])
    #expect(MKLocalSearchCompleter().resultTypes.isSuperset(of: completions[2]))
  }
}
