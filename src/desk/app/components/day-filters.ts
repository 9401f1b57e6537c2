import { m } from "#messages/messages.js";
import type { Filter } from "./list-filters.tsx";

/** The filters `{name}_from` and `{name}_to` of a list, with which stats link to their rows. */
export function getDayFilters(name: string): Filter[] {
  return [
    { name: `${name}_from`, label: m.stats_from(), kind: "date", isShownIfSet: true },
    { name: `${name}_to`, label: m.stats_to(), kind: "date", isShownIfSet: true },
  ];
}
