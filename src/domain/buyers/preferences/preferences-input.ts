import * as v from "valibot";
import { AMOUNTS, BOUND_KEYS, type BoundKey } from "#domain/accounts/profile/buyer-columns.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { parseAmount } from "#domain/search/amount.ts";
import type { Edition } from "#editions/edition.ts";
import { type Minor, toMinor } from "#lib/money.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import type { PreferenceRow } from "../matching/match-rules.ts";
import { type BuyerPreferences, MAX_ROWS } from "./buyer-preferences.ts";

/** Error codes of preferences; `preferences-messages.ts` has the messages. */
export type PreferencesCode =
  | "invalid"
  | "amount"
  | "not_in_list"
  | "other_category"
  | "below_min"
  | "above_max"
  | "too_many"
  | "unknown_field";

/** The first error of each field, by its name in the JSON body and the form (`preferences.0.state`). */
export type PreferencesCodes = Record<string, PreferencesCode>;

const slug = v.nullish(v.pipe(v.string("invalid"), v.transform(toSingleLine), v.maxLength(200, "not_in_list")));
const amount = v.nullish(
  v.union(
    [v.pipe(v.number(), v.finite("amount"), v.minValue(0, "amount")), v.pipe(v.string(), v.maxLength(40, "amount"))],
    "amount",
  ),
);

/** The body of the form and the API. Amounts are in major units, as numbers or as typed. */
export const preferencesSchema = v.strictObject(
  {
    preferences: v.nullish(
      v.pipe(
        v.array(v.strictObject({ state: slug, category: slug, subcategory: slug }, getRowCode), "invalid"),
        v.maxLength(MAX_ROWS, "too_many"),
      ),
    ),
    ...v.entriesFromList(BOUND_KEYS, amount),
    send_weekly_bizmatch_email: v.nullish(v.boolean("invalid")),
  },
  "unknown_field",
);

/** Returns the error code of a row that isn't an object or has an unknown key. */
function getRowCode({ expected }: { expected: string | null }): PreferencesCode {
  return expected === "never" ? "unknown_field" : "invalid";
}

type Typed = v.InferOutput<typeof preferencesSchema>;

/**
 * Validates preferences from a form or JSON. Omitted fields are omitted from the result; null clears. Rows without
 * criteria are unfilled form rows and are dropped, equal rows are merged, and a subcategory implies its category.
 */
export function checkPreferences(
  input: unknown,
  edition: Pick<Edition, "regions" | "currency" | "format_locale">,
): { change: Partial<BuyerPreferences> } | { codes: PreferencesCodes } {
  const isRecord = typeof input === "object" && input !== null && !Array.isArray(input);
  const given = isRecord ? (input as Record<string, unknown>) : {};
  // Has no prototype, because a field may be called `constructor` or `__proto__`.
  const codes: PreferencesCodes = Object.create(null);
  const tooMany = hasTooManyRows(given);
  if (tooMany) codes.preferences = "too_many";
  const result = v.safeParse(preferencesSchema, tooMany ? { ...given, preferences: [] } : given);
  for (const issue of result.issues ?? []) codes[v.getDotPath(issue) ?? ""] ??= issue.message as PreferencesCode;
  // Valid fields are checked even if others failed, because forms validate field by field.
  const typed = result.output as Typed;
  const change: Partial<BuyerPreferences> = getBounds(typed, edition, codes);
  if (Array.isArray(typed.preferences)) change.preferences = toRows(typed.preferences, edition, codes);
  else if (typed.preferences === null) change.preferences = [];
  if (typeof typed.send_weekly_bizmatch_email === "boolean")
    change.send_weekly_bizmatch_email = typed.send_weekly_bizmatch_email;
  Object.assign(codes, { ...checkRange(change, change), ...codes });
  return Object.keys(codes).length > 0 ? { codes } : { change };
}

/** A body with too many rows is rejected without checking each row. */
function hasTooManyRows({ preferences }: Record<string, unknown>): boolean {
  return Array.isArray(preferences) && preferences.length > MAX_ROWS;
}

function getBounds(
  typed: Typed,
  edition: Pick<Edition, "currency" | "format_locale">,
  codes: PreferencesCodes,
): Partial<Record<BoundKey, Minor | null>> {
  const bounds: Partial<Record<BoundKey, Minor | null>> = {};
  for (const key of BOUND_KEYS) {
    const given = typed[key];
    if (given === undefined || codes[key]) continue;
    const isNothing = given === null || (typeof given === "string" && given.trim() === "");
    const minor = isNothing
      ? null
      : typeof given === "string"
        ? parseAmount(given, edition)
        : toMinor(given, edition.currency);
    if (minor === undefined || (minor !== null && minor > MAX_AMOUNT)) codes[key] = "amount";
    else bounds[key] = minor;
  }
  return bounds;
}

/** Above this, a number can't represent every minor unit. */
const MAX_AMOUNT = 1e15;

const CATEGORY_OF = new Map(
  CATEGORIES.flatMap(({ slug, subcategories }) => subcategories.map((subcategory) => [subcategory.slug, slug])),
);
const CATEGORY_SLUGS = new Set(CATEGORIES.map(({ slug }) => slug));

function toRows(
  rows: NonNullable<Typed["preferences"]>,
  { regions }: Pick<Edition, "regions">,
  codes: PreferencesCodes,
): PreferenceRow[] {
  const states = new Set(regions.map(({ slug }) => slug));
  const stored = new Map<string, PreferenceRow>();
  rows.forEach((given, at) => {
    const getSlug = (field: keyof PreferenceRow) =>
      codes[`preferences.${at}`] || codes[`preferences.${at}.${field}`] ? null : given[field] || null;
    const [state, subcategory] = [getSlug("state"), getSlug("subcategory")];
    const category = getSlug("category") || (subcategory && CATEGORY_OF.get(subcategory)) || null;
    const addCode = (field: keyof PreferenceRow, code: PreferencesCode): void => {
      codes[`preferences.${at}.${field}`] ??= code;
    };
    if (state !== null && !states.has(state)) addCode("state", "not_in_list");
    if (category !== null && !CATEGORY_SLUGS.has(category)) addCode("category", "not_in_list");
    if (subcategory !== null && !CATEGORY_OF.has(subcategory)) addCode("subcategory", "not_in_list");
    else if (subcategory !== null && CATEGORY_OF.get(subcategory) !== category)
      addCode("subcategory", "other_category");
    if (state || category) stored.set(JSON.stringify([state, category, subcategory]), { state, category, subcategory });
  });
  return [...stored.values()];
}

/** Finds ranges whose min is above their max. The error is on the upper bound unless only the lower one was `given`. */
export function checkRange(
  set: Partial<BuyerPreferences>,
  given: Partial<BuyerPreferences>,
): Record<string, "below_min" | "above_max"> {
  const codes: Record<string, "below_min" | "above_max"> = {};
  for (const name of AMOUNTS) {
    const [lower, upper] = [`${name}_min`, `${name}_max`] as const;
    const [min, max] = [set[lower] ?? null, set[upper] ?? null];
    if (min === null || max === null || min <= max) continue;
    if (given[upper] === undefined && given[lower] !== undefined) codes[lower] = "above_max";
    else codes[upper] = "below_min";
  }
  return codes;
}
