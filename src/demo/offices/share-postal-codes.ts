import type { DemoOffice } from "#editions/demo-source.ts";
import type { PlaceRow } from "#integrations/gazetteer/gazetteer.ts";
import { getDistance } from "#lib/distance.ts";

/** Radius in which an office owns postal codes and does business in their counties. */
const RADIUS_KM = 60;
/** Maximum per office; leads from other codes go to the nearest office. */
const MAX_CODES = 120;
/** Points farther apart in latitude are outside the radius; one degree is 111 km. */
const RADIUS_DEGREES = RADIUS_KM / 111;

/** The postal codes around an office, nearest first, by its slug. */
export type Area = ReadonlyMap<string, readonly PlaceRow[]>;

/** Returns the postal codes around each office by its slug; areas may overlap. */
export function getArea(offices: readonly DemoOffice[], codes: readonly PlaceRow[]): Area {
  return new Map(
    offices.map((office) => [
      office.slug,
      codes
        .filter(({ latitude }) => Math.abs(latitude - office.latitude) < RADIUS_DEGREES)
        .map((row) => ({ row, km: getDistance(office, row, "km") }))
        .filter(({ km }) => km <= RADIUS_KM)
        .sort((a, b) => a.km - b.km || (a.row.postal_code ?? "").localeCompare(b.row.postal_code ?? ""))
        .map(({ row }) => row),
    ]),
  );
}

/**
 * Returns each office's territory by its slug: its own list first, then the codes around it that are nearer to no other
 * office. No code has two owners.
 */
export function sharePostalCodes(offices: readonly DemoOffice[], surroundingArea: Area): Map<string, string[]> {
  const owned = new Set(offices.flatMap(({ territory }) => territory));
  const territories = new Map(offices.map(({ slug, territory }) => [slug, [...territory]]));
  for (const office of offices) {
    const territory = territories.get(office.slug) ?? [];
    for (const row of surroundingArea.get(office.slug) ?? []) {
      if (territory.length >= MAX_CODES) break;
      if (!row.postal_code || owned.has(row.postal_code)) continue;
      const km = getDistance(office, row, "km");
      if (offices.some((other) => other !== office && getDistance(other, row, "km") < km)) continue;
      owned.add(row.postal_code);
      territory.push(row.postal_code);
    }
  }
  return territories;
}
