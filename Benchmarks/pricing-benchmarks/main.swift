import CopyChecks
import PricingEngine

let prices = try PricePairs()
// A smaller number of times serves a profiler.
let times = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000

let benchmarks = [
  Benchmark(
    name: "savings of a plan against another", iterations: times, operation: prices.percent),
  Benchmark(
    name: "price per month of a plan", iterations: times, operation: prices.roundsPricePerMonth),
  Benchmark(
    name: "schedule of a plan", iterations: times, operation: prices.scheduleEntries),
  Benchmark(
    name: "price read from text", iterations: times, operation: prices.fractionDigits),
]

print(Benchmark.header)
for benchmark in benchmarks { print(try benchmark.row()) }

print("\nScanning 1 MB of a language's own phrases for claims, and the same as one line:\n")
print(Benchmark.header)
let lexicons = LexiconFolder()
for name in ["en", "de", "fi", "ru", "ja", "zh-Hans", "th", "hi", "ar"] {
  _ = try lexicons.library.lexicon(named: name)
  let scanner = ClaimScanner(try lexicons.library.lexicon(named: name))
  for separator in ["\n", " "] {
    let text = lexicons.text(of: name, byteCount: 1_000_000, separator: separator)
    let title = "\(name), \(separator == " " ? "one line" : "lines")"
    print(
      try Benchmark(name: title, iterations: 3) { _ in try scanner.scan(text).count }.row())
  }
}
// Twice the text must take twice the time, also where phrases and gaps start again and again.
let english = ClaimScanner(try lexicons.library.lexicon(named: "en"))
for repeated in ["cancel ", "pay one ", "no free ", "7", "\u{301}\u{323}"] {
  for megabytes in [2, 4, 8] {
    let text = lexicons.repeated(repeated, byteCount: megabytes * 1_000_000)
    print(
      try Benchmark(name: "en, \(megabytes) MB of '\(repeated)' in one line", iterations: 1) { _ in
        try english.scan(text).count
      }.row())
  }
}
for megabytes in [2, 4, 8] {
  let text = lexicons.text(of: "en", byteCount: megabytes * 1_000_000, separator: " ")
  print(
    try Benchmark(name: "en, one line of \(megabytes) MB of phrases", iterations: 1) { _ in
      try english.scan(text).count
    }.row())
}
let names = ["en", "ja", "ar"]
for name in names {
  print(
    try Benchmark(name: "reading the lexicon '\(name)'", iterations: 10) { _ in
      _ = try LexiconFolder().library.lexicon(named: name)
      return 1
    }.row())
}
