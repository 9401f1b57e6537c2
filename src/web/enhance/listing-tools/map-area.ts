import { computeArea } from "#integrations/maps/area.ts";
import type { Box } from "#integrations/maps/box.ts";
import type { MapFacts } from "#integrations/maps/country-map.ts";
import { createMapProjection } from "#integrations/maps/projection.ts";
import { loadOnce } from "../load-once.ts";

const loadProjection = loadOnce(async () => {
  const response = await fetch("/maps/country.json");
  const { projection } = (await response.json()) as MapFacts;
  return createMapProjection(projection);
});

/** Returns the area of a box on the country's map as a value of `bbox`; null if the box shows none of the map. */
export async function findArea(box: Box): Promise<string | null> {
  const area = computeArea(await loadProjection(), box);
  return area && [area.west, area.south, area.east, area.north].join(",");
}
