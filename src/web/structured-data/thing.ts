import { ownValue } from "#lib/own-value.ts";
/** Something as schema.org describes it. What is not known is left out, never guessed. */
export interface Thing {
  "@type": string;
  "@id"?: string;
  [property: string]: Value | undefined;
}

type Value = string | number | boolean | Thing | readonly (string | Thing)[];

/** A thing without what is not known of it. */
export function thing(type: string, properties: Record<string, Value | null | undefined>): Thing {
  const known = Object.entries(properties).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  return { "@type": type, ...(Object.fromEntries(known) as Record<string, Value>) };
}

/**
 * The things a page is about, as its head carries them: data, which no browser runs. No text can end the element or
 * begin another, whatever somebody wrote.
 */
export function jsonLdScript(things: readonly Thing[]): string {
  if (things.length === 0) return "";
  const [only] = things;
  const written = things.length === 1 && only ? only : { "@graph": things };
  const json = JSON.stringify({ "@context": "https://schema.org", ...written })
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `<script type="application/ld+json">${json}</script>`;
}

/** HTML as the text that a search engine shows of it. */
export function toText(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => ownValue(ENTITIES, name) ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
