import { m } from "#messages/messages.js";
import type { Filter } from "./list-filters.tsx";

/** A list's filters `{name}_from` and `{name}_to`. Stats use them to link to their rows. */
export function getDayFilters(name: string): Filter[] {
  return [
    { name: `${name}_from`, label: m.stats_from(), kind: "date", isShownIfSet: true },
    { name: `${name}_to`, label: m.stats_to(), kind: "date", isShownIfSet: true },
  ];
}
