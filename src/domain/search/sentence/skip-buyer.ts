import type { MeaningKind } from "./lexicon.ts";
import { isOf, isUnknown, type Token } from "./read-tokens.ts";

/** The words after which a sentence goes on with what the buyer wants or has. */
const OF_BUYER: MeaningKind[] = ["seek", "income", "down_payment"];

/** Skips the words at the start for the buyer: "RN hoping to purchase a home health agency". */
export function skipBuyer(tokens: readonly Token[]): void {
  const isOther = (token: Token): boolean => !token.isRead && isOf(token, "sector", "words") && !isOf(token, "filler");
  // "Engineer buying out of state"
  const [first, second, ...others] = tokens;
  if (first && second && isOf(first, "sector") && BUYING.test(second.text) && others.some(isOther)) first.isRead = true;
  const end = tokens.findIndex((token) => isOf(token, ...OF_BUYER) && !isUnknown(token));
  const parts = tokens.slice(0, Math.max(end, 0));
  // "Engineer, looking for a machine shop"
  const isTrade = (token: Token, at: number): boolean =>
    at === 0 && isOf(token, "sector") && parts.at(-1)!.text === "," && !/\s/.test(token.text);
  const isBuyer = parts.every(
    (token, at) =>
      !token.isRead &&
      (isTrade(token, at) || isUnknown(token) || isOf(token, "filler")) &&
      (token.text !== "," || (at === parts.length - 1 && isOf(parts[0], "sector"))),
  );
  const hasMore = tokens.slice(end).some((token) => isOf(token, "sector", "words") && !isOf(token, "filler"));
  if (end > 0 && end <= MAX_BUYER && isBuyer && hasMore) for (const token of parts) token.isRead = true;
}

/** Matches what a buyer does whose trade was said. */
const BUYING =
  /^(?:buying|looking|here|wants?|seeking|wanting|busca|buscando|quiere|cherche|cherchant|recherche|veut)\b/i;

/** The most words for the buyer: "I'm a registered nurse and". */
const MAX_BUYER = 6;
