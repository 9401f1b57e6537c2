import type { Context } from "#domain/context.ts";
import { findNamesake, findState, isWithin } from "./find-loose-place.ts";
import { isJoint, type NamedPlace } from "./read-places.ts";
import { getMeaning, isOf, type Token } from "./read-tokens.ts";
import { getPopulation, MIN_POPULATION } from "./town-population.ts";

interface Sentence {
  text: string;
  tokens: readonly Token[];
  /** The tokens of what the buyer does not want. */
  negated: ReadonlySet<Token>;
  /** How far from a place the results may be, in the edition's unit. */
  radius: number;
  /** Reports a phrase that no filter can express. */
  leave(parts: readonly Token[]): void;
}

/**
 * Returns the places to search around, and removes the states from `states` that are read as towns or can't be
 * searched together with these places.
 */
export function choosePlaces(
  named: readonly NamedPlace[],
  states: Map<Token, string>,
  sentence: Sentence,
  context: Context,
): NamedPlace[] {
  const towns = readStatesAsTowns(named, states, sentence, context);
  const listed = chooseListed([...named, ...towns], sentence, context);
  return chooseAlternatives(listed, states, sentence, context);
}

/**
 * Returns the first place and those listed with it, as in "Vigo or Ourense". Another one is reported, unless it is
 * within the radius of a chosen place.
 */
function chooseListed(
  places: readonly NamedPlace[],
  { text, tokens, negated, radius, leave }: Sentence,
  context: Context,
): NamedPlace[] {
  const chosen: NamedPlace[] = [];
  for (const place of places) {
    const last = chosen.at(-1);
    if (chosen.some((each) => isWithin(place.text, each.text, radius, context))) continue;
    if (place.parts.some((token) => negated.has(token))) continue;
    if (!last || isListed(text, tokens, [last.token, place.token])) chosen.push(place);
    else leave(place.parts);
  }
  return chosen.map((place, at) => applySharedState(place, chosen.slice(at + 1), context));
}

/** Reads a state's name as the town of that name if a town in another state is listed with it: "Vigo o Lugo". */
function readStatesAsTowns(
  places: readonly NamedPlace[],
  states: Map<Token, string>,
  { text, tokens }: Sentence,
  context: Context,
): NamedPlace[] {
  const { gazetteer } = context;
  return [...states].flatMap(([token, slug]) => {
    const isBeside = places.some(
      (place) => findState(place.text, context) !== slug && isListed(text, tokens, [place.token, token]),
    );
    const town = isBeside && getPopulation(gazetteer, token.text) >= MIN_POPULATION && gazetteer.find(token.text);
    if (!town) return [];
    states.delete(token);
    return [{ token, text: town.label, parts: [token] }];
  });
}

/**
 * Chooses the first of a town and a state that are listed together, as in "Tampa or Georgia", and reports the other
 * one, because no listing is both near the town and in the state.
 */
function chooseAlternatives(
  chosen: readonly NamedPlace[],
  states: Map<Token, string>,
  { text, tokens, leave }: Sentence,
  context: Context,
): NamedPlace[] {
  const named = new Set<string | undefined>(states.values());
  return chosen.filter((place) => {
    if (named.has(findState(place.text, context))) return true;
    for (const token of [...states.keys()]) {
      if (!isListed(text, tokens, [token, place.token])) continue;
      if (token.start < place.token.start) {
        leave(place.parts);
        return false;
      }
      states.delete(token);
      leave([token]);
    }
    return true;
  });
}

/** Moves a town to the state that a later one of the list names: "Springfield or Peoria, Illinois". */
function applySharedState(place: NamedPlace, others: readonly NamedPlace[], context: Context): NamedPlace {
  const findNamedState = ({ parts }: NamedPlace): Token | undefined =>
    parts.slice(1).find((token) => isOf(token, "state"));
  const [state] = others.flatMap((other) => findNamedState(other) ?? []);
  const slug = state && getMeaning(state, "state")?.slug;
  const text = slug && !findNamedState(place) && findNamesake(place.text, state.text, slug, context.gazetteer);
  return text ? { ...place, text } : place;
}

/**
 * Returns whether two places stand beside each other in a list, apart from words that have been read.
 * @param joins whether a token joins them
 */
export function isListed(
  text: string,
  tokens: readonly Token[],
  places: readonly [Token, Token],
  joins: (token: Token) => boolean = isJoint,
): boolean {
  const [first, second] = places.map((token) => tokens.indexOf(token)).sort((a, b) => a - b) as [number, number];
  const between = tokens.slice(first + 1, second).filter(({ isRead }) => !isRead);
  // A slash isn't a token.
  const hasSlash = /\/\s*$/.test(text.slice(tokens[second - 1]!.end, tokens[second]!.start));
  return (
    (hasSlash || between.some(joins)) && between.every((token) => isJoint(token) || isOf(token, "in", "near", "filler"))
  );
}
