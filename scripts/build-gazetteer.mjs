import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { EDITION_CODES, EDITIONS } from "../src/editions/countries.ts";
import { composeGazetteer } from "../src/integrations/gazetteer/sources/compose.ts";
import { computePackagesFingerprint, readPackages } from "../src/integrations/gazetteer/sources/packages.ts";

/*
 * Writes each edition's places from the data packages to build/gazetteer/<edition>.json. Skips files that are current.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = [
  { folder: "src/integrations/gazetteer", name: /\.ts$/ },
  { folder: "src/editions", name: /gazetteer-source\.ts$/ },
];

/**
 * @param {{ folder?: string, editions?: string[] }} [options] target folder and editions; by default the build and all
 * editions
 * @returns {{ written: string[] }} the editions written; none if the folder was current
 */
export function buildGazetteer({
  folder = join(root, process.env.BUILD_DIRECTORY ?? "build", "gazetteer"),
  editions = EDITION_CODES,
} = {}) {
  const stamp = join(folder, "stamp.json");
  const key = computeFingerprint();
  const before = readStamp(stamp);
  const current = before?.key === key ? before.editions : [];
  const missing = editions.filter((edition) => !current.includes(edition) || !existsSync(getFile(folder, edition)));
  if (missing.length === 0) return { written: [] };
  mkdirSync(folder, { recursive: true });
  const packages = readPackages();
  for (const edition of missing) {
    writeAtomically(getFile(folder, edition), JSON.stringify(composeGazetteer(EDITIONS[edition], packages)));
  }
  writeAtomically(stamp, JSON.stringify({ key, editions: [...new Set([...current, ...missing])] }));
  return { written: missing };
}

function getFile(folder, edition) {
  return join(folder, `${edition}.json`);
}

/** Hashes the packages' versions and every source that affects the result. */
function computeFingerprint() {
  const hash = createHash("sha256").update(computePackagesFingerprint());
  const inside = sources.flatMap(({ folder, name }) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => name.test(path) && !path.endsWith(".test.ts"))
      .map((path) => join(folder, path)),
  );
  for (const path of [...inside, "scripts/build-gazetteer.mjs"].sort()) hash.update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

function readStamp(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/** Replaces the file atomically, so that a reader gets the old or the new one. */
function writeAtomically(path, text) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) buildGazetteer();
