import type { ComponentProps, ReactNode } from "react";
import type { ValuationKey } from "#domain/valuation/valuation.ts";
import type { ReadValuation } from "#domain/valuation/valuation-input.ts";
import { ANSWERS, FIELD_LABELS } from "#domain/valuation/valuation-labels.ts";
import { m } from "#messages/messages.js";
import { getFirst, type SearchParams } from "../../search-params.ts";
import { TermFields } from "../financing/term-fields.tsx";
import { Field, SelectField } from "../forms/field.tsx";
import { PageForm } from "../forms/page-form.tsx";
import { AddBacksGuide } from "./add-backs-guide.tsx";
import { FIELD_HINTS, PROBLEM_LABELS } from "./calculator-labels.ts";

export interface Sector {
  slug: string;
  name: string;
  subcategories: { slug: string; name: string }[];
}

interface CalculatorFormProps {
  action: string;
  sectors: readonly Sector[];
  regions: readonly { slug: string; name: string }[];
  /** The site's own region, which is preselected. */
  state: string;
  query: SearchParams;
  problems: ReadValuation["problems"];
  terms: Pick<ComponentProps<typeof TermFields>, "defaultTerms" | "invalidTerms">;
}

/** The calculator's form. The estimate updates while typing, or with the button without script. */
export function CalculatorForm({
  action,
  sectors,
  regions,
  state,
  query: request,
  problems,
  terms,
}: CalculatorFormProps) {
  const getField = (name: ValuationKey) => {
    const typed = getFirst(request, name);
    const problem = problems[name];
    return {
      name,
      label: FIELD_LABELS[name](),
      hint: FIELD_HINTS[name](),
      defaultValue: typed,
      errors: problem && [PROBLEM_LABELS[problem]({ typed: truncate(typed) })],
    };
  };
  const getAmountField = (name: ValuationKey) => ({
    ...getField(name),
    inputMode: "decimal" as const,
    autoComplete: "off",
  });
  return (
    <PageForm action={action} method="get" data-live="typing" noValidate className="space-y-8 no-print">
      <FieldGroup title={m.value_section_business()}>
        <SelectField {...getField("category")} required choices={sectors.map(({ slug, name }) => [slug, name])} />
        <SelectField {...getField("subcategory")} {...getSubcategoryChoices(sectors)} />
        <SelectField
          {...getField("state")}
          defaultValue={getFirst(request, "state") || state}
          choices={regions.map(({ slug, name }) => [slug, name])}
        />
      </FieldGroup>
      <FieldGroup title={m.value_section_earnings()}>
        {/* A loss needs a minus sign, which a phone's decimal keyboard lacks. */}
        <Field {...getField("profit")} autoComplete="off" required />
        <Field {...getAmountField("owner_pay")} />
        <Field {...getAmountField("add_backs")} />
        <AddBacksGuide />
        <Field {...getAmountField("revenue")} />
      </FieldGroup>
      <FieldGroup title={m.value_section_character()}>
        <Field {...getField("years")} inputMode="numeric" autoComplete="off" />
        {(["growth", "concentration", "owner_dependence", "lease"] as const).map((name) => (
          <SelectField
            key={name}
            {...getField(name)}
            choices={ANSWERS[name].map(([value, getLabel]) => [value, getLabel()])}
          />
        ))}
      </FieldGroup>
      <FieldGroup title={m.value_section_separate()}>
        <Field {...getAmountField("inventory")} />
        <Field {...getAmountField("assets")} />
        <Field {...getAmountField("real_estate")} />
      </FieldGroup>
      <details
        open={terms.invalidTerms.length > 0 || undefined}
        className="rounded-sm border border-rule bg-sheet px-4 py-2"
      >
        <summary className="cursor-pointer py-1 font-semibold text-accent">{m.term_title()}</summary>
        <p className="mt-1 mb-4 text-ink-soft">{m.term_text()}</p>
        <TermFields {...terms} query={request} />
      </details>
      <button type="submit" className="button w-full sm:w-auto">
        {m.value_estimate()}
      </button>
    </PageForm>
  );
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 space-y-5">
      <legend className="mb-3 w-full border-b border-rule pb-1 font-display text-xl">{title}</legend>
      {children}
    </fieldset>
  );
}

/**
 * Lists all subcategories by category. With script, only those of the chosen category are shown
 * (`enhance/live-search/subcategories.ts`).
 */
function getSubcategoryChoices(sectors: readonly Sector[]) {
  const toPairs = ({ subcategories }: Sector) => subcategories.map(({ slug, name }) => [slug, name] as const);
  return { choices: [], groups: sectors.map((sector) => ({ name: sector.name, choices: toPairs(sector) })) };
}

/** Truncates a rejected value for its error message. */
function truncate(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
