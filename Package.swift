// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "paywall-render",
  products: [
    .library(name: "PricingEngine", targets: ["PricingEngine"]),
    .library(name: "CopyTemplates", targets: ["CopyTemplates"]),
    .library(name: "CopyChecks", targets: ["CopyChecks"]),
    .executable(name: "paywall-render", targets: ["paywall-render"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSystemICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"])]
    ),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .target(name: "CICU", dependencies: ["CSystemICU"]),
    .target(name: "PricingEngine", dependencies: ["CICU"]),
    .target(name: "CopyTemplates", dependencies: ["PricingEngine"]),
    .target(name: "CopyChecks", dependencies: ["CopyTemplates", "PricingEngine"]),
    .executableTarget(
      name: "paywall-render",
      dependencies: ["CNettle", "CopyChecks", "CopyTemplates", "PricingEngine"],
      plugins: ["EmbedResources"]
    ),
    .executableTarget(name: "embed-resources"),
    .executableTarget(
      name: "pricing-benchmarks", dependencies: ["CopyChecks", "PricingEngine"],
      path: "Benchmarks/pricing-benchmarks"),
    .plugin(name: "EmbedResources", capability: .buildTool(), dependencies: ["embed-resources"]),
    .testTarget(
      name: "PricingEngineTests", dependencies: ["PricingEngine"], exclude: ["Fixtures"]),
    .testTarget(name: "CopyTemplatesTests", dependencies: ["CopyTemplates"]),
    .testTarget(name: "CopyChecksTests", dependencies: ["CopyChecks"]),
    .testTarget(
      name: "PaywallRenderTests", dependencies: ["paywall-render", "CopyChecks", "CopyTemplates"]),
  ],
  cxxLanguageStandard: .cxx17
)
