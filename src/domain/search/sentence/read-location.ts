import type { Context } from "#domain/context.ts";
import { isListed } from "./choose-places.ts";
import { findLoosePlace, findNamesake, findStateBeside, findTownInState, findWholeRegion } from "./find-loose-place.ts";
import type { HiddenStory } from "./find-story.ts";
import type { Lexicon } from "./lexicon.ts";
import { type ReadPlaces, readPlaces } from "./read-places.ts";
import { getMeaning, isOf, type Token } from "./read-tokens.ts";

interface Found {
  places: ReadPlaces;
  hasCode: boolean;
  hasRadius: boolean;
}

/**
 * Returns where the buyer looks. A place in their own story counts if the rest names none: "I grew up in Yakima and want
 * an auto repair shop there".
 */
export function findLocation(
  text: string,
  tokens: Token[],
  found: Found,
  story: HiddenStory,
  lexicon: Lexicon,
  context: Context,
): ReadPlaces {
  const outside = readLocation(text, tokens, found, lexicon, context);
  const isPlaced =
    found.hasCode ||
    outside.near ||
    outside.states.size > 0 ||
    tokens.some((token) => !token.isRead && isOf(token, "wider_region"));
  const isElsewhere = tokens.some(
    (token) => !token.isRead && /^(?:relocatable|home_based)$/.test(getMeaning(token, "filter")?.key ?? ""),
  );
  if (isPlaced || (isElsewhere && !story.isAboutMoving)) return outside;
  const inStory = story.show(() => {
    const places = readPlaces(text, tokens, lexicon, context, found.hasRadius && !found.hasCode);
    return readLocation(text, tokens, { ...found, places }, lexicon, context);
  });
  // "We're moving to Caraquet after fifteen years in Alberta"
  if (inStory?.near) inStory.states.clear();
  return inStory ?? outside;
}

/** Adds the place among the words without a meaning, if no other one is named. A whole region counts as a state. */
function readLocation(
  text: string,
  tokens: readonly Token[],
  { places: { states, near: named, others }, hasCode, hasRadius }: Found,
  lexicon: Lexicon,
  context: Context,
): ReadPlaces {
  const isKnown =
    hasCode || named || states.size > 0 || tokens.some((token) => !token.isRead && isOf(token, "wider_region"));
  const inState = hasCode || named ? null : findTownInState(text, tokens, states, lexicon, context);
  if (inState) states.delete(inState.state);
  const loose = inState ?? (isKnown ? named : findLoosePlace(text, tokens, lexicon, context));
  const region = isKnown || hasRadius ? null : loose && findWholeRegion(tokens, loose, context);
  if (loose && region) states.set(loose.token, region);
  const near = region ? null : moveToState(text, tokens, loose, states, context);
  const containing = near && findStateBeside(tokens, near, states, context);
  if (containing) states.delete(containing);
  return { states, near, others };
}

/**
 * Returns the town of the same name in the only state that is named, as in "Lancaster County, somewhere in
 * Pennsylvania", unless the state is another place to look: "Philadelphia or New York".
 */
function moveToState(
  text: string,
  tokens: readonly Token[],
  near: ReadPlaces["near"],
  states: Map<Token, string>,
  { gazetteer }: Context,
): ReadPlaces["near"] {
  const [state, slug] = states.size === 1 ? [...states][0]! : [];
  if (!near || !state || isListed(text, tokens, [near.token, state], (token) => isOf(token, "and"))) return near;
  const label = findNamesake(near.text, state.text, slug, gazetteer);
  if (!label) return near;
  states.delete(state);
  return { ...near, text: label };
}
