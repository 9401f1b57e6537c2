import type { CountedPlace } from "#domain/search/count-places.ts";
import type { GeoBox } from "#domain/search/geo-box.ts";
import type { Box } from "#integrations/maps/box.ts";

/** A place with its position on the map. */
export interface PlacedPlace extends CountedPlace {
  x: number;
  y: number;
}

/** Neighboring places, shown as one circle at their center. */
export interface Cluster {
  x: number;
  y: number;
  count: number;
  places: PlacedPlace[];
}

/** Max circles across the map. Places that are closer together are merged. */
const MAX_ACROSS = 12;

/**
 * Merges each place with the nearest place that has more results, unless that is too far away. The largest cluster
 * comes first.
 */
export function clusterPlaces(places: readonly PlacedPlace[], { width }: Pick<Box, "width">): Cluster[] {
  const reach = width / MAX_ACROSS;
  const groups: PlacedPlace[][] = [];
  for (const place of places.toSorted((a, b) => b.count - a.count || a.x - b.x || a.y - b.y)) {
    const distances = groups.map(([center]) => Math.hypot(center!.x - place.x, center!.y - place.y));
    const nearest = Math.min(...distances);
    if (nearest < reach) groups[distances.indexOf(nearest)]!.push(place);
    else groups.push([place]);
  }
  return groups.map(joinPlaces).sort((a, b) => b.count - a.count || a.x - b.x || a.y - b.y);
}

function joinPlaces(places: PlacedPlace[]): Cluster {
  const count = places.reduce((sum, place) => sum + place.count, 0);
  const average = (key: "x" | "y"): number =>
    Math.round(places.reduce((sum, place) => sum + place[key] * place.count, 0) / count);
  return { x: average("x"), y: average("y"), count, places };
}

/** Min size of a box in degrees, about that of one county. */
const MIN_SPAN = 0.6;

/** Computes the box around places, with a margin, rounded to hundredths of a degree. */
export function computeBounds(places: readonly CountedPlace[]): GeoBox {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [west, east] = widen(Math.min(...longitudes), Math.max(...longitudes));
  const [south, north] = widen(Math.min(...latitudes), Math.max(...latitudes));
  return limit({ west, south, east, north });
}

function widen(low: number, high: number): [number, number] {
  const margin = Math.max((high - low) * 0.15, (MIN_SPAN - (high - low)) / 2, 0.05);
  return [low - margin, high + margin];
}

/** Returns the box moved by shares of its width and height, and scaled around its center. */
export function moveBox({ west, south, east, north }: GeoBox, right: number, up: number, scale = 1): GeoBox {
  const [width, height] = [east - west, north - south];
  const [x, y] = [(west + east) / 2 + right * width, (south + north) / 2 + up * height];
  return limit({
    west: x - (width * scale) / 2,
    south: y - (height * scale) / 2,
    east: x + (width * scale) / 2,
    north: y + (height * scale) / 2,
  });
}

function limit({ west, south, east, north }: GeoBox): GeoBox {
  const round = (value: number, max: number): number => Math.round(Math.max(-max, Math.min(max, value)) * 100) / 100;
  return { west: round(west, 180), south: round(south, 90), east: round(east, 180), north: round(north, 90) };
}
