import { getMeaning, isOf, isUnknown, type Token } from "./read-tokens.ts";

interface Outcome {
  exclude(slug: string, token: Token): void;
  leave(parts: readonly Token[]): void;
}

/**
 * Reads what a sentence excludes: sectors, states and franchises. Anything else can't be excluded, so it stays unread
 * together with its "not". Returns the negated tokens.
 */
export function readNegations(
  text: string,
  tokens: readonly Token[],
  states: ReadonlyMap<Token, string>,
  towns: ReadonlySet<Token>,
  outcome: Outcome,
): { negated: ReadonlySet<Token> } {
  const negated = new Set<Token>();
  for (const [at, token] of tokens.entries()) {
    if (isOf(token, "not_after") && !token.isRead) {
      // "Un bar no, un restaurante sí"
      const isEnd = !isOf(token, "not") || tokens[at + 1] === undefined || tokens[at + 1]!.text === ",";
      const isTarget = at > 0 && isEnd && getExcluded(tokens[at - 1]!, states).length > 0;
      if (isTarget || !isOf(token, "not")) readTargetBefore(text, tokens, at, states, negated, outcome);
      if (isTarget) continue;
    }
    if (token.isRead || !(isOf(token, "not") || isException(tokens, at, states))) continue;
    negated.add(token);
    // "Vendo no, compro"
    if (isOf(token, "not_after") && at > 0 && tokens[at + 1]?.text === ",") {
      negated.add(tokens[at - 1]!);
      continue;
    }
    const isLast = tokens.slice(at + 1).every((other) => other.isRead || isOf(other, "filler"));
    if (isOf(token, "question") && (isLast || text.slice(token.end).trimStart().startsWith("?"))) continue;
    const end = readTargets(tokens, at, states, negated, outcome);
    if (end > at) continue;
    const rest = listRest(tokens, at, towns);
    for (const each of rest) negated.add(each);
    outcome.leave(rest);
  }
  return { negated };
}

/** Returns whether a "but" leaves out what follows: "any service business in Nashville but cleaning". */
function isException(tokens: readonly Token[], at: number, states: ReadonlyMap<Token, string>): boolean {
  const next = tokens.slice(at + 1).find((token) => !isOf(token, "filler", "not"));
  return (
    isOf(tokens[at], "but") &&
    next !== undefined &&
    getExcluded(next, states).length > 0 &&
    tokens.slice(0, at).some((token) => isOf(token, "all"))
  );
}

/** Excludes what stands before a negation that follows it, such as "東京と大阪以外". */
function readTargetBefore(
  text: string,
  tokens: readonly Token[],
  at: number,
  states: ReadonlyMap<Token, string>,
  negated: Set<Token>,
  outcome: Outcome,
): void {
  // "バーだけは除く"
  let before = at - 1;
  while (
    before > 0 &&
    isOf(tokens[before], "filler") &&
    !isOf(tokens[before], "sector") &&
    tokens[before - 1]!.end === tokens[before]!.start
  )
    before--;
  const isBeside = before >= 0 && getExcluded(tokens[before]!, states).length > 0;
  const target = tokens[isBeside ? before : at - 1];
  negated.add(tokens[at]!);
  if (target) negated.add(target);
  if (!target || getExcluded(target, states).length === 0) {
    let from = target ? at - 1 : at;
    for (;;) {
      if (from > 0 && isPartOfWord(tokens[from]!, tokens[from - 1]!)) from--;
      // "夜の営業がない"
      else if (from > 1 && tokens[from - 1]!.text === "の" && isWordPart(tokens[from - 2]!)) from -= 2;
      else break;
    }
    for (const token of tokens.slice(from, at)) negated.add(token);
    outcome.leave(tokens.slice(from, at + 1));
    return;
  }
  for (let place = before; place >= 0; place--) {
    const token = tokens[place]!;
    // "小売店。コンビニは嫌"
    if (place < before && /[。.;!?]/.test(text.slice(token.end, tokens[place + 1]!.start))) break;
    const slugs = getExcluded(token, states);
    const isJoined =
      isOf(tokens[place + 1], "and") && [token, target].every((each) => getKind(each, states) !== "state");
    if (slugs.length > 0 && (isJoined || getKind(token, states) === getKind(target, states))) {
      for (const slug of slugs) outcome.exclude(slug, token);
      negated.add(token);
    } else if (slugs.length > 0 || !isOf(token, "and")) break;
  }
}

/**
 * Excludes the sectors, states and franchises after a "not". Returns the index of the last excluded token, or of the
 * "not" if nothing was excluded.
 */
