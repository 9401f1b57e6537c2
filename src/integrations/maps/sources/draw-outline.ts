import { createRequire } from "node:module";
import { geoArea, geoAzimuthalEqualArea, geoCentroid, geoDistance } from "d3-geo";
import type { MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Edition } from "#editions/edition.ts";
import { boxOf, type Drawing, HEIGHT, MARGIN, outlined, svgOf, WIDTH } from "./drawing.ts";

/** What lies farther from the mainland's middle than so many times its own reach is left off: Réunion, the Canaries. */
const FARTHEST = 1.6;

/** A country with fewer points than this in the coarser atlas is drawn from the finer one. */
const FEWEST_POINTS = 100;

/**
 * A country by its outline alone, as large as fits, its middle at the front (equal area, from Natural Earth's
 * boundaries of `world-atlas`). Null where the atlas does not know it.
 */
export function drawOutline({ name }: Pick<Edition, "name">): Drawing | null {
  const coarse = readCountry("countries-50m", name);
  const country = coarse && pointsOf(coarse) < FEWEST_POINTS ? readCountry("countries-10m", name) : coarse;
  if (!country) return null;
  const land = withoutFarIslands(country);
  const [longitude, latitude] = geoCentroid(land);
  const rotate: [number, number] = [-longitude, -latitude];
  const projection = geoAzimuthalEqualArea().rotate(rotate);
  projection.fitExtent(
    [
      [MARGIN, MARGIN],
      [WIDTH - MARGIN, HEIGHT - MARGIN],
    ],
    land,
  );
  const box = boxOf(projection, land);
  const [across, down] = projection.translate();
  projection.translate([across - box.x + MARGIN, down - box.y + MARGIN]);
  const size = { width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN };
  const facts = { kind: "azimuthal", scale: projection.scale(), translate: projection.translate(), rotate } as const;
  return { file: { ...size, projection: facts, regions: {} }, svg: svgOf(size, [outlined(projection, land)]) };
}

function readCountry(atlas: "countries-50m" | "countries-10m", name: string): Polygon | MultiPolygon | null {
  const topology = createRequire(import.meta.url)(`world-atlas/${atlas}.json`) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  const found = feature(topology, topology.objects.countries).features.find(
    ({ properties }) => properties.name === name,
  );
  const geometry = found?.geometry;
  return geometry?.type === "Polygon" || geometry?.type === "MultiPolygon" ? geometry : null;
}

function pointsOf(country: Polygon | MultiPolygon): number {
  return country.coordinates.flat(country.type === "Polygon" ? 1 : 2).length;
}

function withoutFarIslands(country: Polygon | MultiPolygon): MultiPolygon {
  const parts = country.type === "Polygon" ? [country.coordinates] : country.coordinates;
  const polygonOf = (coordinates: Position[][]): Polygon => ({ type: "Polygon", coordinates });
  const mainland = parts.toSorted((a, b) => geoArea(polygonOf(b)) - geoArea(polygonOf(a)))[0] ?? [];
  const middle = geoCentroid(polygonOf(mainland));
  const away = ([longitude = 0, latitude = 0]: Position): number => geoDistance(middle, [longitude, latitude]);
  const reach = Math.max(...(mainland[0] ?? []).map(away));
  return {
    type: "MultiPolygon",
    coordinates: parts.filter((part) => away(geoCentroid(polygonOf(part))) <= reach * FARTHEST),
  };
}
