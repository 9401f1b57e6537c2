import type { Context } from "#domain/context.ts";
import { findLoosePlace, findStateBeside, findTownInState, findWholeRegion } from "./find-loose-place.ts";
import type { Lexicon } from "./lexicon.ts";
import type { ReadPlaces } from "./read-places.ts";
import { isOf, type Token } from "./read-tokens.ts";

interface Found {
  places: ReadPlaces;
  postal: { token: Token; text: string } | null;
  hasRadius: boolean;
}

/** Adds the place among the words without a meaning, if no other one is named. A whole region counts as a state. */
export function readLocation(
  text: string,
  tokens: readonly Token[],
  { places: { states, near: named, others }, postal, hasRadius }: Found,
  lexicon: Lexicon,
  context: Context,
): ReadPlaces {
  const isKnown =
    postal || named || states.size > 0 || tokens.some((token) => !token.isRead && isOf(token, "wider_region"));
  const inState = postal || named ? null : findTownInState(text, tokens, states, lexicon, context);
  if (inState) states.delete(inState.state);
  const loose = inState ?? (isKnown ? named : findLoosePlace(text, tokens, lexicon, context));
  const region = isKnown || hasRadius ? null : loose && findWholeRegion(tokens, loose, context);
  if (loose && region) states.set(loose.token, region);
  const near = region ? null : loose;
  const containing = near && findStateBeside(tokens, near, states, context);
  if (containing) states.delete(containing);
  return { states, near, others };
}
