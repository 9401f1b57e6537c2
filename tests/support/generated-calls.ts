import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect } from "vitest";
import { OPERATIONS } from "#api/operations.ts";
import { getCsrfHeaders } from "./buyer-calls.ts";
import fc from "./generated.ts";
import { PROTOTYPE_NAMES } from "./hostile-values.ts";
import { type SiteResponse, sendRequest } from "./send-request.ts";

/* Generates calls of every operation in docs/openapi.json, with input that fits its schema and input that doesn't. */

interface Schema {
  type?: string;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Described {
  operationId: string;
  parameters?: { name: string; in: "path" | "query" | "header"; required?: boolean; schema: Schema }[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
  responses: Record<string, unknown>;
}

const description = JSON.parse(readFileSync(join(import.meta.dirname, "../../docs/openapi.json"), "utf8"));
type Operation = Described & { method: string; path: string };

/** The documented operations, each with its method and path. */
export const DESCRIBED: Operation[] = Object.entries(
  description.paths as Record<string, Record<string, Described>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ ...described, method: method.toUpperCase(), path })),
);

/** Values that exist in the demo, by parameter name. */
const KNOWN: Record<string, unknown[]> = {
  slug: ["tampa-bay", "marisol-etcheverry", "miami"],
  office: ["tampa-bay"],
  tribe_slug: ["tampa-bay"],
  agent: ["marisol-etcheverry"],
  email: ["pat@visitor.example.org"],
  near: ["Tampa", "33602"],
  state: ["florida"],
  q: ["33602", "Tampa", "bakery"],
  bbox: ["-84,26,-80,29"],
  polygon: ["-84,26 -80,26 -82,29"],
  lat: ["27.9"],
  lng: ["-82.4"],
  privacy_terms: [true],
  post: ["100206", "x-100709"],
};

/** Values that no schema allows. */
export const HOSTILE = [
  "",
  "\0",
  "a\0b",
  "\uD800",
  "\uFFFF",
  "2147483648",
  ...PROTOTYPE_NAMES,
  "'; drop table listings; --",
  "%",
  "_",
  "x".repeat(6_000),
  "1e309",
  "../..",
  "-1",
];
const nasty = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE, null, -1, 1e300, 2 ** 31, 2 ** 53, [], {}, [[]], true),
  fc.jsonValue(),
);

function createValues(name: string, schema: Schema): fc.Arbitrary<unknown> {
  const known = KNOWN[name];
  const made = createValueArbitrary(schema);
  return known ? fc.oneof(fc.constantFrom(...known), made) : made;
}

/** Generates any value that the schema allows. */
function createValueArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(createValueArbitrary));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case "string":
      return schema.pattern ? fc.stringMatching(new RegExp(schema.pattern)) : fc.string({ unit: "grapheme" });
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1_000, max: Math.min(schema.maximum ?? 1_000, 1_000) });
    case "number":
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(createValueArbitrary(schema.items ?? {}), { maxLength: 3 });
    case "object":
      return createObject(schema);
    default:
      return fc.constant(null);
  }
}

function createObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const made = Object.entries(properties).map(([name, schema]) => [name, createValues(name, schema)]);
  return fc.record<Record<string, unknown>, string>(Object.fromEntries(made), { requiredKeys: required });
}

interface Call {
  /** The operation's id. */
  id: string;
  target: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

function encodeValue(value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  // A URL resolves a segment of dots, even an encoded one, to another path.
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text.toWellFormed());
}

function createTarget(described: Operation): fc.Arbitrary<string> {
  const { parameters = [], path } = described;
  const createValue = (name: string, schema: Schema, nastiness: number) =>
    fc.oneof({ arbitrary: createValues(name, schema), weight: 5 }, { arbitrary: nasty, weight: nastiness });
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const segments = fc.tuple(...inPath.map(({ name, schema }) => createValue(name, schema, 1)));
  const query = fc.record<Record<string, unknown>>(
    Object.fromEntries(inQuery.map(({ name, schema }) => [name, createValue(name, schema, 1)])),
    {
      requiredKeys: [],
    },
  );
  return fc.tuple(segments, query).map(([values, request]) => {
    let next = 0;
    const filled = path.replace(/\{\w+\}/g, () => encodeValue(values[next++]) || "-");
    const pairs = Object.entries(request).flatMap(([name, value]) =>
      [value].flat().map((one) => `${name}=${encodeValue(one)}`),
    );
    return pairs.length ? `${filled}?${pairs.join("&")}` : filled;
  });
}

