import type { Comparables } from "#domain/valuation/comparables.ts";
import { planPurchase } from "#domain/valuation/financing/financing.ts";
import type { FinancingTerms } from "#editions/financing.ts";
import { m } from "#messages/messages.js";
import { CoverChart } from "../financing/cover-chart.tsx";
import { CoverText, PurchasePlan, TermsSource } from "../financing/purchase-plan.tsx";
import { TermFields } from "../financing/term-fields.tsx";
import { MultiplesTable } from "../valuation/multiples-table.tsx";
import { SalesComparison } from "../valuation/sales-comparison.tsx";
import { ValuationResult } from "../valuation/valuation-result.tsx";
import { ValueRange } from "../valuation/value-range.tsx";
import type { States } from "./samples.tsx";

const RANGE = { low: 280_000, likely: 400_000, high: 520_000 };
const SDE = 150_000;
const YEARS = { from: "2021", to: "2025" };

const SALES: Comparables = {
  reach: "country",
  place: null,
  n: 23,
  median: 2.6,
  lower: 2.1,
  upper: 3.2,
  points: [
    { sde: 90_000, price: 210_000, n: 4 },
    { sde: 140_000, price: 380_000, n: 9 },
    { sde: 220_000, price: 610_000, n: 7 },
    { sde: 410_000, price: 1_250_000, n: 3 },
  ],
};

/** Charts, tables of figures and the financing of a purchase. */
export function createChartSamples(terms: FinancingTerms, sector: string): Record<string, States> {
  const covered = planPurchase(RANGE.likely, SDE, terms);
  const notCovered = planPurchase(RANGE.likely, SDE / 3, terms);
  const empty = { valuation: null, problems: {}, years: YEARS };
  const rows = [
    { name: sector, multiple: 2.6, width: 52 },
    { name: m.listing_facts(), multiple: 4.1, width: 82, note: m.value_likely() },
  ];
  return {
    CoverChart: { covered: <CoverChart sde={SDE} terms={terms} range={RANGE} affordable={460_000} /> },
    SalesComparison: {
      "with sales": (
        <SalesComparison
          comparables={SALES}
          sector={sector}
          region={undefined}
          own={{ sde: SDE, likely: RANGE.likely }}
        />
      ),
    },
    MultiplesTable: {
      "with a note": (
        <MultiplesTable title={m.value_title()} source={m.multiples_times()} header={m.filter_category()} rows={rows} />
      ),
    },
    ValueRange: {
      wide: <ValueRange {...RANGE} />,
      narrow: <ValueRange low={390_000} likely={400_000} high={410_000} />,
    },
    ValuationResult: {
      "nothing typed": <ValuationResult {...empty} hasQuery={false} missing={[]} />,
    },
    PurchasePlan: { covered: <PurchasePlan plan={covered} terms={terms} /> },
    CoverText: {
      covered: <CoverText plan={covered} terms={terms} />,
      "not covered": <CoverText plan={notCovered} terms={terms} />,
    },
    TermsSource: {
      valid: <TermsSource terms={terms} />,
      outdated: <TermsSource terms={{ ...terms, is_outdated: true }} />,
    },
    TermFields: {
      empty: <TermFields defaultTerms={terms} query={[]} invalidTerms={[]} />,
      error: <TermFields defaultTerms={terms} query={[["loan_rate", "900"]]} invalidTerms={["loan_rate"]} />,
    },
  };
}
