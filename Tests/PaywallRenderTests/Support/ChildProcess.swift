import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A program that is run to its end, with everything that it wrote.
///
/// Its output goes into files, so that no pipe can fill up and hold it.
struct ChildProcess {
  let path: String
  var arguments: [String]
  /// The file that it reads as standard input.
  var input = "/dev/null"
  /// Its working directory; `nil` is that of the tests.
  var folder: String?
  /// Its whole environment.
  var environment = ["PATH": "/usr/bin:/bin"]

  /// How a program ended.
  enum Ending: Equatable, Sendable {
    case code(Int32)
    case signal(Int32)
  }

  /// What a program wrote and how it ended.
  struct Result {
    let ending: Ending
    let output: Data
    let errors: Data

    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  func run() throws -> Result {
    let scratch = try TemporaryFolder()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    for (descriptor, name) in [(1, "output"), (2, "errors")] as [(Int32, String)] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, scratch.file(name), O_WRONLY | O_CREAT, 0o600)
    }
    let process = try spawn(actions: &actions)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw CocoaError(.executableLoad) }
    }
    let signal = status & 0x7F
    return Result(
      ending: signal == 0 ? .code((status >> 8) & 0xFF) : .signal(signal),
      output: try Data(contentsOf: URL(fileURLWithPath: scratch.file("output"))),
      errors: try Data(contentsOf: URL(fileURLWithPath: scratch.file("errors"))))
  }

  /// The program with its arguments; a shell changes the folder, since not every system's `posix_spawn` can.
  private var commandLine: [String] {
    let command = [path] + arguments
    guard let folder else { return command }
    return ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + command
  }

  private func spawn(actions: inout posix_spawn_file_actions_t) throws -> pid_t {
    var process: pid_t = 0
    let words = commandLine.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    heedSignals(&attributes)
    let failure = posix_spawn(&process, commandLine[0], &actions, &attributes, words, variables)
    guard failure == 0 else {
      throw CocoaError(
        .executableLoad, userInfo: [NSLocalizedDescriptionKey: String(cString: strerror(failure))])
    }
    return process
  }

  /// The program heeds every signal, whatever the tests were started to ignore or hold back.
  private func heedSignals(_ attributes: inout posix_spawnattr_t) {
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
  }
}
