import type { Purchase } from "#domain/valuation/financing/financing.ts";
import type { FinancingTerms } from "#editions/financing.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";

interface PurchasePlanProps {
  plan: Purchase;
  terms: FinancingTerms;
}

/** How a purchase is financed, and what is left each year after debt service. Major units. */
export function PurchasePlan({ plan, terms }: PurchasePlanProps) {
  const { money, percent, number } = useFormats();
  const formatWhole = (value: number) => money(Math.round(value));
  const rows = [
    [m.finance_down(), percent(plan.price > 0 ? plan.down_payment / plan.price : 0), formatWhole(plan.down_payment)],
    [
      terms.program ? m.finance_loan_program({ program: terms.program }) : m.finance_loan(),
      m.finance_rate_years({ rate: percent(terms.loan.rate), years: number(terms.loan.years) }),
      formatWhole(plan.loan),
    ],
    ...(plan.fee > 0 ? [[m.finance_fee(), m.finance_fee_how(), formatWhole(plan.fee)] as const] : []),
    [
      m.finance_note(),
      m.finance_rate_years({ rate: percent(terms.seller_note.rate), years: number(terms.seller_note.years) }),
      formatWhole(plan.seller_note),
    ],
  ] as const;
  return (
    <table className="numeric w-full max-w-xl border-collapse">
      <caption className="sr-only">{m.finance_parts({ price: formatWhole(plan.price) })}</caption>
      <tbody>
        {rows.map(([label, how, amount]) => (
          <tr key={label} className="border-b border-rule">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {label}
              <span className="block text-sm text-ink-soft">{how}</span>
            </th>
            <td className="py-1.5 text-right align-top">{amount}</td>
          </tr>
        ))}
        <tr className="border-b border-rule-strong">
          <th scope="row" className="py-1.5 pr-3 text-left">
            {m.finance_service()}
          </th>
          <td className="py-1.5 text-right font-semibold">{formatWhole(plan.debt_service)}</td>
        </tr>
        <tr>
          <th scope="row" className="py-1.5 pr-3 text-left">
            {m.finance_after()}
            <span className="block text-sm font-normal text-ink-soft">{m.finance_after_how()}</span>
          </th>
          <td className="py-1.5 text-right align-top font-semibold">{formatWhole(plan.after_debt)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Explains the debt coverage in one sentence. */
export function CoverText({ plan, terms }: PurchasePlanProps) {
  const { exact } = useFormats();
  if (plan.cover === null) return null;
  const values = { cover: exact(plan.cover), min: exact(terms.min_cover) };
  return (
    <p
      className={`border-l-4 px-3 py-2 ${plan.carries ? "border-accent bg-accent-wash" : "border-signal bg-signal-wash"}`}
    >
      {plan.carries ? m.finance_covered(values) : m.finance_not_covered(values)}
    </p>
  );
}

/** The terms, and whether the period that they were published for has ended. */
export type ShownTerms = FinancingTerms & { is_outdated?: boolean };

/** The source of the terms, with a note that they are not an offer. */
export function TermsSource({ terms }: { terms: ShownTerms }) {
  const { month, date } = useFormats();
  return (
    <p className="max-w-[65ch] text-sm text-ink-soft">
      {m.finance_source({ source: terms.source, as_of: month(terms.as_of) })}
      {terms.is_outdated && (
        <strong className="block font-semibold">{m.finance_outdated({ date: date(terms.valid_until) })}</strong>
      )}
    </p>
  );
}
