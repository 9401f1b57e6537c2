import type { Gazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { toSearchWords } from "../search-words.ts";
import { getSkeleton } from "./spellings.ts";

/** A bare town name counts as a place only if the town has at least this population. After "in", any town does. */
export const MIN_POPULATION = 30_000;

interface NamedTown {
  name: string;
  population: number;
}

const towns = new WeakMap<Gazetteer, Map<string, NamedTown>>();

/** Returns the population of the largest town with a name; 0 if there is none. */
export const getPopulation = (gazetteer: Gazetteer, name: string): number => findTown(gazetteer, name)?.population ?? 0;

/** Returns how the name of the largest town is written that has a name as a search word; null if there is none. */
export const findTownName = (gazetteer: Gazetteer, name: string): string | null =>
  findTown(gazetteer, name)?.name ?? null;

const bySkeleton = new WeakMap<Gazetteer, Map<string, string[]>>();

/** Lists the names of larger towns as search words that have the same consonants: "Cincinnati" for "cincinatti". */
export function listTownsLike(gazetteer: Gazetteer, word: string): string[] {
  const known = bySkeleton.get(gazetteer) ?? groupBySkeleton(gazetteer);
  bySkeleton.set(gazetteer, known);
  return known.get(getSkeleton(word)) ?? [];
}

function groupBySkeleton(gazetteer: Gazetteer): Map<string, string[]> {
  const known = towns.get(gazetteer) ?? listByName(gazetteer);
  towns.set(gazetteer, known);
  return Map.groupBy(
    [...known].filter(([, { population }]) => population >= MIN_POPULATION).map(([key]) => key),
    getSkeleton,
  );
}

function findTown(gazetteer: Gazetteer, name: string): NamedTown | undefined {
  const known = towns.get(gazetteer) ?? listByName(gazetteer);
  towns.set(gazetteer, known);
  return known.get(toSearchWords(name).join(""));
}

function listByName(gazetteer: Gazetteer): Map<string, NamedTown> {
  const byName = new Map<string, NamedTown>();
  for (const { locality, also = [], population = 0 } of gazetteer.listTowns())
    for (const name of [locality, ...(also ?? [])]) {
      const key = toSearchWords(name).join("");
      if ((byName.get(key)?.population ?? -1) < (population ?? 0))
        byName.set(key, { name, population: population ?? 0 });
    }
  return byName;
}
