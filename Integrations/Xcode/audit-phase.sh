#!/bin/bash
# A run-script phase of Xcode: shows findings as issues in place, and fails the build on errors.
#
# Target > Build Phases > New Run Script Phase, with the line
#   bash "$SRCROOT/Scripts/audit-phase.sh"
# Turn off "Based on dependency analysis", and set "User Script Sandboxing" to No for the target: the phase reads the
# whole project. The index stays in the build folder.
set -uo pipefail

sceneql=${SCENEQL:-sceneql}
if ! command -v "$sceneql" >/dev/null; then
  echo "warning: sceneql is not installed, so storyboards are not audited"
  exit 0
fi

index="${DERIVED_FILE_DIR:-${TMPDIR:-/tmp}}/sceneql.db"
mkdir -p "$(dirname "$index")"
"$sceneql" index "$SRCROOT" --db "$index" --quiet --no-progress
if [ $? -gt 1 ]; then
  # A file that is being edited may be broken; the others are audited all the same.
  echo "warning: sceneql could not read every file"
fi

# Xcode opens absolute paths only.
"$sceneql" audit --db "$index" --root "$SRCROOT" --format text --color never --fail-on error --allow-partial \
  | sed "s|^|$SRCROOT/|"
exit "${PIPESTATUS[0]}"
