import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import fc from "./generated.ts";
import { HOSTILE } from "./generated-calls.ts";

/* Generates queries of every field in docs/schema.graphql, with arguments that fit and arguments that don't. */

const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../docs/schema.graphql"), "utf8"));
const root = schema.getQueryType() as GraphQLObjectType;
const MAX_DEPTH = 4;
const KNOWN = ["tampa-bay", "marisol-etcheverry", "Tampa", "33602", "en-US", "florida"];

/** A value in GraphQL's own notation. */
function createLiteral(type: GraphQLInputType): fc.Arbitrary<string> {
  if (isNonNullType(type)) return createLiteral(type.ofType);
  if (isListType(type)) {
    const item = createLiteral(type.ofType);
    return fc.array(item, { maxLength: 3 }).map((items) => `[${items.join(",")}]`);
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name), "NOPE");
  const text = fc.constantFrom(...KNOWN, ...HOSTILE).map((value) => JSON.stringify(value));
  const byName: Record<string, fc.Arbitrary<string>> = {
    String: text,
    ID: text,
    Int: fc.constantFrom("0", "1", "-1", "100", "101", "2147483647", "2147483648", "1e9"),
    Float: fc.constantFrom("0", "27.9", "-82.4", "91", "1e308", "1e309", "-0.0"),
    Boolean: fc.constantFrom("true", "false"),
  };
  return byName[getNamedType(type).name] ?? fc.constant("{}");
}

function createArguments(field: { args: readonly { name: string; type: GraphQLInputType }[] }): fc.Arbitrary<string> {
  const required = field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  const values = Object.fromEntries(
    field.args.map(({ name, type }) => [
      name,
      fc.oneof(
        { arbitrary: createLiteral(type), weight: 6 },
        { arbitrary: fc.constantFrom("null", "[]", "{a: 1}", '"text"', "$missing", "12"), weight: 1 },
      ),
    ]),
  );
  return fc.record<Record<string, string>, string>(values, { requiredKeys: required }).map((given) => {
    const pairs = Object.entries(given).map(([name, value]) => `${name}: ${value}`);
    return pairs.length > 0 ? `(${pairs.join(", ")})` : "";
  });
}

function createSelection(type: GraphQLOutputType, depth: number): fc.Arbitrary<string> {
  const named = getNamedType(type);
  if (!isObjectType(named)) return fc.constant("");
  const fields = Object.values(named.getFields()).filter(
    (field) => depth > 0 || !isObjectType(getNamedType(field.type)),
  );
  if (fields.length === 0) return fc.constant(" { __typename }");
  return fc
    .subarray(fields, { minLength: 1, maxLength: Math.min(6, fields.length) })
    .chain((chosen) => fc.tuple(...chosen.map((field) => createField(field, depth - 1))))
    .map((parts) => ` { ${parts.join(" ")} }`);
}

function createField(
  field: { name: string; type: GraphQLOutputType; args: readonly { name: string; type: GraphQLInputType }[] },
  depth: number,
): fc.Arbitrary<string> {
  return fc
    .tuple(createArguments(field), createSelection(field.type, depth))
    .map(([given, selection]) => `${field.name}${given}${selection}`);
}

/** A document with one to three fields of the query, or one that isn't a document. */
export const anyQuery: fc.Arbitrary<string> = fc.oneof(
  {
    arbitrary: fc
      .array(
        fc.constantFrom(...Object.values(root.getFields())).chain((field) => createField(field, MAX_DEPTH)),
        { minLength: 1, maxLength: 3 },
      )
      .map((fields) => `{ ${fields.map((field, at) => `a${at}: ${field}`).join(" ")} }`),
    weight: 12,
  },
  {
    arbitrary: fc.constantFrom("", "{", "{ __schema { types { name } } }", "mutation { x }", "subscription { x }"),
    weight: 1,
  },
);

/** Variables that no query declares, of any shape. */
export const anyVariables: fc.Arbitrary<unknown> = fc.oneof(fc.constant(undefined), fc.jsonValue());
