import { getOwnValue } from "#lib/own-value.ts";
/** A schema.org object. Unknown values are omitted. */
export interface Thing {
  "@type": string;
  "@id"?: string;
  [property: string]: Value | undefined;
}

type Value = string | number | boolean | Thing | readonly (string | Thing)[];

/** Creates an object without its empty properties. */
export function createThing(type: string, properties: Record<string, Value | null | undefined>): Thing {
  const known = Object.entries(properties).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  return { "@type": type, ...(Object.fromEntries(known) as Record<string, Value>) };
}

/**
 * Renders objects as a JSON-LD script element, which browsers don't run. Text is escaped so that it can't close the
 * element.
 */
export function renderJsonLd(things: readonly Thing[]): string {
  if (things.length === 0) return "";
  const [single] = things;
  const document = things.length === 1 && single ? single : { "@graph": things };
  const json = JSON.stringify({ "@context": "https://schema.org", ...document })
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `<script type="application/ld+json">${json}</script>`;
}

/** Converts HTML to plain text. */
export function toText(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => getOwnValue(ENTITIES, name) ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
