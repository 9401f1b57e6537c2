import type { BuyersLooking as Result } from "#domain/buyers/demand/count-buyers-looking.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { Field, SelectField } from "../forms/field.tsx";
import { FormFrame, getRejectedField, type Rejected } from "../forms/form-frame.tsx";
import { usePostalCodeLabel } from "../forms/use-postal-code-label.ts";

/** What the form shows again: what was typed, with the count or with the errors. */
export interface Demand {
  typed: Rejected["typed"];
  result?: Result;
  rejected?: Rejected;
}

const FIELDS = ["postal_code", "category"] as const;

/** Shows how many registered buyers look for a business in the region of a postal code. */
export function BuyersLooking({
  action,
  categories,
  demand,
}: {
  /** The page's own path. */
  action: string;
  categories: { slug: string; name: string }[];
  demand: Demand | undefined;
}) {
  const { typed = {}, result, rejected } = demand ?? {};
  return (
    <section id="buyers" className="scroll-mt-24 rounded-sm border border-rule bg-sheet p-6">
      <h2 className="text-2xl">{m.demand_title()}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{m.demand_lead()}</p>
      {result && <DemandResult result={result} />}
      <FormFrame action={`${action}#buyers`} rejected={rejected} submitLabel={m.demand_submit()}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            {...getRejectedField(rejected, FIELDS, "postal_code")}
            label={usePostalCodeLabel()}
            defaultValue={typed.postal_code}
            autoComplete="postal-code"
            maxLength={60}
            required
          />
          <SelectField
            {...getRejectedField(rejected, FIELDS, "category")}
            label={m.filter_category()}
            defaultValue={typed.category}
            choices={categories.map(({ slug, name }) => [slug, name] as const)}
          />
        </div>
      </FormFrame>
    </section>
  );
}

function DemandResult({ result: { shown, count, region } }: { result: Result }) {
  const { number } = useFormats();
  return (
    <p role="status" tabIndex={-1} data-takes-focus className="mb-4 font-display text-2xl outline-none">
      {shown === "none" && m.demand_none({ region })}
      {shown === "few" && m.demand_few({ region })}
      {shown === "at_least" && m.demand_at_least({ count: number(count), region })}
    </p>
  );
}
