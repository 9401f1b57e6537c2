import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Point } from "#lib/distance.ts";
import { sha256 } from "#lib/sha256.ts";
import { onDrawing, type ProjectionFacts } from "./projection.ts";

/** In the drawing's own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A country's drawing as the build writes it beside its SVG. */
export interface CountryMapFile {
  width: number;
  height: number;
  projection: ProjectionFacts;
  /** Each region's extent by its slug; its outline is the symbol of that id in the SVG. */
  regions: Record<string, Box>;
}

export interface CountryMap {
  width: number;
  height: number;
  regions: Record<string, Box>;
  /** Outlines by id: a region's slug, and `country` for all. The address holds a hash, so it never changes. */
  path: string;
  svg: string;
  /** Where a point lies on the drawing; null off it. */
  place(point: Point): [x: number, y: number] | null;
}

/** The drawing of an edition that the build has made (`scripts/build-maps.mjs`); null where an edition has none. */
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
  const placeOf = onDrawing(file.projection);
  const hash = sha256(svg).slice(0, 12);
  return {
    width,
    height,
    regions,
    path: `/maps/${edition.toLowerCase()}-${hash}.svg`,
    svg,
    place: (point) => {
      const place = placeOf(point);
      return place && isInside(place, width, height) ? place : null;
    },
  };
}

function isInside([x, y]: [number, number], width: number, height: number): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}
