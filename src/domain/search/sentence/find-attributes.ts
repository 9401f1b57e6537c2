import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import type { Lexicon } from "./lexicon.ts";
import { isListed } from "./read-places.ts";
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
  ...["catering", "commercial-laundry", "cleaning", "security", "property-management", "architecture-engineering"],
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
    if (describesSector(tokens, at, negated, phrases)) {
      attributes.add(token);
      continue;
    }
    const isBefore = phrases.has_modifiers_first && modifiesNext(tokens, at);
    if (isBefore || isServed(tokens, at, attributes, phrases.has_tones ?? false)) attributes.add(token);
  }
  return attributes;
}

/**
 * Returns whether a whole category only says more about a subcategory of another one beside it: "staffing agency in
 * healthcare", "cervecería con fábrica propia".
 */
function describesSector(
  tokens: readonly Token[],
  at: number,
  negated: ReadonlySet<Token>,
  { has_characters: hasCharacters, having }: Lexicon["phrases"],
): boolean {
  const category = CATEGORIES.find(({ slug }) => slug === getMeaning(tokens[at]!, "sector")!.slug);
  if (!category) return false;
  if (TRADES_FOR_OTHERS.has(category.slug) && !isListed(having, tokens[at - 1]?.text ?? "")) return false;
  return [-1, 1].some((step) => {
    for (let place = at + step; tokens[place]; place += step) {
      const token = tokens[place]!;
      const slug = getMeaning(token, "sector")?.slug;
      if (slug && isSector(token) && !negated.has(token)) {
        const isBeside = !hasCharacters || tokens[Math.min(at, place)]!.end === tokens[Math.max(at, place)]!.start;
        const isWhole = CATEGORIES.some((each) => each.slug === slug);
        return isBeside && !isWhole && !category.subcategories.some((each) => each.slug === slug);
      }
      const isPassed = isUnknown(token) || isOf(token, "filler", "serving", "in");
      if (token.isRead || !isPassed || isOf(token, "and") || !/\p{L}/u.test(token.text)) return false;
    }
    return false;
  });
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
