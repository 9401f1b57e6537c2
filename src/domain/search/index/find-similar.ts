import { countBits, listBits } from "./bitmap.ts";
import type { ListingIndex } from "./listing-index.ts";
import { narrowListings, type Question } from "./narrow-listings.ts";

interface Model {
  number: number;
  category_slug: string;
  state_slug: string;
  /** In minor units; null if undisclosed. */
  price: number | null;
}

/**
 * The numbers of the listings among a question's that are most similar to another: its own category first, then by
 * price ratio, where another region counts as a factor of two. Undisclosed prices come last, then lower numbers first.
 */
export function findSimilar(index: ListingIndex, question: Question, model: Model, count: number): number[] {
  const passing = narrowListings(index, question);
  const places = passing ? listBits(passing, countBits(passing)) : index.numbers.map((_, at) => at);
  const states = index.states.values.length;
  const isOwnSector = Uint8Array.from(index.sector_slugs, ([category]) => (category === model.category_slug ? 1 : 0));
  const isOwnCategory = (at: number): boolean => isOwnSector[Math.floor(index.cells[at]! / states)] === 1;
  const others = places.filter((at) => index.numbers[at] !== model.number);
  const ofCategory = findNearest(index, others.filter(isOwnCategory), model, count);
  if (ofCategory.length === count) return ofCategory;
  const rest = others.filter((at) => !isOwnCategory(at));
  return [...ofCategory, ...findNearest(index, rest, model, count - ofCategory.length)];
}

/** Places are in ascending order of number, so the first of equally distant ones is kept. */
function findNearest(
  index: ListingIndex,
  places: Uint32Array | Int32Array,
  { price, state_slug }: Model,
  count: number,
): number[] {
  const states = index.states.values.length;
  const ownState = index.states.find(state_slug);
  const nearest: { at: number; distance: number }[] = [];
  for (const at of places) {
    const distance =
      getPriceDistance(index.price.values[index.price.codes[at]!], price) +
      (index.cells[at]! % states === ownState ? 0 : Math.LN2);
    if (nearest.length === count && distance >= nearest[count - 1]!.distance) continue;
    const before = nearest.findIndex((other) => other.distance > distance);
    nearest.splice(before < 0 ? nearest.length : before, 0, { at, distance });
    if (nearest.length > count) nearest.pop();
  }
  return nearest.map(({ at }) => index.numbers[at]!);
}

/** The logarithm of the ratio; infinite if only the first is undisclosed. */
function getPriceDistance(price: number | undefined, other: number | null): number {
  if (other === null) return 0;
  return price === undefined ? Number.POSITIVE_INFINITY : Math.abs(Math.log(price + 1) - Math.log(other + 1));
}
