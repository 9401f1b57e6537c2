import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes a release's inventory: `sbom.json` in the CycloneDX 1.6 format, and `licenses.txt` for people. */
export function writeBillOfMaterials(folder, { name, version, packages }) {
  const once = [...new Map(packages.map((one) => [`${one.name}@${one.version}`, one])).entries()].sort();
  const components = once.map(([id, one]) => ({
    type: "library",
    "bom-ref": id,
    name: one.name,
    version: one.version,
    purl: `pkg:npm/${one.name.replace("@", "%40")}@${one.version}`,
    licenses: [/[ ()]/.test(one.license) ? { expression: one.license } : { license: { name: one.license } }],
  }));
  const application = { type: "application", name, version };
  const document = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: application },
    components,
  };
  writeFileSync(join(folder, "sbom.json"), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(join(folder, "licenses.txt"), once.map(([id, { license }]) => `${id}: ${license}\n`).join(""));
}

export function hashFile(path) {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}
