import { createRequire } from "node:module";
import { geoAlbersUsa } from "d3-geo";
import type { FeatureCollection, Geometry } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Edition } from "#editions/edition.ts";
import type { Box } from "../box.ts";
import { type Drawing, getBox, HEIGHT, MARGIN, renderOutline, toSvg, WIDTH } from "./drawing.ts";

/** FIPS codes of areas outside the projection: American Samoa, Guam, Northern Marianas, Puerto Rico, Virgin Islands. */
const TERRITORIES = ["60", "66", "69", "72", "78"];

type States = FeatureCollection<Geometry, { name: string }>;

/**
 * Draws the United States by state, with Alaska and Hawaii inset (Albers, from the Census Bureau's boundaries in
 * `us-atlas`). A region that the atlas lacks is left out.
 */
export function drawUnitedStates({ regions }: Pick<Edition, "regions">): Drawing {
  const states = readStates();
  const projection = geoAlbersUsa().fitExtent(
    [
      [MARGIN, MARGIN],
      [WIDTH - MARGIN, HEIGHT - MARGIN],
    ],
    states,
  );
  const boxes: Record<string, Box> = {};
  const paths: string[] = [];
  for (const { slug, name } of regions) {
    const state = states.features.find(({ properties }) => properties.name === name);
    if (!state) continue;
    boxes[slug] = getBox(projection, state);
    paths.push(renderOutline(projection, state, slug));
  }
  const size = { width: WIDTH, height: HEIGHT };
  const facts = { kind: "albers_usa", scale: projection.scale(), translate: projection.translate() } as const;
  return { file: { ...size, projection: facts, regions: boxes }, svg: toSvg(size, paths) };
}

function readStates(): States {
  const topology = createRequire(import.meta.url)("us-atlas/states-10m.json") as Topology<{
    states: GeometryCollection<{ name: string }>;
  }>;
  const { features } = feature(topology, topology.objects.states);
  return { type: "FeatureCollection", features: features.filter(({ id }) => !TERRITORIES.includes(String(id))) };
}
