import { toJsonSchema } from "@valibot/to-json-schema";
import type { ObjectEntries, ObjectSchema } from "valibot";
import type { Operation } from "#api/http/operation.ts";

/* Values of roughly the right type that no column and no lookup table accepts. */

/**
 * Names that every object inherits: a function that throws when called without `this`, other functions, and an object.
 */
export const PROTOTYPE_NAMES = ["toString", "__defineGetter__", "constructor", "__proto__"];

/** Just outside PostgreSQL's integers, and a fraction. */
const NUMBERS = [2 ** 31, -(2 ** 31) - 1, 0.5];

/** Values that a text column rejects, alone and within a text. */
const TEXTS = ["a\0b", "a\uD800b", "2147483648", "__defineGetter__", "constructor"];

const VALUES: readonly unknown[] = [...TEXTS, ...NUMBERS, null, [[]]];

interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  pattern?: string;
}

/** Returns a plausible value for a field. */
function getPlausibleValue(name: string, schema: Schema): unknown {
  if (name === "email") return "pat@visitor.example.org";
  if (schema.anyOf) return getPlausibleValue(name, schema.anyOf[0] ?? {});
  if (schema.enum) return schema.enum[0];
  if ("const" in schema) return schema.const;
  if (schema.type === "string") return schema.pattern ? "2026-11-20" : "Some words";
  if (schema.type === "integer" || schema.type === "number") return 1;
  if (schema.type === "boolean") return true;
  if (schema.type === "array") return schema.items ? [getPlausibleValue(name, schema.items)] : [];
  if (schema.type === "object") return createObject(schema);
  return null;
}

const createObject = ({ properties = {} }: Schema): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, getPlausibleValue(name, schema)]));

/** Yields copies of a body with one value replaced, at any depth. */
function* replaceEachValue(body: unknown, value: unknown): Generator<unknown> {
  yield value;
  if (typeof body !== "object" || body === null) return;
  for (const [name, inner] of Object.entries(body)) {
    for (const changed of replaceEachValue(inner, value)) {
      if (Array.isArray(body)) yield body.with(Number(name), changed);
      // Omits the other fields where possible, so that no other error comes first.
      else yield Object.keys(body).length > 8 ? { [name]: changed } : { ...body, [name]: changed };
    }
  }
}

const getSchema = (schema: NonNullable<Operation["body"]>): Schema =>
  toJsonSchema(schema, { errorMode: "ignore" }) as Schema;

/** Yields every call of an operation with one hostile value in its path, query or body. */
export function* generateHostileCalls({ method, path, query, body }: Operation, params: Record<string, string>) {
  const fillPath = (values: Record<string, string>): string =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((values[name] ?? "1").toWellFormed()));
  const keys = Object.keys((query as ObjectSchema<ObjectEntries, undefined> | undefined)?.entries ?? {});
  const lists = method === "GET" ? ["page", "sort", "filter[q]", "filter[status]"] : [];
  const plain = body && createObject(getSchema(body));
  for (const text of TEXTS) {
    for (const name of Object.keys(params)) yield { target: fillPath({ ...params, [name]: text }), body: plain };
    for (const key of path.startsWith("/desk/") ? [...keys, ...lists] : keys)
      yield { target: `${fillPath(params)}?${key}=${encodeURIComponent(text.toWellFormed())}`, body: plain };
    if (plain) yield { target: fillPath(params), body: { ...plain, [text]: 1 } };
  }
  for (const value of plain ? VALUES : [])
    for (const changed of replaceEachValue(plain, value)) yield { target: fillPath(params), body: changed };
}
