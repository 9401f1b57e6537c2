import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, findBreakingChanges, findDangerousChanges, printSchema } from "graphql";
import { expect, test } from "vitest";
import { schema } from "./schema.ts";

const project = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(project, path), "utf8");
const contract = buildSchema(read("tests/contract/contract.graphql"));

test("the schema keeps every name, type and argument of the contract", () => {
  expect(findBreakingChanges(contract, schema)).toEqual([]);
});

test("the schema keeps the contract's defaults and non-null fields", () => {
  const dangerous = findDangerousChanges(contract, schema).filter(({ type }) => type !== "OPTIONAL_ARG_ADDED");
  expect(dangerous).toEqual([]);
});

test("docs/schema.graphql matches the served schema; `vitest -u` updates it", async () => {
  await expect(`${printSchema(schema)}\n`).toMatchFileSnapshot("../../../docs/schema.graphql");
});
