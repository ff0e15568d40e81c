#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Where the program is installed, and what is installed with it.
struct ProgramFiles {
  /// The program's own file.
  let program: String

  /// What `make install` and the package put beside the program, by what it is.
  static let extras = [
    ("manual", "share/man/man1/paywall-render.1.gz"),
    ("bash", "share/bash-completion/completions/paywall-render"),
    ("zsh", "share/zsh/site-functions/_paywall-render"),
    ("zsh", "share/zsh/vendor-completions/_paywall-render"),
    ("fish", "share/fish/vendor_completions.d/paywall-render.fish"),
  ]

  /// The program that runs.
  static func running() throws(InputError) -> ProgramFiles {
    do throws(FileError) {
      return ProgramFiles(program: try Paths.followingLinks("/proc/self/exe"))
    } catch {
      throw .file(error)
    }
  }

  /// The names of what is installed with the program; empty for one that is not in a folder `bin`.
  var installedExtras: [String] {
    let folder = Paths.folder(of: program)
    guard folder.hasSuffix("/bin") else { return [] }
    let prefix = Paths.folder(of: folder)
    return Self.extras.filter { Paths.fileExists(Paths.join(prefix, $0.1)) }.map(\.0)
  }

  /// The program that a shell with this `PATH` starts, when it is another one.
  func shadow(path: String?) -> String? {
    for folder in (path ?? "").split(separator: ":") {
      let candidate = Paths.join(String(folder), "paywall-render")
      guard Paths.fileExists(candidate), access(candidate, X_OK) == 0 else { continue }
      return isSame(candidate) ? nil : candidate
    }
    return nil
  }

  private func isSame(_ other: String) -> Bool {
    var mine = stat()
    var its = stat()
    return stat(program, &mine) == 0 && stat(other, &its) == 0 && mine.st_dev == its.st_dev
      && mine.st_ino == its.st_ino
  }
}
