import { ENUMERATIONS, REQUIRED, REQUIRED_ALONE, VOCABULARY } from "./vocabulary.ts";

type Json = Record<string, unknown>;

/**
 * Returns the errors in a page's JSON-LD, one line each, by schema.org's rules and the requirements of search engines.
 */
export function getFaults(html: string): string[] {
  return getThings(html).flatMap((thing) => [
    ...findObjectFaults(thing, String(thing["@type"])),
    ...listMissing(thing, REQUIRED_ALONE, String(thing["@type"])),
  ]);
}

/** Returns the main objects of a page's JSON-LD blocks. @throws if a block isn't JSON or isn't schema.org's. */
export function getThings(html: string): Json[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text]) => {
    const { "@context": context, "@graph": graph, ...only } = JSON.parse(text ?? "") as Json;
    if (context !== "https://schema.org") throw new Error(`a block has the context ${context}`);
    return (graph as Json[] | undefined) ?? [only];
  });
}

function findObjectFaults(thing: Json, at: string): string[] {
  const type = String(thing["@type"]);
  if (!VOCABULARY[type]) return [`${at}: there is no ${type}`];
  // A reference holds only an `@id`; its properties are where it is defined.
  const isReference = Object.keys(thing).every((key) => key.startsWith("@"));
  const own = Object.entries(thing).filter(([key]) => !key.startsWith("@"));
  return [
    ...(isReference ? [] : listMissing(thing, REQUIRED, at)),
    ...own.flatMap(([key, value]) => findPropertyFaults(type, key, value, `${at}.${key}`)),
  ];
}

function listMissing(thing: Json, required: Record<string, readonly string[]>, at: string): string[] {
  const names = required[String(thing["@type"])] ?? [];
  return names.filter((name) => !(name in thing)).map((name) => `${at} lacks ${name}`);
}

function findPropertyFaults(type: string, key: string, value: unknown, at: string): string[] {
  // Google's property, not schema.org's: it names the variable part of the URL.
  if (type === "SearchAction" && key === "query-input") return [];
  const range = getRange(type, key);
  if (!range) return [`${at}: a ${type} has no ${key}`];
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => {
    if (typeof one === "object" && one !== null) {
      const held = String((one as Json)["@type"]);
      const fits = range.some((allowed) => isA(held, allowed));
      return [...(fits ? [] : [`${at}: a ${held} is none of ${range}`]), ...findObjectFaults(one as Json, at)];
    }
    return range.some((allowed) => isValue(one, allowed)) ? [] : [`${at}: ${JSON.stringify(one)} is none of ${range}`];
  });
}

function getRange(type: string, key: string): readonly string[] | undefined {
  const facts = VOCABULARY[type];
  return facts?.properties[key] ?? facts?.parents.map((parent) => getRange(parent, key)).find(Boolean);
}

function isA(type: string, wanted: string): boolean {
  return type === wanted || (VOCABULARY[type]?.parents ?? []).some((parent) => isA(parent, wanted));
}

const FORMS: Record<string, RegExp> = {
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  Time: /^\d\d:\d\d(:\d\d)?$/,
  Duration: /^PT\d+[HM]$/,
};

function isValue(value: unknown, type: string): boolean {
  const names = ENUMERATIONS[type];
  if (names) return names.some((name) => value === `https://schema.org/${name}`);
  if (type === "Number") return typeof value === "number" && Number.isFinite(value);
  if (type === "Integer") return Number.isInteger(value);
  if (typeof value !== "string" || value.trim() === "") return false;
  if (type === "URL") return /^https?:\/\//.test(value) && URL.canParse(value);
  const form = FORMS[type];
  return form ? form.test(value) : type === "Text" && !/<[a-z/]|&[a-z]+;|undefined|null/i.test(value);
}
