/** Units that a header names for all amounts of its column, and how a cell writes them. */
const UNITS: [RegExp, string][] = [
  [/[([]\s*(?:in\s+)?\p{Sc}?\s*(?:000s?|'000s?|thousands?|k)\s*[)\]]/iu, "k"],
  [/[([]\s*(?:in\s+)?\p{Sc}?\s*(?:millions?|mm?)\s*[)\]]/iu, "M"],
  [/[(（]\s*(?:単位\s*[:：]\s*)?億円\s*[)）]/u, "億円"],
  [/[(（]\s*(?:単位\s*[:：]\s*)?百万円\s*[)）]/u, "百万円"],
  [/[(（]\s*(?:単位\s*[:：]\s*)?万円\s*[)）]/u, "万円"],
  [/[(（]\s*(?:単位\s*[:：]\s*)?千円\s*[)）]/u, "千円"],
];

/** A longer cell isn't a figure, and a longer header names no unit. */
const MAX_LENGTH = 100;

/** Adds the unit of a column such as "Price ($000)" or "売却価格（万円）" to a bare number in it. */
export function addUnit(text: string, header = ""): string {
  if (text.length > MAX_LENGTH || header.length > MAX_LENGTH) return text;
  if (!/^[\s\p{Sc}]*[-−(▲△]?[\d０-９][\d０-９.,，．]*\)?\s*$/u.test(text)) return text;
  const unit = UNITS.find(([pattern]) => pattern.test(header))?.[1];
  return unit ? text.trim().replace(/\)?$/, (end) => unit + end) : text;
}
