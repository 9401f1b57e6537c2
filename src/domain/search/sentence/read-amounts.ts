import type { Context } from "#domain/context.ts";
import type { FilterKey } from "../search-filters.ts";
import { getAround, getBand, MINIMUMS } from "./approximate-bounds.ts";
import { addDistantWords, applyReference, findReferences } from "./distant-words.ts";
import { readFoundingYear } from "./read-founding-year.ts";
import type { Amount } from "./read-number.ts";
import {
  BOUNDS,
  getBoundAfter,
  isModifier,
  isOwnAge,
  MAX_YEARS,
  type Measure,
  type Quantity,
  readAfter,
  readBefore,
  type Side,
} from "./read-sides.ts";
import { isOf, isUnknown, type Token } from "./read-tokens.ts";
import { getSplit } from "./split-quantities.ts";

/** What a sentence says in numbers: filters in major units, and the phrases that no filter can express. */
export interface ReadAmounts {
  filters: [key: FilterKey, value: number][];
  /** The tokens of each phrase without a filter. */
  unread: Token[][];
}

/** Below this, a number without a currency or factor isn't an amount of money: "24 hour gym". */
const MIN_BARE_AMOUNT = 1_000;

/** Reads every number with the words around it: "under 500k", "100k to 200k cash flow", "I have $80,000". */
export function readAmounts(
  tokens: Token[],
  { edition: { postal_code, currency }, clock }: Pick<Context, "edition" | "clock">,
): ReadAmounts {
  const currentYear = clock().getUTCFullYear();
  const result: ReadAmounts = { filters: [], unread: [] };
  const quantities = listQuantities(tokens);
  const references = findReferences(tokens, quantities);
  let start = 0;
  let previous: { measure: Measure; edge: number; isMin: boolean } | null = null;
  for (const [index, quantity] of quantities.entries()) {
    const next = quantities[index + 1];
    const from = start;
    const left = readBefore(tokens, from, quantity);
    start = next ? getSplit(tokens, quantity, next, left.measure) : tokens.length;
    const right = readAfter(tokens, quantity, start);
    if (right.measure && left.beforeComma) Object.assign(left, { measure: null, ...left.beforeComma });
    addDistantWords(tokens, { from, to: start }, quantity, left, right);
    applyReference(references.get(quantity), left, right);
    // In "年商5000万円以上1億円未満", the second bound is of the same measure.
    const isMoneyBefore = previous !== null && isAmountOfMoney(previous.measure);
    if (
      isMoneyBefore &&
      previous?.edge === left.edge - 1 &&
      previous.isMin &&
      (right.bound ?? left.bound) === "max" &&
      !right.measure
    )
      left.measure ??= previous.measure;
    const { text } = tokens[quantity.from]!;
    const isPostalCode = !text.endsWith("000") && (postal_code.pattern?.test(text) ?? false);
    const following = tokens[quantity.to + 1];
    const isOfUnknown = following !== undefined && isNoun(following) && isUnknown(following);
    const after = tokens[quantity.to + 2];
    const isBounded = left.bound === null && after !== undefined && getBoundAfter(after) !== null;
    const counted = isCount(quantity, left, right, following, isBounded) ? listCounted(tokens, quantity, left) : null;
    if (counted) result.unread.push(counted);
    const doubt = { isPostalCode, isOfUnknown, shortFactor: SHORT_FACTORS[currency] ?? 1_000 };
    const isAge = isOwnAge(quantity, left, right, quantities);
    const founded = readFoundingYear(quantity, left, right, currentYear);
    const bounds = counted || isAge ? null : (founded ?? getBounds(quantity, left, right, doubt));
    if (isAge) for (const token of tokens.slice(left.edge, quantity.to + 1)) token.isRead = true;
    previous = bounds && { measure: bounds.measure, edge: right.edge, isMin: (right.bound ?? left.bound) === "min" };
    // "6 months"
    if (!bounds && right.unit?.measure === "listed") {
      const parts = tokens.slice(quantity.from, right.edge + 1);
      for (const token of parts) token.isRead = true;
      result.unread.push(parts);
    }
    if (!bounds) continue;
    const { measure, min, max } = bounds;
    const parts = tokens.slice(left.edge, right.edge + 1);
    for (const token of parts) token.isRead = true;
    const keys: Partial<Record<"min" | "max", FilterKey>> = BOUNDS[measure];
    let isUnread = false;
    for (const [key, value] of [[keys.min, min] as const, [keys.max, max] as const]) {
      if (value === null) continue;
      if (key && !result.filters.some(([other]) => other === key)) result.filters.push([key, value]);
      else isUnread = true;
    }
    if (isUnread) result.unread.push(parts);
  }
  return result;
}

