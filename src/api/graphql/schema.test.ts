import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, findBreakingChanges, findDangerousChanges, printSchema } from "graphql";
import { expect, test } from "vitest";
import { schema } from "./schema.ts";

const project = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(project, path), "utf8");
const contract = buildSchema(read("tests/contract/contract.graphql"));

test("nothing that the contract names is missing, renamed, retyped or takes other arguments", () => {
  expect(findBreakingChanges(contract, schema)).toEqual([]);
});

test("no default of the contract's is another one, and no answer that it says is always there may be missing", () => {
  const dangerous = findDangerousChanges(contract, schema).filter(({ type }) => type !== "OPTIONAL_ARG_ADDED");
  expect(dangerous).toEqual([]);
});

test("docs/schema.graphql is the schema that is served (node scripts/write-graphql-schema.mjs)", () => {
  expect(read("docs/schema.graphql")).toBe(`${printSchema(schema)}\n`);
});
