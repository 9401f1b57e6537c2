import { isOf, isUnknown, type Token } from "./read-tokens.ts";

/** Returns whether praise is the first part of a name: "Great Clips". */
export function isPartOfName(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  const isCapital = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text);
  return (
    isOf(token, "vague") && next !== undefined && isUnknown(next) && [token, next].every(({ text }) => isCapital(text))
  );
}

/** Lists the tokens of a Japanese municipality's name, such as "西宮市"; empty if none starts here. */
export function listMunicipality(tokens: readonly Token[], at: number): Token[] {
  const isHan = (token: Token | undefined): boolean =>
    token !== undefined && !token.isRead && isUnknown(token) && /^\p{Script=Han}$/u.test(token.text);
  let end = at;
  while (isHan(tokens[end]) && end - at < MAX_MUNICIPALITY) end++;
  const suffix = tokens[end];
  const isMunicipality = end > at && suffix !== undefined && /^[市区町村]/.test(suffix.text) && isOf(suffix, "in");
  return isMunicipality && tokens[end - 1]!.end === suffix.start ? tokens.slice(at, end + 1) : [];
}

/** The longest name of a Japanese municipality without its suffix. */
const MAX_MUNICIPALITY = 4;

/** Lists the tokens from "near" to a sector; empty if the sector isn't a landmark. */
export function listLandmark(tokens: readonly Token[], at: number): Token[] {
  for (let from = at - 1; from >= 0 && !tokens[from]!.isRead; from--) {
    if (isOf(tokens[from], "near", "former")) return tokens.slice(from, at + 1);
    if (!isOf(tokens[from], "filler") || isOf(tokens[from], "and")) break;
  }
  return [];
}

/** Returns whether a character with a meaning of its own is part of a word here: "業" in "営業権". */
export function isWithinWord(tokens: readonly Token[], at: number): boolean {
  const parts = tokens.slice(at - 1, at + 2);
  if (at === 0 || parts.length < 3 || !isOf(parts[1], "filler")) return false;
  if (parts.some(({ text, isRead }) => isRead || !/^\p{Script=Han}$/u.test(text))) return false;
  return (
    isUnknown(parts[0]!) &&
    isUnknown(parts[2]!) &&
    parts[0]!.end === parts[1]!.start &&
    parts[1]!.end === parts[2]!.start
  );
}