/** Returns whether a number counts the things that follow it: "at least 10 trucks". */
function isCount(
  { amounts }: Quantity,
  left: Side,
  right: Side,
  following: Token | undefined,
  isBounded: boolean,
): boolean {
  const [{ isMoney, value }] = amounts;
  if (isMoney || right.unit || right.measure || !following) return false;
  if (value >= MIN_BARE_AMOUNT) return isBounded && isUnknown(following) && isNoun(following);
  if (!isNoun(following)) return false;
  if (isUnknown(following)) return left.measure === null || isAmountOfMoney(left.measure);
  // "10 trucks" counts trucks, although they also name a sector.
  return left.measure === "down_payment" || value <= MAX_COUNT;
}

const isAmountOfMoney = (measure: Measure): boolean => !["years", "multiple", "listed", "unfiltered"].includes(measure);

/** A higher number before a sector is more likely a price in thousands. */
const MAX_COUNT = 50;

/** Lists a counted thing with its bounds; null if it has none, so that its words are searched for: "24 hour gym". */
function listCounted(tokens: Token[], { from, to }: Quantity, left: Side): Token[] | null {
  let end = to + 1;
  while (end - to < MAX_COUNTED && tokens[end + 1] && isNoun(tokens[end + 1]!) && isUnknown(tokens[end + 1]!)) end++;
  const bound = tokens[end + 1] && getBoundAfter(tokens[end + 1]!);
  if (!bound && !left.bound && left.measure === null) return null;
  const parts = tokens.slice(left.bound ? left.edge : from, end + (bound ? 2 : 1));
  for (const token of parts) token.isRead = true;
  return parts;
}

/** How many words the name of a counted thing may have. */
const MAX_COUNTED = 3;

const isNoun = (token: Token): boolean =>
  !token.isRead &&
  /\p{L}/u.test(token.text) &&
  (isUnknown(token) || isOf(token, "sector", "words")) &&
  !isOf(token, "filler");

function listQuantities(tokens: readonly Token[]): Quantity[] {
  const quantities: Quantity[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const first = getAmount(tokens[at]);
    if (!first) continue;
    const second = isRange(tokens, at, quantities.at(-1)?.to ?? -1) ? getAmount(tokens[at + 2]) : null;
    const low = { ...first, value: second ? scaleLike(first, second) : first.value };
    const isRising = second !== null && low.value <= second.value;
    quantities.push({ from: at, to: isRising ? at + 2 : at, amounts: isRising ? [low, second] : [first] });
    if (isRising) at += 2;
  }
  return quantities;
}

/** Returns the value of a range's first number: in "200-500k" and "three to five hundred thousand", its factor follows. */
function scaleLike(first: Amount, second: Amount): number {
  if (first.factor !== 1 || first.value >= MIN_BARE_AMOUNT) return first.value;
  const values = [second.value / second.lead, second.factor, 1].map((factor) => first.value * factor);
  return values.find((value) => value <= second.value) ?? first.value;
}

const getAmount = (token: Token | undefined): Amount | null => (token?.isRead ? null : (token?.amount ?? null));

/** Returns whether "to", a dash, or an "and" after "between" joins a number to the next one. */
function isRange(tokens: readonly Token[], at: number, previous: number): boolean {
  const joint = tokens[at + 1];
  if (joint?.text === "-") return true;
  if (!isOf(joint, "to")) return false;
  if (!isOf(joint, "and")) return true;
  for (let place = at - 1; place > previous && isModifier(tokens[place]!); place--)
    if (isOf(tokens[place], "between")) return true;
  return false;
}

/** A bare number between these is more likely a year than an amount. */
const MIN_YEAR = 1_950;
const MAX_YEAR = 2_100;

interface Bounds {
  measure: Measure;
  min: number | null;
  max: number | null;
}

/** What people leave out of a price in each currency, if it isn't thousands. */
const SHORT_FACTORS: Partial<Record<string, number>> = { JPY: 10_000, VND: 1_000_000 };

interface Doubt {
  /** Whether it may be a postal code. */
  isPostalCode: boolean;
  /** Whether a word without a meaning follows, which may be what the number counts: "within 2 hours". */
  isOfUnknown: boolean;
  /** What a number without its thousands is multiplied by. */
  shortFactor: number;
}

