import type { Context } from "#domain/context.ts";
import { countPlaces } from "#domain/search/count-places.ts";
import { type GeoBox, getBoxAround } from "#domain/search/geo-box.ts";
import type { SearchScope } from "#domain/search/listing-filters.ts";
import { type ListingFilters, NO_FILTERS } from "#domain/search/search-filters.ts";
import { type Box, centerBox, isInside } from "#integrations/maps/box.ts";
import type { CountryMap } from "#integrations/maps/country-map.ts";
import type { Position } from "#integrations/maps/map-parts.ts";
import { clusterPlaces, computeBounds, moveBox, type PlacedPlace } from "./map-clusters.ts";

/** A circle on the map: the results of one county or of several. */
export interface MapCircle {
  x: number;
  y: number;
  count: number;
  /** The name of the county, or of the county with most of the results. */
  name: string;
  /** The value of `bbox` that limits the search to these results. */
  bbox: string;
}

/** Where the results of a search are. Boxes are values of the `bbox` parameter. */
export interface SearchMap {
  outlines: string;
  box: Box;
  circles: MapCircle[];
  /** The number of results with a location on the map. */
  placed: number;
  /** The boxes to move to; null where the map ends. */
  moves: Record<Move, string | null>;
  /** The drawn area as the path of an SVG; null if none is drawn. */
  shape: string | null;
  /** Whether the map shows a box of its own instead of the whole search. */
  isArea: boolean;
}

type Move = "closer" | "farther" | "left" | "right" | "up" | "down";

/** The ratio of width to height, and the margin around regions as a factor. */
const ASPECT_RATIO = 3 / 2;
const MARGIN_FACTOR = 1.1;

/** A smaller area is shown with its surroundings, in map units. */
const MIN_VIEW_WIDTH = 80;

/** How far the area moves, as a share of its width. */
const STEP = 0.5;

/** Creates the map of a search's results; null if the country has no map. */
export async function createSearchMap(
  context: Context,
  map: CountryMap | null,
  filters: ListingFilters,
  scope: SearchScope,
): Promise<SearchMap | null> {
  if (!map) return null;
  // Places outside the box are shown, too, so that visitors see where to move.
  const places = await countPlaces(context, { ...filters, bbox: NO_FILTERS.bbox }, scope);
  const placed = places.flatMap((place): PlacedPlace[] => {
    const position = map.place(place);
    return position ? [{ ...place, x: position[0], y: position[1] }] : [];
  });
  const outline = filters.polygon && map.outline(filters.polygon.points);
  const box = getView(map, filters, outline, context.edition.distance_unit);
  const shown = placed.filter(({ x, y }) => isInside(box, x, y));
  return {
    outlines: map.path,
    box,
    placed: placed.reduce((sum, { count }) => sum + count, 0),
    moves: filters.bbox ? getMoves(filters.bbox) : getMovesFrom(map, box),
    shape: outline && `M${outline.join(" ")}z`,
    isArea: filters.bbox !== null,
    circles: clusterPlaces(shown, box).map(({ x, y, count, places: members }) => ({
      x,
      y,
      count,
      name: getPlaceName(context, members),
      bbox: formatBox(computeBounds(members)),
    })),
  };
}

/** Returns the moves from a box in degrees, which stay exact however often the visitor moves. */
function getMoves(area: GeoBox): SearchMap["moves"] {
  return {
    closer: formatBox(moveBox(area, 0, 0, 0.5)),
    farther: formatBox(moveBox(area, 0, 0, 2)),
    left: formatBox(moveBox(area, -STEP, 0)),
    right: formatBox(moveBox(area, STEP, 0)),
    up: formatBox(moveBox(area, 0, STEP)),
    down: formatBox(moveBox(area, 0, -STEP)),
  };
}

/** Returns the moves from a part of the map. */
function getMovesFrom(map: CountryMap, { x, y, width, height }: Box): SearchMap["moves"] {
  const move = (right: number, down: number, scale = 1): string | null => {
    const center = { x: x + right * width, y: y + down * height, width, height };
    const area = map.findArea(centerBox(center, width * scale, height * scale));
    return area && formatBox(area);
  };
  return {
    closer: move(0, 0, 0.5),
    farther: width < map.width ? move(0, 0, 2) : null,
    left: move(-STEP, 0),
    right: move(STEP, 0),
    up: move(0, -STEP),
    down: move(0, STEP),
  };
}

const formatBox = ({ west, south, east, north }: GeoBox): string => [west, south, east, north].join(",");

/**
 * Returns the part of the map to show: the box, the drawn area, the surroundings of the places, the states, or the whole
 * country.
 */
function getView(
  map: CountryMap,
  { bbox, near, radius, state }: ListingFilters,
  outline: readonly Position[] | null,
  unit: "mi" | "km",
): Box {
  const whole = { x: 0, y: 0, width: map.width, height: map.height };
  const regions = state.flatMap((slug) => map.regions[slug] ?? []);
  if (outline && !bbox) return getOutlineView(outline, whole);
  const areas = bbox ? [bbox] : near.map((place) => getBoxAround(place, radius, unit));
  const shown = areas.flatMap((area) => projectArea(map, area) ?? []);
  if (areas.length > 0) return addMargin(shown.length > 0 ? joinBoxes(shown) : whole, 1);
  return regions.length > 0 ? addMargin(joinBoxes(regions), MARGIN_FACTOR) : whole;
}

/** Returns the part of the map with a drawn area, or the whole map if the area is beyond it. */
function getOutlineView(outline: readonly Position[], whole: Box): Box {
  const { x, y, width, height } = joinBoxes(outline.map(([left, top]) => ({ x: left, y: top, width: 0, height: 0 })));
  const isOnMap = x < whole.width && y < whole.height && x + width > 0 && y + height > 0;
  const shown = centerBox({ x, y, width, height }, Math.max(width, MIN_VIEW_WIDTH), height);
  return isOnMap ? addMargin(shown, MARGIN_FACTOR) : whole;
}

/**
 * Returns the box on the map that contains the corners and the middles of the sides of an area; null if all of these
 * are off the map.
 */
function projectArea(map: CountryMap, { west, south, east, north }: GeoBox): Box | null {
  const longitudes = [west, (west + east) / 2, east];
  const latitudes = [south, (south + north) / 2, north];
  const points = longitudes.flatMap((longitude) =>
    latitudes.flatMap((latitude) => {
      const place = map.place({ latitude, longitude });
      return place ? [{ x: place[0], y: place[1], width: 1, height: 1 }] : [];
    }),
  );
  return points.length > 1 ? joinBoxes(points) : null;
}

function joinBoxes(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function addMargin(box: Box, factor: number): Box {
  const width = Math.ceil(Math.max(box.width, box.height * ASPECT_RATIO) * factor);
  return centerBox(box, width, Math.ceil(width / ASPECT_RATIO));
}

/** Returns the county with most of a cluster's results, with its region. */
function getPlaceName({ gazetteer, edition }: Context, places: readonly PlacedPlace[]): string {
  const [first] = places.toSorted((a, b) => b.count - a.count);
  const found = first && gazetteer.findNearest(first.latitude, first.longitude);
  if (!found) return "";
  const region = edition.regions.find(({ slug }) => slug === found.state)?.name ?? "";
  return `${found.county ?? found.locality}, ${region}`;
}
