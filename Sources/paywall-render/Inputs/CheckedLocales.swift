import CopyTemplates
import PricingEngine

/// The languages that checks look at: those of `--locale`, else those that the project builds, else all there are.
struct CheckedLocales {
  /// The languages, in order.
  let tags: [LocaleTag]
  /// Whether somebody chose them, so that others are of no concern.
  let isChosen: Bool

  init(
    _ options: ParsedOptions, workspace: Workspace, library: MessageLibrary
  ) throws(InputError) {
    let settings = workspace.project.build
    let known = try library.locales()
    tags = try BuildAxes(options, workspace: workspace, settings: settings)
      .locales(known: known).values
    isChosen = Set(tags) != Set(known)
  }
}