function readTargets(
  tokens: readonly Token[],
  at: number,
  states: ReadonlyMap<Token, string>,
  negated: Set<Token>,
  outcome: Outcome,
): number {
  let last = at;
  for (let place = at + 1; place < tokens.length; place++) {
    const token = tokens[place]!;
    const slugs = getExcluded(token, states);
    const isOfKind = last === at || getKind(token, states) === getKind(tokens[last]!, states);
    // "Neither restaurants nor franchises"
    const isJoined = last > at && !states.has(token) && !states.has(tokens[last]!) && isOf(tokens[place - 1], "and");
    const isSameKind = isOfKind || isJoined;
    // In "no bars, looking for a gym", what follows is wanted.
    if ((last > at || tokens[place - 1]!.text === ",") && isOf(token, "seek")) break;
    // "Not near a school" isn't about schools.
    if (
      slugs.length > 0 &&
      !states.has(token) &&
      isOf(tokens[place - 1], "filler", "near") &&
      isAfterNear(tokens, place)
    )
      break;
    // "Không lấy tiệm vàng trang sức" names one sector twice.
    const isAgain = last === place - 1 && last > at && slugs.join() === getExcluded(tokens[last]!, states).join();
    if (
      slugs.length > 0 &&
      isSameKind &&
      (last === at || isAgain || isList(tokens, at, last, place, states, negated))
    ) {
      for (const slug of slugs) outcome.exclude(slug, token);
      negated.add(token);
      last = place;
    } else if (slugs.length > 0 || (!isOf(token, "filler", "in", "and") && token.text !== ",")) break;
  }
  return last;
}

/**
 * Returns whether a sector goes on with the list of what is excluded. A comma alone ends a list of sectors: in "no bars,
 * gym in Ohio", the gym is wanted. It doesn't if "or" follows later, or if what is wanted was said before.
 */
function isList(
  tokens: readonly Token[],
  at: number,
  last: number,
  place: number,
  states: ReadonlyMap<Token, string>,
  negated: ReadonlySet<Token>,
): boolean {
  const between = tokens.slice(last + 1, place);
  if (between.some((token) => isOf(token, "and"))) return true;
  if (!between.some(({ text }) => text === ",")) return false;
  if (getKind(tokens[place]!, states) !== "sector" || isOf(tokens[at], "except")) return true;
  const isWanted = (token: Token): boolean => isOf(token, "sector") && !isOf(token, "filler") && !negated.has(token);
  return tokens.slice(0, at).some(isWanted) || isClosedList(tokens, place);
}

/** Returns whether the list that goes on at a sector ends with "or" and another one. */
function isClosedList(tokens: readonly Token[], place: number): boolean {
  for (const token of tokens.slice(place + 1)) {
    if (isOf(token, "and")) return true;
    if (token.isRead || (!isOf(token, "sector", "filler") && token.text !== ",")) return false;
  }
  return false;
}

/** Only things of one kind form a list: "no franchises, gyms" excludes just the franchises. */
function getKind(token: Token, states: ReadonlyMap<Token, string>): "state" | "sector" | "franchise" {
  if (states.has(token) || isOf(token, "wider_region")) return "state";
  return isOf(token, "sector") ? "sector" : "franchise";
}

function getExcluded(token: Token, states: ReadonlyMap<Token, string>): readonly string[] {
  const state = states.get(token);
  if (state) return [state];
  if (token.isRead) return [];
  const region = getMeaning(token, "wider_region");
  if (region) return region.slugs;
  const sector = getMeaning(token, "sector");
  // "Una" is also "uñas" without its mark.
  if (sector && !sector.words && !isOf(token, "filler")) return [sector.slug];
  return [getMeaning(token, "filter")?.excludes ?? []].flat();
}

/** Returns whether two characters belong to a word of a script without spaces: "不動産" before "なし". */
const isPartOfWord = (token: Token, before: Token): boolean =>
  isWordPart(token) && isWordPart(before) && before.end === token.start;

const isWordPart = (token: Token): boolean =>
  !token.isRead &&
  (isUnknown(token) || (isOf(token, "filler") && /^\p{Script=Han}$/u.test(token.text))) &&
  /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(token.text);

/** Lists the "not" and what follows it: one phrase, or the unknown words up to the next known one. */
function listRest(tokens: readonly Token[], at: number, towns: ReadonlySet<Token>): Token[] {
  const rest = [tokens[at]!];
  for (const token of tokens.slice(at + 1)) {
    if ((token.isRead && !towns.has(token)) || isOf(token, "not", "seek")) break;
    const isContent = !isOf(token, "filler", "in", "and") && token.text !== ",";
    const hasContent = rest.some((each, place) => place > 0 && !isOf(each, "filler", "in", "and"));
    const hasUnknown = rest.some((each, place) => place > 0 && isUnknown(each) && !towns.has(each));
    // "Not Chinese in Queens" is about the kitchen, not the place.
    if (hasUnknown && (isOf(token, "in") || token.text === ",")) break;
    // "Sans travailler la fin de semaine"
    const isTime = isOf(token, "days", "weeks", "months") && !token.amount;
    if (isContent && !isUnknown(token) && hasContent && !isTime) break;
    const isOfTowns = towns.has(token) || isOf(token, "and") || token.text === ",";
    if (rest.some((each) => towns.has(each)) && !isOfTowns) break;
    rest.push(token);
    if (isContent && !isUnknown(token)) break;
  }
  while (rest.length > 1 && (isOf(rest.at(-1), "and") || rest.at(-1)?.text === ",")) rest.pop();
  return rest;
}

/** Returns whether only fillers stand between a token and a "near" before it. */
function isAfterNear(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).findLast((token) => !isOf(token, "filler"));
  return isOf(before, "near");
}
