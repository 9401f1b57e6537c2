import { TERM_BOUNDS, type TermKey } from "#domain/valuation/financing/read-terms.ts";
import type { FinancingTerms } from "#editions/financing.ts";
import { m } from "#messages/messages.js";
import { getFirst, type SearchParams } from "../../search-params.ts";
import { Field } from "../forms/field.tsx";

const LABELS: Record<TermKey, () => string> = {
  down_percent: m.term_down,
  loan_rate: m.term_rate,
  loan_years: m.term_years,
  note_percent: m.term_note,
};

interface TermFieldsProps {
  defaultTerms: FinancingTerms;
  query: SearchParams;
  invalidTerms: readonly TermKey[];
}

/** Fields for a buyer's own terms. Placeholders show the default of an empty field. */
export function TermFields({ defaultTerms, query, invalidTerms }: TermFieldsProps) {
  const defaults: Record<TermKey, number> = {
    down_percent: defaultTerms.down_payment * 100,
    loan_rate: defaultTerms.loan.rate * 100,
    loan_years: defaultTerms.loan.years,
    note_percent: defaultTerms.seller_note.share * 100,
  };
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {(Object.keys(LABELS) as TermKey[]).map((key) => (
        <Field
          key={key}
          name={key}
          label={LABELS[key]()}
          inputMode="decimal"
          autoComplete="off"
          placeholder={String(Math.round(defaults[key] * 100) / 100)}
          defaultValue={getFirst(query, key)}
          errors={
            invalidTerms.includes(key)
              ? [m.term_wrong({ min: TERM_BOUNDS[key].min, max: TERM_BOUNDS[key].max })]
              : undefined
          }
        />
      ))}
    </div>
  );
}
