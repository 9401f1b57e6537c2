import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { parseAmount } from "#domain/search/amount.ts";
import type { Edition } from "#editions/edition.ts";
import type { Minor } from "#lib/money.ts";
import {
  type Business,
  computeDiscretionaryEarnings,
  DEGREES,
  GROWTHS,
  LEASES,
  type ValuationKey,
} from "./valuation.ts";

/** Why a field is invalid. */
export type ValuationProblem = "amount" | "choice" | "not_of_category" | "years" | "below_earnings";

export interface ReadValuation {
  /** Null if a required field is missing or invalid. */
  business: Business | null;
  problems: Partial<Record<ValuationKey, ValuationProblem>>;
  /** Required fields that are empty. */
  missing: ValuationKey[];
}

/** Values as in a form or a URL. API clients may also send amounts and years as numbers. */
export type TypedValuation = Partial<Record<ValuationKey, string | number>>;
type EditionAndLocale = Pick<Edition, "currency" | "format_locale" | "regions">;

/**
 * Fields that earnings depend on. If one of these is invalid, there is no valuation; other invalid fields are ignored.
 */
const ESSENTIAL: readonly ValuationKey[] = ["category", "profit", "owner_pay", "add_backs"];

const MAX_YEARS = 500;

/** Parses an owner's input. Empty fields are unknown; empty owner's pay and add-backs count as zero. */
export function readValuation(typed: TypedValuation, edition: EditionAndLocale): ReadValuation {
  const problems: ReadValuation["problems"] = {};
  const read = <T>(key: ValuationKey, reader: (text: string) => T | undefined, problem: ValuationProblem) => {
    const text = `${typed[key] ?? ""}`.trim();
    if (!text) return undefined;
    const value = reader(text);
    if (value === undefined) problems[key] = problem;
    return value;
  };
  const getNumberFormat = (key: ValuationKey) =>
    typeof typed[key] === "number" ? { ...edition, format_locale: "en" } : edition;
  const readAmount = (key: ValuationKey) => read(key, (text) => parseAmount(text, getNumberFormat(key)), "amount");
  const subcategory = read("subcategory", createChoiceParser(SUBCATEGORIES), "choice");
  // A subcategory implies its sector if none is selected.
  const category =
    read("category", createChoiceParser(SECTORS), "choice") ??
    (`${typed.category ?? ""}`.trim() ? undefined : getSector(subcategory));
  if (category && subcategory && getSector(subcategory) !== category) problems.subcategory = "not_of_category";
  const profit = read("profit", (text) => parseSignedAmount(text, getNumberFormat("profit")), "amount");
  const [owner_pay = 0, add_backs = 0] = [readAmount("owner_pay"), readAmount("add_backs")];
  const sde = computeDiscretionaryEarnings(profit ?? 0, owner_pay, add_backs);
  const revenue = readAmount("revenue");
  if (revenue !== undefined && revenue < sde) problems.revenue = "below_earnings";
  const rest = {
    subcategory,
    region: read("state", createChoiceParser(edition.regions.map(({ slug }) => slug)), "choice"),
    revenue,
    years: read("years", parseWholeYears, "years"),
    growth: read("growth", createChoiceParser(GROWTHS), "choice"),
    concentration: read("concentration", createChoiceParser(DEGREES), "choice"),
    owner_dependence: read("owner_dependence", createChoiceParser(DEGREES), "choice"),
    lease: read("lease", createChoiceParser(LEASES), "choice"),
    inventory: readAmount("inventory"),
    assets: readAmount("assets"),
    real_estate: readAmount("real_estate"),
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

function createChoiceParser<T extends string>(values: readonly T[]): (text: string) => T | undefined {
  return (text) => values.find((value) => value === text);
}

/** Parses an amount that may be a loss, with a minus sign or in parentheses. */
function parseSignedAmount(text: string, edition: EditionAndLocale): Minor | undefined {
  const [, signed, bracketed] = /^(?:[-−–]\s*(.+)|\((.+)\))$/.exec(text) ?? [];
  const loss = signed ?? bracketed;
  if (loss === undefined) return parseAmount(text, edition);
  const readAmount = parseAmount(loss, edition);
  return readAmount === undefined ? undefined : 0 - readAmount;
}

function parseWholeYears(text: string): number | undefined {
  const years = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  return years !== undefined && years <= MAX_YEARS ? years : undefined;
}
