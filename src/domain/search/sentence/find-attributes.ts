import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import type { Lexicon } from "./lexicon.ts";
import { getMeaning, isOf, isUnknown, type Token } from "./read-tokens.ts";

/** Sectors whose names often come with the sector that they work for: "restaurant equipment distributor". */
const TRADES_FOR_OTHERS: ReadonlySet<string> = new Set([
  ...["wholesale-distributors", "durable-goods", "nondurable-goods", "equipment-rental-dealers"],
  ...[
    "manufacturing",
    ...(CATEGORIES.find(({ slug }) => slug === "manufacturing")?.subcategories ?? []).map(({ slug }) => slug),
  ],
  ...["software-app-companies", "it-software-services", "graphic-web-design"],
  ...["insurance-agencies", "accounting-tax-practices", "legal-services", "medical-billing", "staffing-agencies"],
  ...["cleaning", "security", "property-management", "architecture-engineering"],
  ...["delivery-freight-service-routes", "furniture-furnishings"],
]);

/**
 * Finds the sectors that say what another one is about, and are therefore search words: "restaurant" in "restaurant
 * equipment distributor" or "software for restaurants".
 */
export function findAttributes(
  tokens: readonly Token[],
  negated: ReadonlySet<Token>,
  { phrases }: Lexicon,
): ReadonlySet<Token> {
  const attributes = new Set<Token>();
  for (const [at, token] of tokens.entries()) {
    if (!isSector(token) || negated.has(token)) continue;
    const isBefore = phrases.has_modifiers_first && modifiesNext(tokens, at);
    if (isBefore || isServed(tokens, at, attributes, phrases.has_tones ?? false)) attributes.add(token);
  }
  return attributes;
}

const isSector = (token: Token): boolean => !token.isRead && isOf(token, "sector") && !isOf(token, "filler");

/** Returns whether goods or a trade for other sectors follow, as in "dental supply wholesaler". */
function modifiesNext(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next && isOf(next, "goods") && !next.isRead) return true;
  const isForOthers = isOf(next, "serving");
  for (const token of tokens.slice(at + 1)) {
    if (isSector(token)) {
      if (isTradeFor(token, tokens[at]!)) return true;
      continue;
    }
    const isJoint = isForOthers && isOf(token, "serving", "in") && !token.isRead && token.text !== ",";
    if (!isJoint && (token.isRead || !isUnknown(token) || /^\P{L}+$/u.test(token.text))) return false;
  }
  return false;
}

/** Returns whether goods or a trade stand before a sector that they are for: "software for dentists". */
function isServed(tokens: readonly Token[], at: number, attributes: ReadonlySet<Token>, isBare: boolean): boolean {
  let isJoined = isBare;
  for (let place = at - 1; place >= 0; place--) {
    const token = tokens[place]!;
    if (attributes.has(token)) return tokens.slice(place + 1, at).some((each) => isOf(each, "and"));
    if (isSector(token)) return isJoined && isTradeFor(token, tokens[at]!);
    if (isOf(token, "goods") && !token.isRead) return isJoined;
    isJoined ||= isOf(token, "serving");
    const isPassed = isUnknown(token) || isOf(token, "filler", "serving", "and");
    if (token.isRead || !isPassed || /^[^\p{L}&]+$/u.test(token.text)) return false;
    if (isOf(token, "and") && !attributes.has(tokens[place - 1]!)) return false;
  }
  return false;
}

/** Returns whether a sector's name may come with another sector, rather than stand beside it. */
function isTradeFor(trade: Token, other: Token): boolean {
  const [slug, otherSlug] = [trade, other].map((token) => getMeaning(token, "sector")!.slug) as [string, string];
  const isPart = CATEGORIES.some(
    ({ slug: category, subcategories }) =>
      [slug, otherSlug].includes(category) &&
      subcategories.some((subcategory) => [slug, otherSlug].includes(subcategory.slug)),
  );
  return slug !== otherSlug && !isPart && TRADES_FOR_OTHERS.has(slug);
}
