import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import type { ValuationKey } from "#domain/valuation/valuation.ts";
import type { ReadValuation } from "#domain/valuation/valuation-input.ts";
import { m } from "#messages/messages.js";
import { getFirst, type SearchParams } from "../../search-params.ts";
import { TermFields } from "../financing/term-fields.tsx";
import { Field, SelectField } from "../forms/field.tsx";
import { useSearchSubmitHandler, useSubmitSearch, useSyncFieldsWithUrl } from "../forms/search-form.ts";
import { useLocalizeHref } from "../site/page-link.tsx";
import { AddBacksGuide } from "./add-backs-guide.tsx";
import { ANSWERS, FIELD_HINTS, FIELD_LABELS, PROBLEM_LABELS } from "./calculator-labels.ts";

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

/** How long typing must pause before the estimate updates. */
const TYPING_PAUSE_MS = 400;

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
  const localizeHref = useLocalizeHref();
  const { form, category } = useEstimateOnChange(action, request);
  const onSubmit = useSearchSubmitHandler(action);
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
    <form
      ref={form}
      action={localizeHref(action)}
      method="get"
      onSubmit={onSubmit}
      noValidate
      className="space-y-8 no-print"
    >
      <FieldGroup title={m.value_section_business()}>
        <SelectField {...getField("category")} required choices={sectors.map(({ slug, name }) => [slug, name])} />
        <SelectField {...getField("subcategory")} {...getSubcategoryChoices(sectors, category, request)} />
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
    </form>
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
 * Gets the subcategories of the chosen category, or all of them if none is chosen or the URL's subcategory belongs to
 * another category. They follow the field's value instead of the response, which may arrive late and would discard a
 * newer choice.
 */
function getSubcategoryChoices(sectors: readonly Sector[], category: string, request: SearchParams) {
  const subcategory = getFirst(request, "subcategory");
  const chosen = sectors.find(({ slug }) => slug === category);
  const isFromOtherCategory =
    subcategory !== "" &&
    category === getFirst(request, "category") &&
    !chosen?.subcategories.some(({ slug }) => slug === subcategory);
  const toPairs = ({ subcategories }: Sector) => subcategories.map(({ slug, name }) => [slug, name] as const);
  if (chosen && !isFromOtherCategory) return { choices: toPairs(chosen) };
  return { choices: [], groups: sectors.map((sector) => ({ name: sector.name, choices: toPairs(sector) })) };
}

/** Truncates a rejected value for its error message. */
function truncate(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/**
 * Submits the form after each change: at once for a select, after a pause for typing. The form's own responses leave
 * the fields alone, because the visitor may already be typing in the next one.
 */
function useEstimateOnChange(action: string, request: SearchParams) {
  const search = useSubmitSearch(action);
  const estimate = useRef(search);
  estimate.current = search;
  const ownQueries = useRef(new Set<string>());
  const lastQuery = useRef("");
  const [lastRequest, externalRequest] = [useRef(request), useRef(request)];
  const [category, setCategory] = useState(getFirst(request, "category"));
  // A response may arrive after the next request was sent, so the queries of all pending requests are remembered.
  if (lastRequest.current !== request) {
    lastRequest.current = request;
    if (!ownQueries.current.delete(new URLSearchParams(request).toString())) {
      externalRequest.current = request;
      lastQuery.current = "";
      setCategory(getFirst(request, "category"));
    }
  }
  const form = useSyncFieldsWithUrl(externalRequest.current);
  useEffect(() => {
    const element = form.current;
    let timer: ReturnType<typeof setTimeout>;
    const onChange = ({ target }: Event): void => {
      clearTimeout(timer);
      if (!element) return;
      const subcategory = element.elements.namedItem("subcategory");
      if (target instanceof HTMLSelectElement && target.name === "category") {
        setCategory(target.value);
        if (subcategory instanceof HTMLSelectElement) subcategory.value = "";
      }
      const filled = [...new FormData(element)].filter((getField) => `${getField[1]}`.trim() !== "") as SearchParams;
      const query = new URLSearchParams(filled).toString();
      // Leaving a field fires `change` with the query that was already sent when typing paused.
      if (query === lastQuery.current) return;
      lastQuery.current = query;
      ownQueries.current.add(query);
      estimate.current(element, { preventScrollReset: true, replace: true });
    };
    const onInput = (event: Event): void => {
      clearTimeout(timer);
      if (event.target instanceof HTMLInputElement) timer = setTimeout(() => onChange(event), TYPING_PAUSE_MS);
    };
    element?.addEventListener("change", onChange);
    element?.addEventListener("input", onInput);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener("change", onChange);
      element?.removeEventListener("input", onInput);
    };
  }, [form]);
  return { form, category };
}
