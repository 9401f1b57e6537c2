import { type Box, centerBox } from "./box.ts";
import type { CountryMap } from "./country-map.ts";

/** The ratio of width to height of a region's map, and its margin as a factor. */
const ASPECT_RATIO = 4 / 3;
const MARGIN_FACTOR = 1.25;

/** Returns the part of the country's map that shows a region with its surroundings. */
export function getRegionBox(region: Box): Box {
  const width = Math.round(Math.max(region.width, region.height * ASPECT_RATIO) * MARGIN_FACTOR);
  return centerBox(region, width, Math.round(width / ASPECT_RATIO));
}

/** Returns the URL path of the outlines in a region's map. */
export function getRegionMapPath({ path }: Pick<CountryMap, "path">, slug: string): string {
  return path.replace(/\.svg$/, `-${slug}.svg`);
}

/** Returns the country's outlines without the regions that a region's map doesn't show. */
export function cutRegionSvg({ svg, regions }: Pick<CountryMap, "svg" | "regions">, region: Box): string {
  const box = getRegionBox(region);
  return svg.replace(/<path id="([^"]+)"[^>]*\/>/g, (path, slug: string) => {
    const other = regions[slug];
    return other && !overlaps(box, other) ? "" : path;
  });
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x <= other.x + other.width &&
    other.x <= one.x + one.width &&
    one.y <= other.y + other.height &&
    other.y <= one.y + one.height
  );
}