function createBody({ requestBody }: Operation): fc.Arbitrary<Call["body"]> {
  const schema = requestBody?.content["application/json"].schema;
  if (!schema) return fc.constant(undefined);
  const keys = [...Object.keys(schema.properties ?? {}), "__proto__", "constructor", "more"];
  const toJson = (arbitrary: fc.Arbitrary<unknown>) => arbitrary.map((value) => JSON.stringify(value));
  return fc.oneof(
    { arbitrary: toJson(createObject(schema)), weight: 4 },
    { arbitrary: toJson(fc.dictionary(fc.constantFrom(...keys), nasty)), weight: 3 },
    { arbitrary: toJson(nasty), weight: 1 },
    { arbitrary: fc.constantFrom("", "{", "[", '{"a":', "nul", "{}{}"), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
  );
}

const anyHeaders = fc.record(
  {
    "Content-Type": fc.constantFrom(
      "application/json",
      "application/json",
      "application/json; charset=utf-8",
      "text/plain",
    ),
    Precognition: fc.constantFrom("true", "true", "false", "1"),
    "Precognition-Validate-Only": fc.constantFrom("name", "email,fields.*", "*", ",", "__proto__", "a.b.c"),
    "Idempotency-Key": fc.constantFrom("one", "two", "x".repeat(201), "a b"),
  },
  { requiredKeys: ["Content-Type"] },
);

/** One call of any operation. */
export const anyCall: fc.Arbitrary<Call> = fc.constantFrom(...DESCRIBED).chain((described) =>
  fc.record({
    id: fc.constant(described.operationId),
    target: createTarget(described),
    headers: anyHeaders,
    body: createBody(described),
  }),
);

/** Gets a CSRF token as any client does. */
export const takeToken = (origin: string): Promise<Record<string, string>> => getCsrfHeaders(origin, "");

const PROBLEM = v.looseObject({
  message: v.string(),
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
});

/** Makes the call, expects a documented response and returns its status. */
export async function expectDescribedResponse(
  origin: string,
  token: Record<string, string>,
  call: Call,
): Promise<number> {
  const { id, target, headers, body } = call;
  const described = DESCRIBED.find(({ operationId }) => operationId === id)!;
  const answer = await sendRequest(origin, target, {
    method: described.method,
    headers: { ...token, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const said = {
    operation: id,
    target,
    body: String(body),
    status: answer.status,
    answer: answer.body,
  };
  const asksBeforehand = headers.Precognition === "true";
  const statuses = [...Object.keys(described.responses), ...(asksBeforehand ? ["204"] : [])].map(Number);
  expect(said, "a status that is described").toMatchObject({ status: expect.toBeOneOf(statuses) });
  expect(answer.status, JSON.stringify(said)).toBeLessThan(500);
  expect(answer.headers.precognition, JSON.stringify(said)).toBe(asksBeforehand ? "true" : undefined);
  expectShape(id, answer, JSON.stringify(said));
  return answer.status;
}

function expectShape(id: string, { status, headers, body }: SiteResponse, said: string): void {
  if (status === 204) {
    expect(headers["content-type"], said).toBeUndefined();
    return;
  }
  const answer = OPERATIONS.find((operation) => operation.id === id)?.response;
  const isFile = status < 300 && answer?.status !== 204 && answer?.content_type !== undefined;
  const responses = (DESCRIBED.find(({ operationId }) => operationId === id)?.responses ?? {}) as Record<
    string,
    { content?: object }
  >;
  if ("text/plain" in (responses[status]?.content ?? {})) {
    expect(headers["content-type"], said).toMatch(/^text\/plain/);
    return;
  }
  expect(headers["content-type"], said).toBe(isFile ? answer.content_type : "application/json");
  if (isFile) return;
  const schema = status >= 300 ? PROBLEM : answer?.status === 204 ? null : answer?.schema;
  const { issues = [] } = v.safeParse(schema ?? v.looseObject({}), JSON.parse(body));
  expect(
    issues.map((issue) => issue.message),
    said,
  ).toEqual([]);
}
