import type { District } from "./edition.ts";

/**
 * Reads districts from lists by region slug, separated by "; ", each with its names, latitude and longitude: "Gold
 * Coast|the gold coast 26.3 -80.15".
 */
export function readDistricts(lists: Readonly<Record<string, string>>): readonly District[] {
  return Object.entries(lists).flatMap(([state, list]) =>
    list.split("; ").map((entry): District => {
      const parts = entry.split(" ");
      const [latitude = 0, longitude = 0] = parts.slice(-2).map(Number);
      return { names: parts.slice(0, -2).join(" "), state, latitude, longitude };
    }),
  );
}
