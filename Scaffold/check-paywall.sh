#!/bin/sh
# What every change of products, prices and texts must pass; for any CI: sh check-paywall.sh
# Exit codes: 0 clean, 1 findings or changed copy, 2 could not run, 3 only ICU's data writes the same facts another way.
set -eu
cd "$(dirname "$0")"

# "github" marks findings in a pull request, "junit" and "sarif" are for other services.
paywall-render check --format "${PAYWALL_REPORT_FORMAT:-text}"
paywall-render snapshot --check
