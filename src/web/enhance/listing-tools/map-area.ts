import type { Box } from "#integrations/maps/box.ts";
import type { MapFacts } from "#integrations/maps/country-map.ts";
import { createMapProjection, type MapProjection } from "#integrations/maps/projection.ts";
import { loadOnce } from "../load-once.ts";

const loadProjection = loadOnce(async () => {
  const response = await fetch("/maps/country.json");
  const { projection } = (await response.json()) as MapFacts;
  return createMapProjection(projection);
});

/** Returns the area of a box on the country's map as a value of `bbox`; null if the box shows none of the map. */
export async function computeArea(box: Box): Promise<string | null> {
  return computeAreaOn(await loadProjection(), box);
}

/** Returns the smallest area in degrees, to a hundredth, that contains the box's corners, sides and middle. */
export function computeAreaOn({ invert }: Pick<MapProjection, "invert">, box: Box): string | null {
  const shares = [0, 0.5, 1];
  const points = shares.flatMap((right) =>
    shares.flatMap((down) => invert([box.x + right * box.width, box.y + down * box.height]) ?? []),
  );
  if (points.length < 2) return null;
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  const bounds = [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
  return bounds.map((degrees) => Math.round(degrees * 100) / 100).join(",");
}
