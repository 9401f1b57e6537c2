import { join } from "node:path";
import { expect, test } from "vitest";
import { readContentFolder } from "#domain/content/source/read-folder.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createDemoNetwork } from "./networks/demo-network.ts";

test("the shipped content names no demo person or street", async () => {
  const files = await readContentFolder(join(import.meta.dirname, "../../content"));
  const shipped = files.map(({ text }) => text).join("\n");
  const invented = Object.values(EDITIONS)
    .map((edition) => createDemoNetwork(edition))
    .flatMap(({ offices }) => offices.flatMap(({ address_1, agents }) => [address_1, ...agents.map(([name]) => name)]));
  expect(invented.length).toBeGreaterThan(100);
  expect(invented.filter((name) => name && shipped.includes(name))).toEqual([]);
});
