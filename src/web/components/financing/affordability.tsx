import { useState } from "react";
import { planPurchase } from "#domain/valuation/financing/financing.ts";
import { readTerms, type TermKey } from "#domain/valuation/financing/read-terms.ts";
import type { FinancingTerms } from "#editions/financing.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import type { SearchParams } from "../../search-params.ts";
import { useLocalizeHref } from "../site/page-link.tsx";
import { CoverText, PurchasePlan, TermsSource } from "./purchase-plan.tsx";
import { TermFields } from "./term-fields.tsx";

interface AffordabilityProps {
  price: number;
  sde: number;
  defaultTerms: FinancingTerms;
  /** Financing terms from the URL. */
  query: SearchParams;
  /** The listing's path, where the form posts without script. */
  action: string;
}

/**
 * Shows the cash that a buyer needs for a listing, and what its earnings leave after debt service. Amounts are in major
 * units.
 */
export function Affordability({ price, sde, defaultTerms, query, action }: AffordabilityProps) {
  const { money } = useFormats();
  const [typed, setTyped] = useState<Partial<Record<TermKey, string>>>(Object.fromEntries(query));
  const { terms, wrong: invalidTerms } = readTerms(typed, defaultTerms);
  const plan = planPurchase(price, sde, terms);
  const localizeHref = useLocalizeHref();
  return (
    <section id="carry" aria-labelledby="carry-title">
      <h2 id="carry-title" className="text-2xl">
        {m.afford_title()}
      </h2>
      <p className="mt-2 max-w-prose">
        {m.afford_text({ price: money(price), down: money(Math.round(plan.down_payment)), sde: money(sde) })}
      </p>
      <div className="mt-4 space-y-4" aria-live="polite">
        <PurchasePlan plan={plan} terms={terms} />
        <CoverText plan={plan} terms={terms} />
      </div>
      <details className="mt-4 max-w-xl no-print" open={query.length > 0 || undefined}>
        <summary className="link inline-block cursor-pointer py-1">{m.afford_other_terms()}</summary>
        <form
          method="get"
          action={localizeHref(`${action}#carry`)}
          noValidate
          className="mt-3 space-y-4"
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement) setTyped({ ...typed, [target.name]: target.value });
          }}
        >
          <TermFields defaultTerms={defaultTerms} query={query} invalidTerms={invalidTerms} />
          <button type="submit" className="button button-quiet">
            {m.afford_calculate()}
          </button>
        </form>
      </details>
      <div className="mt-3">
        <TermsSource terms={terms} />
      </div>
    </section>
  );
}
