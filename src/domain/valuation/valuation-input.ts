import { CATEGORIES } from "#domain/categories/categories.ts";
import { parseAmount } from "#domain/search/amount.ts";
import type { Edition } from "#editions/edition.ts";
import type { Minor } from "#lib/money.ts";
import { type Business, DEGREES, discretionaryEarnings, GROWTHS, LEASES, type ValuationKey } from "./valuation.ts";

/** Why a field is invalid. */
export type ValuationProblem = "amount" | "choice" | "not_of_category" | "years" | "below_earnings";

export interface ReadValuation {
  /** Null if a required field is missing or invalid. */
  business: Business | null;
  problems: Partial<Record<ValuationKey, ValuationProblem>>;
  /** Required fields that are empty. */
  missing: ValuationKey[];
}

/** As in a form or a URL; API clients may also send amounts and years as numbers. */
export type TypedValuation = Partial<Record<ValuationKey, string | number>>;
type Here = Pick<Edition, "currency" | "format_locale" | "regions">;

/** Earnings depend on these: an invalid one prevents a valuation, while any other is ignored. */
const ESSENTIAL: readonly ValuationKey[] = ["category", "profit", "owner_pay", "add_backs"];

const MAX_YEARS = 500;

/** Parses an owner's input. Empty fields are unknown; empty owner's pay and add-backs count as zero. */
export function readValuation(typed: TypedValuation, edition: Here): ReadValuation {
  const problems: ReadValuation["problems"] = {};
  const read = <T>(key: ValuationKey, reader: (text: string) => T | undefined, problem: ValuationProblem) => {
    const text = `${typed[key] ?? ""}`.trim();
    if (!text) return undefined;
    const value = reader(text);
    if (value === undefined) problems[key] = problem;
    return value;
  };
  const written = (key: ValuationKey) =>
    typeof typed[key] === "number" ? { ...edition, format_locale: "en" } : edition;
  const amount = (key: ValuationKey) => read(key, (text) => parseAmount(text, written(key)), "amount");
  const subcategory = read("subcategory", oneOf(SUBCATEGORIES), "choice");
  // A subcategory implies its sector if none is selected.
  const category =
    read("category", oneOf(SECTORS), "choice") ??
    (`${typed.category ?? ""}`.trim() ? undefined : getSector(subcategory));
  if (category && subcategory && getSector(subcategory) !== category) problems.subcategory = "not_of_category";
  const profit = read("profit", (text) => signedAmount(text, written("profit")), "amount");
  const [owner_pay = 0, add_backs = 0] = [amount("owner_pay"), amount("add_backs")];
  const sde = discretionaryEarnings(profit ?? 0, owner_pay, add_backs);
  const revenue = amount("revenue");
  if (revenue !== undefined && revenue < sde) problems.revenue = "below_earnings";
  const rest = {
    subcategory,
    region: read("state", oneOf(edition.regions.map(({ slug }) => slug)), "choice"),
    revenue,
    years: read("years", wholeYears, "years"),
    growth: read("growth", oneOf(GROWTHS), "choice"),
    concentration: read("concentration", oneOf(DEGREES), "choice"),
    owner_dependence: read("owner_dependence", oneOf(DEGREES), "choice"),
    lease: read("lease", oneOf(LEASES), "choice"),
    inventory: amount("inventory"),
    assets: amount("assets"),
    real_estate: amount("real_estate"),
  };
  const missing = [
    ...(category || problems.category ? [] : ["category" as const]),
    ...(profit !== undefined || problems.profit ? [] : ["profit" as const]),
  ];
  if (category === undefined || missing.length > 0 || ESSENTIAL.some((key) => problems[key]))
    return { business: null, problems, missing };
  const known = Object.entries(rest).filter(([key, value]) => value !== undefined && !problems[key as ValuationKey]);
  return { business: { category, sde, ...Object.fromEntries(known) }, problems, missing };
}

const SECTORS = CATEGORIES.map(({ slug }) => slug);
const SUBCATEGORIES = CATEGORIES.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug));

function getSector(subcategory: string | undefined): string | undefined {
  return CATEGORIES.find(({ subcategories }) => subcategories.some(({ slug }) => slug === subcategory))?.slug;
}

function oneOf<T extends string>(values: readonly T[]): (text: string) => T | undefined {
  return (text) => values.find((value) => value === text);
}

/** A loss has a minus sign or is in parentheses, as accountants write it. */
function signedAmount(text: string, edition: Here): Minor | undefined {
  const [, signed, bracketed] = /^(?:[-−–]\s*(.+)|\((.+)\))$/.exec(text) ?? [];
  const loss = signed ?? bracketed;
  if (loss === undefined) return parseAmount(text, edition);
  const amount = parseAmount(loss, edition);
  return amount === undefined ? undefined : 0 - amount;
}

function wholeYears(text: string): number | undefined {
  const years = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  return years !== undefined && years <= MAX_YEARS ? years : undefined;
}
