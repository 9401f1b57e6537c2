import { m } from "#messages/messages.js";

/** Words that, without a figure, say only that an amount is not given or is part of the price. */
const PHRASE_WORDS = new Set(
  `a about accepted accepting additional after agent agreed all an and announced any apply are as ask asking at auction available
  available be below best bid bids broker business buyer by call closing come confidential considered contact contracted cost
  depends description detail details determined disclosed discuss discussed email equipment excl excluded excluding extra
  ffe firm fixtures flexible for from full furniture have in incl include included includes including info information
  inquire inquiries inquiry interested invited inventory is it list listing make market may me message more motivated must nda
  negotiable negotiate negotiated negotiation no not notes of offer offered offers office on only open or our part phone
  please plus po poa price priced pricing private prof provided purchase reasonable request required remarks sale sales sav
  sealed see seller selling separate separately serious sign signed signing stock submit tba tbd text the this to top
  undisclosed unlisted unpriced until upon us value varies vary various view when will with withheld without yes you your`.split(
    /\s+/,
  ),
);

/** Words for other figures. An amount next to one of them is not the column's. */
const OTHER_FIGURE =
  /\bebitda\b|\brent\b|\blease\b|\/ ?s\.?f\b|\bsq\.? ?f|\bsquare\b|\bper (?!year|annum)\w|\bdown\b|\bdeposit\b|\bloan\b|%|\bmonth|\bweek|\/ ?(?:mo|wk|day|unit)\b/i;

const AMOUNT =
  /(?:(?:US|C|CA|A|AU)?\p{Sc} ?)?(?:\d{1,3}(?: \d{3})+(?!\d)|\d[\d,.]*)(?<![,.])(?: ?(?:k|mm?|mn|mil|mille|millions?|mill[oó]n|millones|thousand|bn|billion|tr|triệu|tỷ|tỉ)(?![\p{L}\d]))?(?: ?\p{Sc})?/giu;
/**
 * A number without a currency sign, thousands separators or a multiplier may be a year or a count, so it doesn't match.
 */
const MONEY = /\p{Sc}|\d,\d{3}|^\d{5,}$|\d ?[a-z]/iu;

const EARLIER_PRICE = /\b(?:was|were|from|originally|formerly|previously)\b.*\b(?:now|to)\b/i;
const UPPER_LIMIT = /\b(?:up to|under|below|less than|max(?:imum)?|no more than|not more than)\b/i;
const LOWER_LIMIT =
  /\b(?:from|starting|start|over|above|more than|at least|min(?:imum)?|offers over|in excess)\b|\d\s*[km]?\+/i;

/**
 * Returns whether a text has no number and only says that the amount isn't given, such as "Please call" or "Not
 * included".
 */
export function isAmountPhrase(text: string): boolean {
  if (/\d/.test(text)) return false;
  const words =
    text
      .toLowerCase()
      .replace(/ff&e/g, "ffe")
      .match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return /^\p{Sc}?\s*[-–—?]+$/u.test(text.trim());
  return words.length <= 16 && words.every((word) => PHRASE_WORDS.has(word));
}

export interface StatedAmount {
  /** The amount as written. */
  amount: string;
  /** The warning; null if the other words leave no doubt. */
  reason: typeof m.import_other_words | null;
}

/** Words beside an amount that don't change its meaning: "Reduced!", "Now". */
const HARMLESS =
  /^(?:reduced|new|now|only|just|price|priced|asking|at|is|the|to|sell|drop|dropped|lowered|improved|motivated|seller|firm|obo|or|best|offer|negotiable|cash|fire|sale|great|opportunity|hot|usd|total|approx|approximately|about|est|estimated)$/i;

/** Returns whether the words beside an amount need no review. */
function isHarmless(words: string): boolean {
  return !/\d/.test(words) && (words.match(/\p{L}+/gu) ?? []).every((word) => HARMLESS.test(word));
}

/**
 * Finds the amount in a text with other words: "$750,000 Reduced!", "Up to $500,000".
 *
 * @returns null unless there is exactly one, or an earlier and a later
 * price.
 */
export function findStatedAmount(text: string): StatedAmount | null {
  if (OTHER_FIGURE.test(text)) return null;
  const amounts = (text.match(AMOUNT) ?? []).filter((amount) => MONEY.test(amount));
  const last = amounts.at(-1);
  if (last === undefined) return null;
  if (amounts.length === 2 && EARLIER_PRICE.test(text)) {
    return { amount: last, reason: m.import_earlier_price };
  }
  if (amounts.length !== 1) return null;
  if (UPPER_LIMIT.test(text)) return { amount: last, reason: m.import_upper_limit };
  if (LOWER_LIMIT.test(text)) return { amount: last, reason: m.import_lower_limit };
  return { amount: last, reason: isHarmless(text.replace(last, " ")) ? null : m.import_other_words };
}
