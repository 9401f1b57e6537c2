import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Point } from "#lib/distance.ts";
import { sha256 } from "#lib/sha256.ts";
import { type Area, computeArea } from "./area.ts";
import { type Box, isInside } from "./box.ts";
import { createMapParts, type Position } from "./map-parts.ts";
import { outlinePolygon } from "./outline-polygon.ts";
import { createMapProjection, createPointProjection, type ProjectionFacts } from "./projection.ts";

/** A country's map data, which the build writes next to its SVG. */
export interface CountryMapFile {
  width: number;
  height: number;
  projection: ProjectionFacts;
  /** Each region's bounding box by slug; its outline is the symbol with that id in the SVG. */
  regions: Record<string, Box>;
}

/** The map's data with the path of its outlines. */
export interface MapFacts extends CountryMapFile {
  outlines: string;
}

export interface CountryMap {
  width: number;
  height: number;
  regions: Record<string, Box>;
  /**
   * The SVG's URL path. An outline's id is the region's slug, or `country` for the whole country. The path contains a
   * hash, so its content never changes.
   */
  path: string;
  svg: string;
  /** What browsers need to place a pin on the outlines themselves. */
  facts: MapFacts;
  /** A point's position on the map; null if it is off the map. */
  place(point: Point): [x: number, y: number] | null;
  /** The area that a box on the map shows; null off the map. */
  findArea(box: Box): Area | null;
  /** The line around a polygon on the map; some of it may be off the map. */
  outline(points: readonly Point[]): Position[];
}

/** Where browsers get the facts of the edition's map. */
export const FACTS_PATH = "/maps/country.json";

/** Loads an edition's map, built by `scripts/build-maps.mjs`; null if the edition has none. */
export async function loadCountryMap(folder: string, edition: string): Promise<CountryMap | null> {
  const read = (ending: string) => readFile(join(folder, `${edition}.${ending}`), "utf8");
  try {
    return createCountryMap(JSON.parse(await read("json")) as CountryMapFile, await read("svg"), edition);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

export function createCountryMap(file: CountryMapFile, svg: string, edition: string): CountryMap {
  const { width, height, regions } = file;
  const projectPoint = createPointProjection(file.projection);
  const projection = createMapProjection(file.projection);
  const parts = createMapParts(file.projection);
  const path = `/maps/${edition.toLowerCase()}-${sha256(svg).slice(0, 12)}.svg`;
  return {
    width,
    height,
    regions,
    path,
    svg,
    facts: { ...file, outlines: path },
    place: (point) => {
      const place = projectPoint(point);
      return place && isInside({ x: 0, y: 0, width, height }, ...place) ? place : null;
    },
    findArea: (box) => computeArea(projection, box),
    outline: (points) => outlinePolygon(parts, points),
  };
}
