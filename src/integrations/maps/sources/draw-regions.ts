import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type GeoProjection, geoArea, geoAzimuthalEqualArea, geoCentroid, geoDistance } from "d3-geo";
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, MultiPolygon as Shape, Topology } from "topojson-specification";
import type { Edition } from "#editions/edition.ts";
import type { Box } from "../box.ts";
import { createProjection, type InsetFacts, type ProjectionFacts } from "../projection.ts";
import { type Drawing, getBox, HEIGHT, MARGIN, renderOutline, toSvg, WIDTH } from "./drawing.ts";

/**
 * Fractions for leaving out islands. An island is left out if its area is less than this fraction of the country's, and
 * its distance from the main part of its region is more than this fraction of the distance from the country's center to
 * its edges. An example is Ogasawara, which belongs to Tokyo.
 */
const SMALL = 0.002;
const FAR = 0.4;

const COUNTRIES = join(import.meta.dirname, "../../../editions/countries");

/** Width of the column of insets beside the country, and the max height of an inset. */
const INSET_WIDTH = 1_500;
const INSET_HEIGHT = 1_400;
const INSET_GAP = 180;

/**
 * A country's regions as stored in the country's folder, by region slug. `rest` is land outside these regions, whose borders
 * are not in our sources. `insets` are groups of remote regions, each drawn separately.
 */
type Outlines = Topology<{ regions: GeometryCollection; rest: Shape }> & { insets?: string[][] };

type Region = Feature<MultiPolygon>;

/** Draws a country by region, as large as fits and centered (equal area), with remote regions in a column beside it. */
export function drawRegions({ code, regions }: Pick<Edition, "code" | "regions">): Drawing {
  const outlines: Outlines = JSON.parse(readFileSync(join(COUNTRIES, code.toLowerCase(), "outlines.json"), "utf8"));
  const { features } = feature(outlines, outlines.objects.regions);
  const rest = feature(outlines, outlines.objects.rest).geometry as MultiPolygon;
  const known = new Set(regions.map(({ slug }) => slug));
  const shapes = features.filter(({ id }) => known.has(String(id))) as Region[];
  const groups = (outlines.insets ?? []).map((slugs) => shapes.filter(({ id }) => slugs.includes(String(id))));
  const inset = new Set(groups.flat());
  const near = removeRemoteIslands([...shapes.filter((shape) => !inset.has(shape)), { ...EMPTY, geometry: rest }]);

  const column = groups.length > 0 ? INSET_WIDTH + MARGIN : 0;
  const { facts, box } = fitShapes(near, { x: column + MARGIN, y: MARGIN, width: WIDTH - column, height: HEIGHT });
  const size = { width: column + box.width + 2 * MARGIN, height: box.height + 2 * MARGIN };
  const insets = arrangeInsets(groups, size.height);

  const boxes: Record<string, Box> = {};
  const paths: string[] = [];
  const draw = (projection: GeoProjection, { id, geometry }: Region): void => {
    if (geometry.coordinates.length === 0) return;
    const slug = id === undefined ? undefined : String(id);
    if (slug) boxes[slug] = getBox(projection, geometry);
    paths.push(renderOutline(projection, geometry, slug));
  };
  for (const shape of near) draw(createProjection(facts), shape);
  for (const each of insets) for (const shape of each.shapes) draw(createProjection(each.facts), shape);
  const projection = insets.length > 0 ? { ...facts, insets: insets.map(({ facts }) => facts) } : facts;
  return { file: { ...size, projection, regions: boxes }, svg: toSvg(size, paths) };
}

const EMPTY: Region = { type: "Feature", properties: {}, geometry: { type: "MultiPolygon", coordinates: [] } };

function toFeatureCollection(shapes: readonly Region[]): FeatureCollection<MultiPolygon> {
  return { type: "FeatureCollection", features: [...shapes] };
}

/** Scales shapes to fit a frame and places them in its upper left corner. */
function fitShapes(shapes: readonly Region[], frame: Box): { facts: ProjectionFacts; box: Box } {
  const all = toFeatureCollection(shapes);
  const [longitude, latitude] = geoCentroid(all);
  const rotate: [number, number] = [-longitude, -latitude];
  const projection = geoAzimuthalEqualArea().rotate(rotate);
  projection.fitSize([frame.width - 2 * MARGIN, frame.height - 2 * MARGIN], all);
  const box = getBox(projection, all);
  const [across, down] = projection.translate();
  projection.translate([across - box.x + frame.x, down - box.y + frame.y]);
  return { facts: { kind: "azimuthal", scale: projection.scale(), translate: projection.translate(), rotate }, box };
}

/** Stacks the insets from the bottom of the map upward. */
function arrangeInsets(groups: readonly Region[][], height: number): { facts: InsetFacts; shapes: Region[] }[] {
  const each = Math.min(INSET_HEIGHT, (height - MARGIN) / Math.max(1, groups.length));
  return groups.map((shapes, at) => {
    const y = height - each * (groups.length - at);
    const { facts } = fitShapes(shapes, { x: MARGIN, y, width: INSET_WIDTH, height: each - INSET_GAP });
    return { facts: { ...facts, around: getBounds(shapes) }, shapes };
  });
}

/**
 * Returns the west, south, east and north bounds in degrees, slightly beyond the coast. No inset crosses the date line.
 */
function getBounds(shapes: readonly Region[]): InsetFacts["around"] {
  const points = shapes.flatMap(({ geometry }) => geometry.coordinates.flat(2));
  const getExtent = (at: 0 | 1): [number, number] => {
    const degrees = points.map((point) => point[at] ?? 0);
    return [Math.min(...degrees) - 0.2, Math.max(...degrees) + 0.2];
  };
  const [west, east] = getExtent(0);
  const [south, north] = getExtent(1);
  return [west, south, east, north];
}

/** Removes small islands that are so remote that the country would have to be drawn smaller. */
function removeRemoteIslands(shapes: readonly Region[]): Region[] {
  const toPolygon = (coordinates: Position[][]): Polygon => ({ type: "Polygon", coordinates });
  const parts = shapes.flatMap(({ geometry }) => geometry.coordinates.map(toPolygon));
  const land = parts.reduce((sum, part) => sum + geoArea(part), 0);
  const middle = geoCentroid(toFeatureCollection(shapes));
  const reach = Math.max(
    ...parts.filter((part) => geoArea(part) > land * SMALL).map((part) => geoDistance(middle, geoCentroid(part))),
  );
  return shapes.map((shape) => {
    const main = shape.geometry.coordinates
      .map(toPolygon)
      .reduce((best, part) => (geoArea(part) > geoArea(best) ? part : best), toPolygon([]));
    const isNear = (part: Polygon): boolean =>
      part.coordinates === main.coordinates ||
      geoArea(part) >= land * SMALL ||
      geoDistance(geoCentroid(main), geoCentroid(part)) <= reach * FAR;
    const coordinates = shape.geometry.coordinates.filter((part) => isNear(toPolygon(part)));
    return { ...shape, geometry: { type: "MultiPolygon", coordinates } };
  });
}
