import PricingEngine

let prices = try PricePairs()
let million = 1_000_000

let benchmarks = [
  Benchmark(name: "savings of a plan against another", iterations: million) { index in
    let pair = prices.pairs[index % prices.pairs.count]
    do throws(NoSavings) {
      return try Savings(of: pair.plan, comparedWith: pair.reference).percent
    } catch {
      return 0
    }
  },
  Benchmark(name: "price per month of a plan", iterations: million) { index in
    let plan = prices.pairs[index % prices.pairs.count].plan
    return try plan.equivalent(per: .month).rounding == .up ? 1 : 0
  },
  Benchmark(name: "schedule of a plan", iterations: million) { index in
    let plan = prices.pairs[index % prices.pairs.count].plan
    return try PaymentSchedule(of: plan).entries.count
  },
  Benchmark(name: "price read from text", iterations: million) { index in
    try ExactDecimal(parsing: prices.texts[index % prices.texts.count]).fractionDigits
  },
]

print("| operation | times | in all | each | checksum |")
print("|---|---|---|---|---|")
for benchmark in benchmarks { print(try benchmark.row()) }
