import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { EDITIONS } from "../src/editions/countries.ts";
import { drawRegions } from "../src/integrations/maps/sources/draw-regions.ts";
import { drawUnitedStates } from "../src/integrations/maps/sources/draw-united-states.ts";

/*
 * Writes each edition's country map to build/maps: <edition>.svg for browsers, and <edition>.json with the projection
 * that the server uses to place pins.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

const DRAWERS = { outlines: drawRegions, us_atlas: drawUnitedStates };

/** @param {string} [folder] target folder; by default in the build */
export function buildMaps(folder = join(root, process.env.BUILD_DIRECTORY ?? "build", "maps")) {
  mkdirSync(folder, { recursive: true });
  for (const edition of Object.values(EDITIONS)) {
    if (edition.map === null) continue;
    const drawing = DRAWERS[edition.map](edition);
    writeAtomically(join(folder, `${edition.code}.svg`), drawing.svg);
    writeAtomically(join(folder, `${edition.code}.json`), JSON.stringify(drawing.file));
  }
}

/** Replaces the file atomically, so that a reader gets the old or the new one. */
function writeAtomically(path, text) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) buildMaps();
