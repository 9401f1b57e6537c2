import { hasBit } from "./bitmap.ts";
import type { IndexQuery } from "./index-query.ts";
import type { ListingIndex } from "./listing-index.ts";
import { narrowListings } from "./narrow-listings.ts";

interface Model {
  number: number;
  category_slug: string;
  state_slug: string;
  /** In minor units; null if undisclosed. */
  price: number | null;
}

interface Candidate {
  at: number;
  distance: number;
}

/**
 * Finds the listings among a query's results that are most similar to another listing: its own category first, then by
 * price ratio, where a different region counts like twice the price. Undisclosed prices come last; ties are ordered by
 * number.
 */
export function findSimilar(index: ListingIndex, query: IndexQuery, model: Model, count: number): number[] {
  const passing = narrowListings(index, query);
  const { numbers, price, by_cell, sector_slugs } = index;
  const states = index.states.values.length;
  const ownState = index.states.find(model.state_slug);
  const others = Array.from({ length: states }, (_, state) => state).filter((state) => state !== ownState);
  const sectors = Array.from(sector_slugs, ([category], sector) => ({
    sector,
    isOwn: category === model.category_slug,
  }));

  /** Returns the nearest listings in the same category, or in all other categories. */
  const findNearest = (ofCategory: boolean, count: number): Candidate[] => {
    const nearest: Candidate[] = [];
    let farthest = Number.POSITIVE_INFINITY;
    const addFrom = (cell: number, elsewhere: number): void => {
      for (let position = by_cell.starts[cell]!; position < by_cell.starts[cell + 1]!; position++) {
        const at = by_cell.order[position]!;
        if (passing && !hasBit(passing, at)) continue;
        const distance = elsewhere + getPriceDistance(price.values[price.codes[at]!], model.price);
        if (distance > farthest || numbers[at] === model.number) continue;
        insertCandidate(nearest, { at, distance }, count);
        if (nearest.length === count) farthest = nearest[count - 1]!.distance;
      }
    };
    const searched = sectors.filter(({ isOwn }) => isOwn === ofCategory);
    if (ownState !== undefined) for (const { sector } of searched) addFrom(sector * states + ownState, 0);
    // The listings of the model's own region may already be nearer than any other region's can be.
    if (farthest < Math.LN2) return nearest;
    for (const { sector } of searched) for (const state of others) addFrom(sector * states + state, Math.LN2);
    return nearest;
  };

  const ofCategory = findNearest(true, count);
  const rest = ofCategory.length < count ? findNearest(false, count - ofCategory.length) : [];
  return [...ofCategory, ...rest].map(({ at }) => numbers[at]!);
}

/** Inserts a candidate into the ordered list of the `count` nearest; ties are in the order of their numbers. */
function insertCandidate(nearest: Candidate[], candidate: Candidate, count: number): void {
  const { at, distance } = candidate;
  const isNearer = (other: Candidate): boolean =>
    distance < other.distance || (distance === other.distance && at < other.at);
  const last = nearest[nearest.length - 1];
  if (nearest.length === count && last && !isNearer(last)) return;
  const after = nearest.findIndex(isNearer);
  nearest.splice(after < 0 ? nearest.length : after, 0, candidate);
  if (nearest.length > count) nearest.pop();
}

/** Returns the logarithm of the price ratio; infinite if only the first price is undisclosed. */
function getPriceDistance(price: number | undefined, other: number | null): number {
  if (other === null) return 0;
  return price === undefined ? Number.POSITIVE_INFINITY : Math.abs(Math.log((price + 1) / (other + 1)));
}
