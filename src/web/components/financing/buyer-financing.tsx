import { computeAffordablePrice, planPurchase } from "#domain/valuation/financing/financing.ts";
import type { FinancingTerms } from "#editions/financing.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { CoverChart } from "./cover-chart.tsx";
import { CoverText, PurchasePlan, TermsSource } from "./purchase-plan.tsx";

interface BuyerFinancingProps {
  sde: number;
  range: { low: number; likely: number; high: number };
  terms: FinancingTerms;
}

/**
 * Shows the estimate from a buyer's point of view: how they would finance it, and the highest price that a lender would
 * support.
 */
export function BuyerFinancing({ sde, range, terms }: BuyerFinancingProps) {
  const { money } = useFormats();
  const plan = planPurchase(range.likely, sde, terms);
  const affordable = roundDownToThreeDigits(computeAffordablePrice(sde, terms));
  return (
    <section aria-labelledby="buyers-side">
      <h2 id="buyers-side" className="text-2xl">
        {m.finance_title()}
      </h2>
      <p className="mt-2 max-w-[65ch]">{m.finance_text({ price: money(range.likely), sde: money(sde) })}</p>
      <div className="mt-4 grid grid-cols-1 gap-8 xl:grid-cols-2">
        <div className="space-y-4">
          <PurchasePlan plan={plan} terms={terms} />
          <CoverText plan={plan} terms={terms} />
        </div>
        <div className="space-y-4">
          {affordable > 0 && <p className="font-semibold">{m.finance_affordable({ price: money(affordable) })}</p>}
          <CoverChart sde={sde} terms={terms} range={range} affordable={affordable} />
        </div>
      </div>
      <div className="mt-4">
        <TermsSource terms={terms} />
      </div>
    </section>
  );
}

/** Rounds down to three significant digits, because more would suggest false precision. */
function roundDownToThreeDigits(value: number): number {
  if (value <= 0) return 0;
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(value)) - 2));
  return Math.floor(value / step) * step;
}
