import type { Gazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { toSearchWords } from "../search-words.ts";

/** A bare town name counts as a place only if the town has at least this population. After "in", any town does. */
export const MIN_POPULATION = 30_000;

const populations = new WeakMap<Gazetteer, Map<string, number>>();

/** Returns the population of the largest town with a name; 0 if there is none. */
export function getPopulation(gazetteer: Gazetteer, name: string): number {
  const known = populations.get(gazetteer) ?? countPopulations(gazetteer);
  populations.set(gazetteer, known);
  return known.get(toSearchWords(name).join("")) ?? 0;
}

function countPopulations(gazetteer: Gazetteer): Map<string, number> {
  const byName = new Map<string, number>();
  for (const { locality, also = [], population = 0 } of gazetteer.listTowns())
    for (const name of [locality, ...(also ?? [])]) {
      const key = toSearchWords(name).join("");
      byName.set(key, Math.max(byName.get(key) ?? 0, population ?? 0));
    }
  return byName;
}
