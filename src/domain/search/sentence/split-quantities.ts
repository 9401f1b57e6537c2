import { AFTER, BEFORE, findUnit, isModifier, MEASURES, type Measure, type Quantity } from "./read-sides.ts";
import { isOf, type Token } from "./read-tokens.ts";

/**
 * Returns where the words of the next quantity start. A comma or "and" separates; "under" belongs to what follows, "a
 * month" to what precedes; a measure belongs to the quantity that has no other.
 */
export function getSplit(
  tokens: readonly Token[],
  quantity: Quantity,
  next: Quantity,
  ownMeasure: Measure | null,
): number {
  const hasMeasure = ownMeasure !== null;
  const places = Array.from({ length: next.from - quantity.to - 1 }, (_, index) => quantity.to + 1 + index);
  const findPlace = (isMatch: (token: Token) => boolean): number | undefined =>
    places.find((place) => isMatch(tokens[place]!));
  const isJointBound = (token: Token): boolean => isOf(token, "max", "min") && /^and /.test(token.text);
  if (isJointBound(tokens[next.from - 1]!)) return next.from - 1;
  const separator = findPlace((token) => !isModifier(token) || token.text === "," || isOf(token, "and"));
  if (separator !== undefined) return separator + 1;
  const last = places.findLast(
    (place) => isOf(tokens[place], ...AFTER) && !isOf(tokens[place], ...BEFORE, ...MEASURES),
  );
  const before = findPlace((token) => isOf(token, ...BEFORE) && !isOf(token, ...AFTER, ...MEASURES));
  const [measure, second] = places.filter(
    (place) => isOf(tokens[place], ...MEASURES) && !isOf(tokens[place], ...AFTER),
  );
  const start = (last ?? quantity.to) + 1;
  const nextHasMeasure = isOf(tokens[next.to + 1], ...MEASURES);
  if (measure !== undefined && measure >= start) {
    // "Making 250k profit for under 700k"
    if (
      ownMeasure &&
      second === undefined &&
      isOf(tokens[measure], ownMeasure) &&
      !nextHasMeasure &&
      before !== undefined
    )
      return measure + 1;
    // In "500k in sales under 1m", "in" joins the measure to the amount before it.
    if (!hasMeasure && before !== undefined && before > measure && isOfPrevious(tokens, measure)) return measure + 1;
    if (second !== undefined && !hasMeasure) return second;
    // In "$250,000 SDE at 3x", the multiple needs no other measure.
    const isOfNext = isOf(tokens[measure], "multiple", "years");
    if (!hasMeasure && !isOfNext && findUnit(tokens[next.to + 1], next.amounts[0])) return measure + 1;
    if (!hasMeasure && isOfNext && findUnit(tokens[next.to + 1], next.amounts[0])) return measure;
    if (hasMeasure || !nextHasMeasure) return measure;
    return before !== undefined && before > measure ? before : next.from;
  }
  return before !== undefined && before >= start ? before : start;
}

/** Returns whether a measure belongs to the amount before it: "in sales", "de beneficio". */
const isOfPrevious = (tokens: readonly Token[], at: number): boolean =>
  /^(?:in|of|en|de|d['’])(?:\s|$|\p{L})/iu.test(tokens[at]!.text) ||
  /^(?:in|of|en|de|d['’])$/i.test(tokens[at - 1]!.text);
