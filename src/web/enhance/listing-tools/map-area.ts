import { formatPolygon } from "#domain/search/geo-polygon.ts";
import { computeArea } from "#integrations/maps/area.ts";
import type { Box } from "#integrations/maps/box.ts";
import type { MapFacts } from "#integrations/maps/country-map.ts";
import { createMapParts, type Position } from "#integrations/maps/map-parts.ts";
import { createMapProjection } from "#integrations/maps/projection.ts";
import { loadOnce } from "../load-once.ts";
import { toPolygon } from "./drawn-polygon.ts";

const loadProjection = loadOnce(async () => {
  const response = await fetch("/maps/country.json");
  return ((await response.json()) as MapFacts).projection;
});

/** Returns the area of a box on the country's map as a value of `bbox`; null if the box shows none of the map. */
export async function findArea(box: Box): Promise<string | null> {
  const area = computeArea(createMapProjection(await loadProjection()), box);
  return area && [area.west, area.south, area.east, area.north].join(",");
}

/** Returns what a line on the country's map goes around as a value of `polygon`; null if that is nothing. */
export async function findPolygon(line: readonly Position[]): Promise<string | null> {
  const polygon = toPolygon(createMapParts(await loadProjection()), line);
  return polygon && formatPolygon(polygon);
}
