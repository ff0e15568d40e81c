#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The program: finds the command, runs it, and ends with its exit code.
@main
enum PaywallRender {
  static func main() {
    // A reader that stops early, such as 'head', ends the program quietly, even when it was started to ignore that.
    signal(SIGPIPE, SIG_DFL)
    let console = Console.forThisProcess()
    let words = Array(CommandLine.arguments.dropFirst())
    exit(run(words, console: console).rawValue)
  }

  /// Runs a command line.
  static func run(_ words: [String], console: Console) -> ExitCode {
    do throws(InputError) {
      return try CommandLineRouter.run(words, console: console)
    } catch {
      return console.report(error)
    }
  }
}
