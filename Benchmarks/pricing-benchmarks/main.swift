import PricingEngine

let prices = try PricePairs()
let million = 1_000_000

let benchmarks = [
  Benchmark(name: "savings of a plan against another", iterations: million) { index in
    let place = index % prices.plans.count
    do throws(NoSavings) {
      return try Savings(of: prices.plans[place], comparedWith: prices.references[place]).percent
    } catch {
      return 0
    }
  },
  Benchmark(name: "price per month of a plan", iterations: million) { index in
    try prices.plans[index % prices.plans.count].equivalent(per: .month).rounding == .up ? 1 : 0
  },
  Benchmark(name: "schedule of a plan", iterations: million) { index in
    try PaymentSchedule(of: prices.plans[index % prices.plans.count]).entries.count
  },
  Benchmark(name: "price read from text", iterations: million) { index in
    try ExactDecimal(parsing: prices.texts[index % prices.texts.count]).fractionDigits
  },
]

print("| operation | times | in all | each | checksum |")
print("|---|---|---|---|---|")
for benchmark in benchmarks { print(try benchmark.row()) }
