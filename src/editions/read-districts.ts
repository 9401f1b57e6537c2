import type { District } from "./edition.ts";

/**
 * Reads districts from lists by region slug, each with its names, latitude and longitude: "Gold Coast/the gold coast 26.3
 * -80.15; Philly 39.95 -75.16". `spell` lists how a name is written.
 */
export function readDistricts(
  lists: Readonly<Record<string, string>>,
  spell: (name: string) => string[] = (name) => [name],
): District[] {
  return Object.entries(lists).flatMap(([state, list]) =>
    list.split("; ").map((entry): District => {
      const parts = entry.split(" ");
      const [latitude = 0, longitude = 0] = parts.slice(-2).map(Number);
      const names = new Set(parts.slice(0, -2).join(" ").split("/").flatMap(spell));
      return { names: [...names].join("|"), state, latitude, longitude };
    }),
  );
}
