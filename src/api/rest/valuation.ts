import * as v from "valibot";
import { toMajorValuation } from "#domain/valuation/in-major.ts";
import {
  type Business,
  DEGREES,
  DRIVERS,
  GROWTHS,
  LEASES,
  VALUATION_KEYS,
  type ValuationKey,
} from "#domain/valuation/valuation.ts";
import { readValuation, type TypedValuation } from "#domain/valuation/valuation-input.ts";

import { valueBusiness } from "#domain/valuation/value-business.ts";
import { createCodes } from "../http/field-codes.ts";
import { defineOperation } from "../http/operation.ts";
import { createValuationProblem } from "./valuation-problem.ts";

const describe = (text: string) => v.description<string, string>(text);
/** A number as typed by a person. */
const written = v.pipe(v.string(), v.maxLength(40, "too_long"));
const createAmountSchema = (text: string) =>
  v.nullish(v.pipe(v.union([v.number(), written], "invalid"), v.description(`${text}, in major units.`)));
const createSlugSchema = (text: string) =>
  v.nullish(v.pipe(v.string("invalid"), v.maxLength(120, "too_long"), describe(text)));

const valuationBody = v.strictObject(
  {
    category: createSlugSchema("A sector's slug."),
    subcategory: createSlugSchema("Slug of a subcategory; it implies its category."),
    state: createSlugSchema("Slug of its region."),
    sde: createAmountSchema("Annual seller's discretionary earnings; replaces the three fields below"),
    profit: createAmountSchema("Profit before tax; a loss is negative"),
    owner_pay: createAmountSchema("The owner's pay"),
    add_backs: createAmountSchema("Deducted costs that a new owner wouldn't have"),
    revenue: createAmountSchema("Annual revenue; a value below the earnings counts as equal to them"),
    years: v.nullish(v.pipe(v.union([v.number(), written], "invalid"), v.description("Whole years in business."))),
    growth: v.nullish(
      v.pipe(
        v.union([v.picklist(GROWTHS), v.number()], "invalid"),
        v.description("Sales growth over three years; a number is in percent a year."),
      ),
    ),
    concentration: v.nullish(
      v.pipe(
        v.union([v.picklist(DEGREES), v.pipe(v.number(), v.minValue(0), v.maxValue(100))], "invalid"),
        v.description("The largest customer's share of sales; a number is in percent."),
      ),
    ),
    owner_dependence: v.nullish(v.picklist(DEGREES, "invalid")),
    lease: v.nullish(v.picklist(LEASES, "invalid")),
    inventory: createAmountSchema("Inventory at cost"),
    assets: createAmountSchema("Furniture, fixtures and equipment"),
    real_estate: createAmountSchema("Real estate owned"),
  } satisfies Record<ValuationKey | "sde", unknown>,
  "unknown_field",
);

const money = v.number();

const valuationSchema = v.strictObject({
  low: v.pipe(money, v.minValue(0), v.description("Null without positive earnings.")),
  likely: v.pipe(money, v.minValue(0)),
  high: v.pipe(money, v.minValue(0)),
  multiple: v.pipe(v.number(), v.minValue(0), v.description("The likely value divided by SDE.")),
  drivers: v.array(
    v.strictObject({
      name: v.picklist(DRIVERS),
      effect: v.pipe(money, v.description("Its effect on the likely value, positive or negative.")),
    }),
  ),
  source: v.pipe(v.string(), v.description("Source of the sector's multiple.")),
  as_of: v.pipe(v.string(), v.description("Last year covered by the source.")),
  comparables: v.strictObject({
    n: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.description("The network's own closed sales: 0, or at least 5."),
    ),
    median: v.nullable(v.pipe(v.number(), v.description("Their median multiple of SDE, rounded to a tenth."))),
  }),
});

export const createValuation = defineOperation<undefined, Business>({
  id: "createValuation",
  method: "POST",
  path: "/valuation",
  tag: "Valuation",
  summary: "Estimates what a business could sell for: low, likely and high, with the drivers",
  body: valuationBody,
  required: ["category"],
  response: { status: 200, schema: valuationSchema },
  check({ body }, { edition }) {
    const codes = createCodes();
    const result = v.safeParse(valuationBody, body);
    for (const issue of result.issues ?? [])
      codes[v.getDotPath(issue) ?? ""] ??= issue.message === "unknown_field" ? "unknown_field" : "invalid";
    const { typed, earnings } = toTypedValuation(body);
    const { business, problems, missing } = readValuation(typed, edition);
    for (const [field, problem] of Object.entries(problems))
      if (problem !== "below_earnings") codes[field === "profit" ? earnings : field] ??= "invalid";
    for (const field of missing) codes[field === "profit" ? earnings : field] ??= "required";
    if (!business || Object.keys(codes).length > 0) return { codes };
    return { input: problems.revenue ? { ...business, revenue: business.sde } : business };
  },
  toProblem: createValuationProblem,
  async handle(context, { input }) {
    const valued = await valueBusiness(context, input);
    const valuation = toMajorValuation(valued.valuation, context.edition.currency);
    const { source, as_of } = valuation;
    const { n, median } = valued.comparables ?? { n: 0, median: null };
    const worth = valuation.basis === "earnings" ? valuation : { low: 0, likely: 0, high: 0, multiple: 0, drivers: [] };
    const { low, likely, high, multiple, drivers } = worth;
    return { low, likely, high, multiple, drivers, source, as_of, comparables: { n, median } };
  },
});

/** Converts the body to form input and returns which key holds the earnings. */
function toTypedValuation(body: Record<string, unknown>): { typed: TypedValuation; earnings: "sde" | "profit" } {
  const typed: TypedValuation = {};
  for (const key of VALUATION_KEYS) {
    const value = Object.hasOwn(body, key) ? body[key] : undefined;
    if (typeof value === "string" || typeof value === "number") typed[key] = value;
  }
  if (typeof typed.growth === "number") typed.growth = getGrowth(typed.growth);
  if (typeof typed.concentration === "number") typed.concentration = getConcentration(typed.concentration);
  const sde = Object.hasOwn(body, "sde") ? body.sde : undefined;
  const isSdeGiven = (typeof sde === "string" && sde.trim() !== "") || typeof sde === "number";
  if (!isSdeGiven) return { typed, earnings: typed.profit === undefined ? "sde" : "profit" };
  const { owner_pay: _, add_backs: __, ...rest } = typed;
  return { typed: { ...rest, profit: sde }, earnings: "sde" };
}

/** Maps an annual growth percentage to the form's options. */
function getGrowth(percent: number): (typeof GROWTHS)[number] {
  if (percent < -2) return "shrinking";
  if (percent <= 2) return "flat";
  return percent <= 15 ? "growing" : "fast";
}

function getConcentration(percent: number): (typeof DEGREES)[number] {
  if (percent < 10) return "low";
  return percent <= 25 ? "some" : "high";
}