/** Returns what a quantity bounds; null if it isn't an amount of anything that the words name. */
function getBounds(
  { amounts }: Quantity,
  left: Side,
  right: Side,
  { isPostalCode, isOfUnknown, shortFactor }: Doubt,
): Bounds | null {
  const [first, second] = amounts;
  const measure = getMeasure(amounts, left, right);
  const bound = right.bound ?? left.bound;
  // "Chicago suburbs, 250-400"
  const isShortRange = !isOfUnknown && second !== undefined && first.value >= MIN_SHORT_RANGE && isShortened(amounts);
  const isWritten = isShortRange || amounts.some(({ isMoney }) => isMoney);
  const isMoney = isWritten || (first.value >= MIN_BARE_AMOUNT && !isPostalCode);
  if (!measure && (right.unit || (!isMoney && (!bound || isOfUnknown)))) return null;
  // "Pizza shops 4 sale"
  if (!right.unit && !isMoney && !bound && left.measure === null && right.measure !== "unfiltered") return null;
  // "Lease until 2030"
  const isYear = !measure && !isWritten && first.value > MIN_YEAR && first.value < MAX_YEAR && first.value % 100 !== 0;
  // "ISO 9001"
  // "Licensed for 100+"
  if (!measure && bound === "min" && !isWritten && first.value < MIN_BARE_AMOUNT) return null;
  if (!measure && !bound && !isWritten && first.value % 100 !== 0 && !isYear) return null;
  const known = measure ?? (isYear ? "unfiltered" : "price");
  const isShort = !right.unit && isAmountOfMoney(known) && isShortened(amounts);
  const perYear = left.times || right.times || 1;
  const times =
    right.unit?.factor ?? (known === "unfiltered" ? 1 : perYear * (isShort && perYear === 1 ? shortFactor : 1));
  const value = first.value * times;
  if (second) return { measure: known, min: value, max: second.value * times };
  if (bound === "band") return { measure: known, ...getBand(value, known) };
  if (bound === "about" && known !== "unfiltered" && known !== "listed")
    return { measure: known, ...getAround(value, known) };
  const isMin = known !== "down_payment" && (bound === "min" || (bound !== "max" && MINIMUMS.includes(known)));
  return { measure: known, min: isMin ? value : null, max: isMin ? null : value };
}

/** People leave out the thousands of a price: "under 400", "250-400". */
const isShortened = (amounts: Quantity["amounts"]): boolean =>
  amounts.every(({ isMoney, value }) => !isMoney && value >= MIN_SHORTENED && value < MIN_BARE_AMOUNT);

const MIN_SHORT_RANGE = 100;

/** A lower number without its thousands is more likely something else. */
const MIN_SHORTENED = 25;

function getMeasure(amounts: Quantity["amounts"], left: Side, right: Side): Measure | null {
  const [first] = amounts;
  if (right.unit) return getMeasureOfUnit(right.unit.measure, amounts, left, right);
  const isPeriodic = left.times > 1 || right.times > 0;
  // In "brings in 500k in revenue", the noun after the amount says what the verb before it leaves open.
  // "Cash flow of 100k after debt service" is what the buyer needs.
  const isVerb = left.measure === "cash_flow" && (right.measure === "revenue" || right.measure === "income");
  const named =
    (isVerb ? right.measure : left.measure) ??
    right.measure ??
    (left.isWith && (first.isMoney || first.value >= MIN_BARE_AMOUNT) ? "down_payment" : null) ??
    (isPeriodic && (first.isMoney || first.value >= MIN_BARE_AMOUNT) ? "cash_flow" : null);
  if ((named === "multiple" || named === "listed") && first.isMoney) return null;
  const isYear = named === "years" && (first.isMoney || first.value > MAX_YEARS);
  if (!isYear) return named;
  // "In business with $25,000 cash"
  if (right.measure && right.measure !== "years") return right.measure;
  return left.isWith && first.isMoney ? "down_payment" : "unfiltered";
}

/** Fewer years are unlikely to describe a business. */
const MIN_BARE_YEARS = 3;

/** Returns what a number with a unit measures; null if the words around it don't say: "open 7 days", "2x4". */
function getMeasureOfUnit(
  unit: Measure,
  [{ value }, second]: Quantity["amounts"],
  left: Side,
  right: Side,
): Measure | null {
  const isRange = second !== undefined;
  const named = [left.measure, right.measure];
  if (named.includes("unfiltered")) return "unfiltered";
  const isBare = !left.measure && !left.bound && !right.measure && !right.bound;
  // "The owner stays 1 year"
  if (unit === "years") return isBare && value < MIN_BARE_YEARS ? "unfiltered" : unit;
  if (unit === "unfiltered") return unit;
  if (unit === "multiple" && named.includes("revenue")) return "unfiltered";
  if (unit === "listed") return named.includes("listed") ? unit : named.includes("years") ? "unfiltered" : null;
  return named.some(Boolean) || left.bound || right.bound || isRange || right.unit?.isComplete ? unit : null;
}
