import { isDay } from "#lib/time/day.ts";
import { DAY_MS } from "#lib/time/durations.ts";

/** Returns whether a text is a day that can be stored: PostgreSQL has no year 0, and a day after year 9999 has five digits. */
export const isStorableDay = (text: string): boolean => isDay(text) && text >= "0001" && text < "9999";

/**
 * Parses a list's filter by days, `{name}_from` and `{name}_to`, both included, in UTC. An invalid day is ignored.
 *
 * @returns the first moment of the period and the first after it.
 */
export function parseDays(
  filter: Record<string, string>,
  name: string,
): { from: Date | undefined; until: Date | undefined } {
  const parse = (text: string | undefined) =>
    text && isStorableDay(text) ? Date.parse(`${text}T00:00:00Z`) : undefined;
  const [from, to] = [parse(filter[`${name}_from`]), parse(filter[`${name}_to`])];
  return {
    from: from === undefined ? undefined : new Date(from),
    until: to === undefined ? undefined : new Date(to + DAY_MS),
  };
}

/** Parses a filter by a record's number or id. An invalid id is ignored. */
export function parseRecordId(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
