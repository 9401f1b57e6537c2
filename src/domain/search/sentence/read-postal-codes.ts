import type { Context } from "#domain/context.ts";
import { isJoint, type NamedPlace } from "./read-places.ts";
import { isOf, type Token } from "./read-tokens.ts";

/** Reads a postal code and those listed with it, as in "33602 or 90210", so that they aren't taken for amounts. */
export function readPostalCodes(tokens: readonly Token[], context: Context): NamedPlace[] {
  const found: NamedPlace[] = [];
  let end = 0;
  for (let at = 0; at < tokens.length; at++) {
    const isNext = at === end + 1 && isJoint(tokens[end]!);
    if (found.length > 0 && !isNext) continue;
    const code = findCodeAt(tokens, at, context);
    if (!code) continue;
    const parts = tokens.slice(at, at + code.length);
    for (const part of parts) part.isRead = true;
    found.push({ token: tokens[at]!, text: code.text, parts });
    end = at + code.length;
  }
  return found;
}

function findCodeAt(
  tokens: readonly Token[],
  at: number,
  { edition, gazetteer }: Context,
): { length: number; text: string } | null {
  const { pattern } = edition.postal_code;
  const [token, dash, last] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  const joined = dash?.text === "-" && last?.amount ? `${token.text}-${last.text}` : "";
  // "150-0001"
  if (token.end === dash?.start && pattern?.test(joined) && gazetteer.find(joined)) return { length: 3, text: joined };
  const isCode = token.amount && !token.amount.isMoney && pattern?.test(token.text);
  const isBound = isOf(tokens[at - 1], "max", "min") && !isOf(tokens[at - 1], "in");
  const isRange = dash?.text === "-" && (last?.amount?.value ?? 0) >= 10_000;
  if (!isCode || isBound || isRange) return null;
  const place = gazetteer.find(token.text);
  // In countries whose postal codes are known only by area, a round number is more likely an amount.
  const isAfterIn = isOf(tokens[at - 1], "in") && !isOf(tokens[at - 1], "price");
  const isRound = token.text.endsWith("000") && !isAfterIn;
  if (!place || (isRound && place.postal_code !== token.text)) return null;
  return { length: joined ? 3 : 1, text: token.text };
}
