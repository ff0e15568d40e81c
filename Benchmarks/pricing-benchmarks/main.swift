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
