import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ValuationKey } from "#domain/valuation/valuation.ts";
import type { ReadValuation } from "#domain/valuation/valuation-input.ts";
import { m } from "#messages/messages.js";
import { type Asked, firstOf } from "../../asked.ts";
import { Choice, Field } from "../forms/field.tsx";
import { useFieldsAsAsked, useFilledSearch, useFilledSubmit } from "../forms/search-form.ts";
import { ANSWERS, FIELD_HINTS, FIELD_LABELS, PROBLEM_WORDS } from "./calculator-words.ts";

export interface Sector {
  slug: string;
  name: string;
  subcategories: { slug: string; name: string }[];
}

interface CalculatorFormProps {
  action: string;
  sectors: readonly Sector[];
  asked: Asked;
  problems: ReadValuation["problems"];
}

/** The owner's figures: estimated at once when a field is left, by the button without script. */
export function CalculatorForm({ action, sectors, asked, problems }: CalculatorFormProps) {
  const { form, category } = useEstimateOnChange(action, asked);
  const sent = useFilledSubmit(action);
  const field = (name: ValuationKey) => {
    const typed = firstOf(asked, name);
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
    <form ref={form} action={action} method="get" onSubmit={sent} noValidate className="space-y-8 no-print">
      <Group title={m.value_section_business()}>
        <Choice {...field("category")} required choices={sectors.map(({ slug, name }) => [slug, name])} />
        <Choice {...field("subcategory")} {...kindsOf(sectors, category, asked)} />
      </Group>
      <Group title={m.value_section_earnings()}>
        {/* A loss needs its sign, which a phone's keyboard for amounts lacks. */}
        <Field {...field("profit")} autoComplete="off" required />
        <Field {...amount("owner_pay")} />
        <Field {...amount("add_backs")} />
        <Field {...amount("revenue")} />
      </Group>
      <Group title={m.value_section_character()}>
        <Field {...field("years")} inputMode="numeric" autoComplete="off" />
        {(["growth", "concentration", "owner_dependence"] as const).map((name) => (
          <Choice key={name} {...field(name)} choices={ANSWERS[name].map(([value, words]) => [value, words()])} />
        ))}
      </Group>
      <Group title={m.value_section_apart()}>
        <Field {...amount("inventory")} />
        <Field {...amount("real_estate")} />
      </Group>
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
 * The kinds within the chosen category; all of them while none is chosen, or the address has another category's kind.
 * They follow the choice and not the answer to it, which would take away what has been chosen from them meanwhile.
 */
function kindsOf(sectors: readonly Sector[], category: string, asked: Asked) {
  const kind = firstOf(asked, "subcategory");
  const chosen = sectors.find(({ slug }) => slug === category);
  const isOfAnother =
    kind !== "" && category === firstOf(asked, "category") && !chosen?.subcategories.some(({ slug }) => slug === kind);
  const pairs = ({ subcategories }: Sector) => subcategories.map(({ slug, name }) => [slug, name] as const);
  if (chosen && !isOfAnother) return { choices: pairs(chosen) };
  return { choices: [], groups: sectors.map((sector) => ({ name: sector.name, choices: pairs(sector) })) };
}

/** Something long was not typed by a person who needs to read all of it again. */
function shortened(typed: string): string {
  return typed.length > 40 ? `${typed.slice(0, 40)}…` : typed;
}

/**
 * Asks anew whenever a field has changed and was left. Its own answers leave the fields alone, since somebody may be
 * typing into the next one already.
 */
function useEstimateOnChange(action: string, asked: Asked) {
  const search = useFilledSearch(action);
  const estimate = useRef(search);
  estimate.current = search;
  const own = useRef(new Set<string>());
  const [seen, foreign] = [useRef(asked), useRef(asked)];
  const [category, setCategory] = useState(firstOf(asked, "category"));
  // An answer may arrive when the next question is already on its way: every one of them is the form's own.
  if (seen.current !== asked) {
    seen.current = asked;
    if (!own.current.delete(new URLSearchParams(asked).toString())) {
      foreign.current = asked;
      setCategory(firstOf(asked, "category"));
    }
  }
  const form = useFieldsAsAsked(foreign.current);
  useEffect(() => {
    const element = form.current;
    const changed = ({ target }: Event): void => {
      if (!element) return;
      const kind = element.elements.namedItem("subcategory");
      if (target instanceof HTMLSelectElement && target.name === "category") {
        setCategory(target.value);
        if (kind instanceof HTMLSelectElement) kind.value = "";
      }
      const filled = [...new FormData(element)].filter((field) => `${field[1]}`.trim() !== "") as Asked;
      own.current.add(new URLSearchParams(filled).toString());
      estimate.current(element, { preventScrollReset: true, replace: true });
    };
    element?.addEventListener("change", changed);
    return () => element?.removeEventListener("change", changed);
  }, [form]);
  return { form, category };
}
