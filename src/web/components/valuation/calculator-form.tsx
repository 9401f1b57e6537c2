import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import type { ValuationKey } from "#domain/valuation/valuation.ts";
import type { ReadValuation } from "#domain/valuation/valuation-input.ts";
import { m } from "#messages/messages.js";
import { getFirst, type SearchParams } from "../../search-params.ts";
import { TermFields } from "../financing/term-fields.tsx";
import { Choice, Field } from "../forms/field.tsx";
import { useFieldsFromAddress, useFilledSearch, useFilledSubmit } from "../forms/search-form.ts";
import { usePageAddress } from "../site/page-link.tsx";
import { AddBacksGuide } from "./add-backs-guide.tsx";
import { ANSWERS, FIELD_HINTS, FIELD_LABELS, PROBLEM_WORDS } from "./calculator-words.ts";

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
  terms: Pick<ComponentProps<typeof TermFields>, "usual" | "wrong">;
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
  const toAddress = usePageAddress();
  const { form, category } = useEstimateOnChange(action, request);
  const sent = useFilledSubmit(action);
  const field = (name: ValuationKey) => {
    const typed = getFirst(request, name);
    const problem = problems[name];
    return {
      name,
      label: FIELD_LABELS[name](),
      hint: FIELD_HINTS[name](),
      defaultValue: typed,
      errors: problem && [PROBLEM_WORDS[problem]({ typed: shortened(typed) })],
    };
  };
  const amount = (name: ValuationKey) => ({ ...field(name), inputMode: "decimal" as const, autoComplete: "off" });
  return (
    <form ref={form} action={toAddress(action)} method="get" onSubmit={sent} noValidate className="space-y-8 no-print">
      <Group title={m.value_section_business()}>
        <Choice {...field("category")} required choices={sectors.map(({ slug, name }) => [slug, name])} />
        <Choice {...field("subcategory")} {...getKinds(sectors, category, request)} />
        <Choice
          {...field("state")}
          defaultValue={getFirst(request, "state") || state}
          choices={regions.map(({ slug, name }) => [slug, name])}
        />
      </Group>
      <Group title={m.value_section_earnings()}>
        {/* A loss needs a minus sign, which a phone's decimal keyboard lacks. */}
        <Field {...field("profit")} autoComplete="off" required />
        <Field {...amount("owner_pay")} />
        <Field {...amount("add_backs")} />
        <AddBacksGuide />
        <Field {...amount("revenue")} />
      </Group>
      <Group title={m.value_section_character()}>
        <Field {...field("years")} inputMode="numeric" autoComplete="off" />
        {(["growth", "concentration", "owner_dependence", "lease"] as const).map((name) => (
          <Choice key={name} {...field(name)} choices={ANSWERS[name].map(([value, words]) => [value, words()])} />
        ))}
      </Group>
      <Group title={m.value_section_apart()}>
        <Field {...amount("inventory")} />
        <Field {...amount("assets")} />
        <Field {...amount("real_estate")} />
      </Group>
      <details open={terms.wrong.length > 0 || undefined} className="rounded-sm border border-rule bg-sheet px-4 py-2">
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

function Group({ title, children }: { title: string; children: ReactNode }) {
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
function getKinds(sectors: readonly Sector[], category: string, request: SearchParams) {
  const kind = getFirst(request, "subcategory");
  const chosen = sectors.find(({ slug }) => slug === category);
  const isOfAnother =
    kind !== "" &&
    category === getFirst(request, "category") &&
    !chosen?.subcategories.some(({ slug }) => slug === kind);
  const pairs = ({ subcategories }: Sector) => subcategories.map(({ slug, name }) => [slug, name] as const);
  if (chosen && !isOfAnother) return { choices: pairs(chosen) };
  return { choices: [], groups: sectors.map((sector) => ({ name: sector.name, choices: pairs(sector) })) };
}

/** Truncates a rejected value for its error message. */
function shortened(typed: string): string {
  return typed.length > 40 ? `${typed.slice(0, 40)}…` : typed;
}

/**
 * Submits the form after each change: at once for a select, after a pause for typing. The form's own responses leave
 * the fields alone, because the visitor may already be typing in the next one.
 */
function useEstimateOnChange(action: string, request: SearchParams) {
  const search = useFilledSearch(action);
  const estimate = useRef(search);
  estimate.current = search;
  const own = useRef(new Set<string>());
  const last = useRef("");
  const [seen, foreign] = [useRef(request), useRef(request)];
  const [category, setCategory] = useState(getFirst(request, "category"));
  // A response may arrive after the next request was sent, so the queries of all pending requests are remembered.
  if (seen.current !== request) {
    seen.current = request;
    if (!own.current.delete(new URLSearchParams(request).toString())) {
      foreign.current = request;
      last.current = "";
      setCategory(getFirst(request, "category"));
    }
  }
  const form = useFieldsFromAddress(foreign.current);
  useEffect(() => {
    const element = form.current;
    let pause: ReturnType<typeof setTimeout>;
    const changed = ({ target }: Event): void => {
      clearTimeout(pause);
      if (!element) return;
      const kind = element.elements.namedItem("subcategory");
      if (target instanceof HTMLSelectElement && target.name === "category") {
        setCategory(target.value);
        if (kind instanceof HTMLSelectElement) kind.value = "";
      }
      const filled = [...new FormData(element)].filter((field) => `${field[1]}`.trim() !== "") as SearchParams;
      const query = new URLSearchParams(filled).toString();
      // Leaving a field fires `change` with the query that was already sent when typing paused.
      if (query === last.current) return;
      last.current = query;
      own.current.add(query);
      estimate.current(element, { preventScrollReset: true, replace: true });
    };
    const typed = (event: Event): void => {
      clearTimeout(pause);
      if (event.target instanceof HTMLInputElement) pause = setTimeout(() => changed(event), TYPING_PAUSE_MS);
    };
    element?.addEventListener("change", changed);
    element?.addEventListener("input", typed);
    return () => {
      clearTimeout(pause);
      element?.removeEventListener("change", changed);
      element?.removeEventListener("input", typed);
    };
  }, [form]);
  return { form, category };
}
