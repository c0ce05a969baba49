/// The version of this tool, as `--version` and the reports say it.
let toolVersion = "0.1.0"
