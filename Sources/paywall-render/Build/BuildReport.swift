import PricingEngine

/// Says what a build did.
struct BuildReport {
  let console: Console
  let isQuiet: Bool

  /// Prints what was left out, what is wrong, and one line about the rest.
  func print(
    _ result: BuildRun.Result, _ materials: BuildMaterials, in folder: String, isDryRun: Bool
  ) {
    if !isQuiet { printSkipped(result.problems, materials) }
    for path in result.kept.sorted() {
      console.note("kept '\(path)': an earlier build wrote it, and somebody changed it since")
    }
    printProblems(result.problems)
    if !isQuiet { console.note(summary(result, folder, isDryRun: isDryRun)) }
  }

  /// Prints what is wrong, once for all paywalls that share it.
  func printProblems(_ problems: BuildProblems) {
    for (_, group) in problems.groups.sorted(by: { $0.key < $1.key }) {
      let isError = group.error != nil || group.finding?.severity == .error
      if isQuiet, !isError { continue }
      if let error = group.error { _ = console.report(error) }
      if let finding = group.finding { console.report([finding]) }
      console.plain(group.scope)
    }
  }

  /// One line for each template and reason.
  func printSkipped(_ problems: BuildProblems, _ materials: BuildMaterials) {
    for (name, reason) in materials.unfit.sorted(by: { $0.name < $1.name }) {
      console.note("left out '\(name)': \(reason)")
    }
    for (template, reasons) in problems.skipped.sorted(by: { $0.key < $1.key }) {
      for (reason, count) in reasons.sorted(by: { $0.key < $1.key }) {
        console.note("left out '\(template)' in \(counted(count, "paywall")): \(reason)")
      }
    }
  }

  private func summary(
    _ result: BuildRun.Result, _ folder: String, isDryRun: Bool
  ) -> String {
    let verb = isDryRun ? "would write" : "wrote"
    var parts = ["\(verb) \(counted(result.written, "file"))", "\(result.unchanged) unchanged"]
    if !result.removed.isEmpty {
      parts.append(
        "\(isDryRun ? "would remove" : "removed") \(counted(result.removed.count, "file"))")
    }
    let problems = result.problems
    if problems.skippedCount > 0 {
      parts.append("left out \(counted(problems.skippedCount, "paywall"))")
    }
    if problems.failedCount > 0 {
      parts.append("refused \(counted(problems.failedCount, "paywall"))")
    }
    let tenths = Int((result.seconds * 10).rounded())
    return parts.joined(separator: ", ") + " in '\(folder)' (\(tenths / 10).\(tenths % 10) s)"
  }
}
