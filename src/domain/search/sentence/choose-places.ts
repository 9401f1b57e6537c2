import type { Context } from "#domain/context.ts";
import { findNamesake, isWithin } from "./find-loose-place.ts";
import { isJoint, type NamedPlace } from "./read-places.ts";
import { getMeaning, isOf, type Token } from "./read-tokens.ts";

interface Sentence {
  text: string;
  tokens: readonly Token[];
  /** The tokens of what the buyer does not want. */
  negated: ReadonlySet<Token>;
  /** How far from a place the results may be, in the edition's unit. */
  reach: number;
  /** Reports a phrase that no filter can express. */
  leave(parts: readonly Token[]): void;
}

/**
 * Returns the places to search around: the first one, and those listed with it, as in "Vigo or Ourense". Another one
 * is reported, unless a chosen place's surroundings contain it.
 */
export function choosePlaces(
  places: readonly NamedPlace[],
  { text, tokens, negated, reach, leave }: Sentence,
  context: Context,
): NamedPlace[] {
  const chosen: NamedPlace[] = [];
  for (const place of places) {
    const last = chosen.at(-1);
    if (chosen.some((each) => isWithin(place.text, each.text, reach, context))) continue;
    if (place.parts.some((token) => negated.has(token))) continue;
    if (!last || isListed(text, tokens, last.token, place.token)) chosen.push(place);
    else leave(place.parts);
  }
  return chosen.map((place, at) => moveToState(place, chosen.slice(at + 1), context));
}

/** Moves a town to the state named at the end of a list: "Springfield or Peoria, Illinois". */
function moveToState(place: NamedPlace, others: readonly NamedPlace[], context: Context): NamedPlace {
  const findNamedState = ({ parts }: NamedPlace): Token | undefined => parts.find((token) => isOf(token, "state"));
  const [state] = others.flatMap((other) => findNamedState(other) ?? []);
  const slug = state && getMeaning(state, "state")?.slug;
  const text = slug && !findNamedState(place) && findNamesake(place.text, state.text, slug, context.gazetteer);
  return text ? { ...place, text } : place;
}

/** Returns whether two places stand beside each other in a list, apart from words that have been read. */
function isListed(text: string, tokens: readonly Token[], ...places: [Token, Token]): boolean {
  const [first, second] = places.map((token) => tokens.indexOf(token)).sort((a, b) => a - b) as [number, number];
  const between = tokens.slice(first + 1, second).filter(({ isRead }) => !isRead);
  // A slash is no token.
  const hasSlash = /\/\s*$/.test(text.slice(tokens[second - 1]!.end, tokens[second]!.start));
  return (
    (hasSlash || between.some(isJoint)) &&
    between.every((token) => isJoint(token) || isOf(token, "in", "near", "filler"))
  );
}
