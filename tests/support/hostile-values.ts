import { toJsonSchema } from "@valibot/to-json-schema";
import type { ObjectEntries, ObjectSchema } from "valibot";
import type { Operation } from "#api/http/operation.ts";

/* Values of the right type, more or less, that no column and no lookup table takes. */

/** Names that every object answers to: by a function that throws when called alone, another, and an object. */
export const PROTOTYPE_NAMES = ["toString", "__defineGetter__", "constructor", "__proto__"];

/** Just outside PostgreSQL's integers, and no integer. */
const NUMBERS = [2 ** 31, -(2 ** 31) - 1, 0.5];

/** What no text column takes, alone and within a text. */
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

/** Some plausible value of a field. */
function plausible(name: string, schema: Schema): unknown {
  if (name === "email") return "pat@visitor.example.org";
  if (schema.anyOf) return plausible(name, schema.anyOf[0] ?? {});
  if (schema.enum) return schema.enum[0];
  if ("const" in schema) return schema.const;
  if (schema.type === "string") return schema.pattern ? "2026-11-20" : "Some words";
  if (schema.type === "integer" || schema.type === "number") return 1;
  if (schema.type === "boolean") return true;
  if (schema.type === "array") return schema.items ? [plausible(name, schema.items)] : [];
  if (schema.type === "object") return object(schema);
  return null;
}

const object = ({ properties = {} }: Schema): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, plausible(name, schema)]));

/** Copies of a body with one value in it, at any depth, replaced. */
function* oneReplaced(body: unknown, value: unknown): Generator<unknown> {
  yield value;
  if (typeof body !== "object" || body === null) return;
  for (const [name, inner] of Object.entries(body)) {
    for (const changed of oneReplaced(inner, value)) {
      if (Array.isArray(body)) yield body.with(Number(name), changed);
      // The rest is left out where that is allowed, so that nothing else about the body is refused first.
      else yield Object.keys(body).length > 8 ? { [name]: changed } : { ...body, [name]: changed };
    }
  }
}

const getSchema = (schema: NonNullable<Operation["body"]>): Schema =>
  toJsonSchema(schema, { errorMode: "ignore" }) as Schema;

/** Every call of an operation with one hostile value in its address, its query or its body. */
export function* hostileCalls({ method, path, query, body }: Operation, params: Record<string, string>) {
  const at = (values: Record<string, string>): string =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((values[name] ?? "1").toWellFormed()));
  const keys = Object.keys((query as ObjectSchema<ObjectEntries, undefined> | undefined)?.entries ?? {});
  const lists = method === "GET" ? ["page", "sort", "filter[q]", "filter[status]"] : [];
  const plain = body && object(getSchema(body));
  for (const text of TEXTS) {
    for (const name of Object.keys(params)) yield { target: at({ ...params, [name]: text }), body: plain };
    for (const key of path.startsWith("/desk/") ? [...keys, ...lists] : keys)
      yield { target: `${at(params)}?${key}=${encodeURIComponent(text.toWellFormed())}`, body: plain };
    if (plain) yield { target: at(params), body: { ...plain, [text]: 1 } };
  }
  for (const value of plain ? VALUES : [])
    for (const changed of oneReplaced(plain, value)) yield { target: at(params), body: changed };
}
