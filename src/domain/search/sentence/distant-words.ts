import { getTimes, isSector, type Measure, type Quantity, type Side } from "./read-sides.ts";
import { isOf, type Token } from "./read-tokens.ts";

/** What is said about an amount later in a sentence. */
export type Reference = "down_payment" | "max";

/** A lower number that isn't written as money isn't what "that" refers to. */
const MIN_MONEY = 1_000;

/**
 * Finds the amounts that later words refer to: "I was left 50 grand and want to use that as the down payment", "I have
 * 600k, and not a dollar more".
 */
export function findReferences(tokens: readonly Token[], quantities: readonly Quantity[]): Map<Quantity, Reference> {
  const references = new Map<Quantity, Reference>();
  for (const [at, token] of tokens.entries()) {
    const isDownPayment = isOf(token, "as_down_payment");
    if (token.isRead || !(isDownPayment || isOf(token, "as_max"))) continue;
    const quantity = quantities.findLast(
      ({ to, amounts: [{ isMoney, value }] }) => to < at && (isMoney || value >= MIN_MONEY),
    );
    if (!quantity) continue;
    token.isRead = true;
    if (references.get(quantity) !== "down_payment") references.set(quantity, isDownPayment ? "down_payment" : "max");
  }
  return references;
}

/** Adds what a later reference says about an amount to the words beside it. */
export function applyReference(reference: Reference | undefined, left: Side, right: Side): void {
  const measure = left.measure ?? right.measure ?? "price";
  if (!reference || right.unit || !(measure === "price" || measure === "down_payment")) return;
  Object.assign(left, { measure: reference === "max" ? "price" : "down_payment", bound: "max" });
  Object.assign(right, { measure: null, bound: null });
}

/** Measures that people name several words before their amount. */
const DISTANT = ["cash_flow", "revenue", "income"] as const satisfies Measure[];

/** How many words may stand between a measure and its amount. */
const MAX_BETWEEN = 3;

/** The tokens that belong to one quantity. */
interface Span {
  from: number;
  to: number;
}

/** Adds the measure and the month of an amount from the same clause: "doanh số phải được 3 tỷ". */
export function addDistantWords(
  tokens: readonly Token[],
  span: Span,
  { amounts: [amount] }: Quantity,
  left: Side,
  right: Side,
): void {
  if (right.unit || left.isWith || !(amount.isMoney || amount.value >= MIN_MONEY)) return;
  if (!left.measure && !right.measure && (right.bound ?? left.bound) !== "max") {
    const place = findMeasure(tokens, left, right, span);
    if (place !== null) {
      left.measure = DISTANT.find((measure) => isOf(tokens[place], measure)) ?? null;
      tokens[place]!.isRead = true;
    }
  }
  const measure = left.measure ?? right.measure;
  if (left.times || right.times || !DISTANT.some((each) => each === measure)) return;
  const month = listClause(tokens, left, right, span).find((token) => !token.isRead && getTimes(token) > 1);
  if (!month) return;
  month.isRead = true;
  left.times = getTimes(month);
}

function findMeasure(tokens: readonly Token[], left: Side, right: Side, { from, to }: Span): number | null {
  const isMeasure = (place: number): boolean => isOf(tokens[place], ...DISTANT) && !isSector(tokens[place]!);
  const isBetween = (token: Token): boolean =>
    !token.isRead && !token.amount && token.text !== "," && !isSector(token) && !isOf(token, "in", "seek", "price");
  for (let place = left.edge - 1; place >= Math.max(from, left.edge - 1 - MAX_BETWEEN); place--) {
    if (!isBetween(tokens[place]!)) break;
    if (isMeasure(place)) return place;
  }
  if (right.bound !== "min") return null;
  for (let place = right.edge + 1; place < Math.min(to, right.edge + 1 + MAX_BETWEEN); place++) {
    if (!isBetween(tokens[place]!)) break;
    if (isMeasure(place)) return place;
  }
  return null;
}

/** Lists the tokens around a quantity up to the next comma. */
function listClause(tokens: readonly Token[], left: Side, right: Side, { from, to }: Span): Token[] {
  const before = tokens.slice(from, left.edge);
  const after = tokens.slice(right.edge + 1, to);
  const start = before.findLastIndex(({ text }) => text === ",") + 1;
  const end = after.findIndex(({ text }) => text === ",");
  return [...before.slice(start), ...after.slice(0, end < 0 ? after.length : end)];
}
