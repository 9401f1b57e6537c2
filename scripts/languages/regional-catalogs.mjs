import { existsSync, readFileSync } from "node:fs";
import { bindFrenchSigns } from "../../src/editions/regional-words/french.ts";
import { applyRegionalWords } from "../../src/editions/regional-words/regional-words.ts";
import { listVariants, VARIANTS } from "../../src/editions/variants.ts";

const BASE = "en-US";
const FOLDER = "src/editions/messages";

/**
 * Returns the catalog of each locale, of its regional versions, and of en-US. A regional version has its locale's texts
 * in the region's spelling and vocabulary, except for texts that a contract quotes, plus the texts of its own catalog.
 */
export function createCatalogs(locales) {
  const tags = [...new Set([BASE, ...locales, ...listVariants(locales)])];
  return Object.fromEntries(
    tags.map((tag) => [
      tag,
      tag.startsWith("fr-") ? mapTexts(createCatalog(tag), bindFrenchSigns) : createCatalog(tag),
    ]),
  );
}

function createCatalog(tag) {
  const own = readCatalog(tag);
  const base = VARIANTS[tag] ?? (tag.startsWith("en-") && tag !== BASE ? BASE : undefined);
  if (!base) return own;
  const contract = listContractMessages();
  const regional = mapTexts(readCatalog(base), (text, key) =>
    contract.has(key) ? text : applyRegionalWords(tag, text),
  );
  return { ...regional, ...own };
}

/** Changes every text of a catalog. A message is a text, or a list of its forms. */
function mapTexts(catalog, change) {
  const changeMessage = (key, message) =>
    typeof message === "string"
      ? change(message, key)
      : message.map((form) => ({
          ...form,
          match: Object.fromEntries(Object.entries(form.match).map(([when, text]) => [when, change(text, key)])),
        }));
  return Object.fromEntries(
    Object.entries(catalog).map(([key, message]) => [key, key === "$schema" ? message : changeMessage(key, message)]),
  );
}

function readCatalog(tag) {
  const path = `${FOLDER}/${tag}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

/** The keys of the messages that contracts quote, which no region rewords. */
export function listContractMessages() {
  const source = readFileSync("src/editions/contract-messages.ts", "utf8");
  return new Set([...source.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
}
