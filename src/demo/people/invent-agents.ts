import type { DemoOffice } from "#editions/demo-source.ts";
import { createSeededRandom, type SeededRandom } from "#lib/seeded-random.ts";
import { toSlug } from "#lib/slug.ts";
import { selectForAnyCountry } from "../prose/fits-any-country.ts";
import { type DemoNames, HABITS, PASTS, SPECIALTIES } from "./people.ts";

const ROLES = ["Senior advisor", "Advisor", "Advisor", "Advisor", "Associate"];

/** Generates people, always the same ones: name, role and a short bio, no two alike and none with a `known` name. */
export function inventAgents(count: number, known: readonly string[], names: DemoNames): DemoOffice["agents"] {
  const dice = createSeededRandom("demo-agents", count);
  const taken = new Set(known.map(toSlug));
  const lastNames = shuffle(names.last, dice);
  const pasts = shuffle(names.is_american ? PASTS : selectForAnyCountry(PASTS), dice);
  const habits = shuffle(names.is_american ? HABITS : selectForAnyCountry(HABITS), dice);
  const agents: DemoOffice["agents"] = [];
  for (let index = 0; agents.length < count; index++) {
    const name = `${dice.pick(names.first)} ${lastNames[index % lastNames.length]}`;
    if (taken.has(toSlug(name))) continue;
    taken.add(toSlug(name));
    const past = pasts[agents.length % pasts.length] ?? "";
    // Shifts the index each round, so that an agent with the same past gets a different habit.
    const habit = habits[(agents.length + Math.floor(agents.length / pasts.length) * 7) % habits.length] ?? "";
    const first = name.split(" ")[0] ?? name;
    const about = `${first} ${past}. ${first} specializes in ${dice.pick(SPECIALTIES)} and ${habit}.`;
    agents.push([name, dice.pick(ROLES), about]);
  }
  return agents;
}

function shuffle(list: readonly string[], dice: SeededRandom): string[] {
  const left = [...list];
  return Array.from(list, () => left.splice(dice.whole(0, left.length - 1), 1)[0] ?? "");
}
