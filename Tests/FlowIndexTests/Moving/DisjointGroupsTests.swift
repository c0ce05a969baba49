import Testing

@testable import FlowIndex

@Suite("Joining positions to groups")
struct DisjointGroupsTests {
  @Test("groups are numbered by their first positions, however they were joined")
  func numbers() {
    var groups = DisjointGroups(count: 6)
    groups.join(4, 2)
    groups.join(5, 4)
    groups.join(0, 3)
    groups.join(3, 0)
    let (groupOfPosition, members) = groups.numbered()
    #expect(groupOfPosition == [0, 1, 2, 0, 2, 2])
    #expect(members == [[0, 3], [1], [2, 4, 5]])
  }
}
