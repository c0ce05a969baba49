/// Tells the settings that may matter to an app's ways in from the many that steer compilers and signing.
enum BuildSettingFilter {
  /// Prefixes of settings that neither name a storyboard nor are referred to by one that does.
  private static let otherPrefixes = [
    "ALWAYS_", "ASSETCATALOG_", "CLANG_", "CODE_SIGN", "COPY_PHASE_", "DEAD_CODE_", "DEBUG_INFORMATION_", "ENABLE_",
    "EXCLUDED_", "FRAMEWORK_SEARCH_", "GCC_", "HEADER_SEARCH_", "LD_", "LIBRARY_SEARCH_", "LOCALIZATION_", "MTL_",
    "ONLY_ACTIVE_", "OTHER_", "PROVISIONING_", "SKIP_", "STRIP_", "SWIFT_ACTIVE_", "SWIFT_OBJC_", "SWIFT_OPT",
    "VALIDATE_", "VALID_ARCHS", "WARNING_",
  ]

  /// Whether a setting is kept: any that may name a storyboard, a module or a version, or hold a part of such a name.
  static func isKept(_ name: String) -> Bool {
    !otherPrefixes.contains { name.hasPrefix($0) }
  }
}
