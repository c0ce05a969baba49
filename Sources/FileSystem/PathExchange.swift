import CFileSystem

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lets two paths change places.
public enum PathExchange {
  /// Exchanges what stands at two paths, in one step: nobody ever sees one of them without the other.
  ///
  /// - Throws: ``SystemFailure`` where a path is missing, they are on different disks, or the disk cannot do it.
  public static func exchange(_ first: String, _ second: String) throws(SystemFailure) {
    if sceneql_exchange_paths(first, second) != 0 { throw SystemFailure(action: "exchange", path: first) }
  }
}
