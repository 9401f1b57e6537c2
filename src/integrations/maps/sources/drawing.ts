import { type GeoPermissibleObjects, type GeoProjection, geoPath } from "d3-geo";
import type { Box } from "../box.ts";
import type { CountryMapFile } from "../country-map.ts";
import { Outline } from "./outline.ts";

/** Width in map units, fine enough that a region's own small map, enlarged twelve times, looks smooth. */
export const WIDTH = 10_000;
export const HEIGHT = 6_200;
export const MARGIN = 50;

/** What the build stores for a country: data for the program, outlines for browsers. */
export interface Drawing {
  file: CountryMapFile;
  svg: string;
}

/** Renders an outline as SVG. Its colors come from the page, and its lines stay thin at any zoom. */
export function renderOutline(projection: GeoProjection, shape: GeoPermissibleObjects, id?: string): string {
  const outline = new Outline();
  geoPath(projection, outline)(shape);
  return `<path${id ? ` id="${id}"` : ""} d="${outline.toPathData()}" vector-effect="non-scaling-stroke"/>`;
}

export function getBox(projection: GeoProjection, shape: GeoPermissibleObjects): Box {
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(shape);
  const x = Math.round(left);
  const y = Math.round(top);
  return { x, y, width: Math.round(right) - x, height: Math.round(bottom) - y };
}

export function toSvg({ width, height }: { width: number; height: number }, paths: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g id="country">${paths.join("")}</g></svg>\n`;
}
