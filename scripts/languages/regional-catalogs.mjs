import { existsSync, readFileSync } from "node:fs";
import { applyRegionalWords } from "../../src/editions/regional-words/regional-words.ts";
import { listVariants, VARIANTS } from "../../src/editions/variants.ts";

const BASE = "en-US";
const FOLDER = "src/editions/messages";

/**
 * Returns the catalog of each locale, of its regional versions, and of en-US. A regional version has the texts of its
 * locale in the words of the region, except for those that a contract quotes, and its own catalog's texts.
 */
export function createCatalogs(locales) {
  const tags = [...new Set([BASE, ...locales, ...listVariants(locales)])];
  return Object.fromEntries(tags.map((tag) => [tag, createCatalog(tag)]));
}

function createCatalog(tag) {
  const own = readCatalog(tag);
  const base = VARIANTS[tag] ?? (tag.startsWith("en-") && tag !== BASE ? BASE : undefined);
  if (!base) return own;
  const contract = listContractMessages();
  const entries = Object.entries(readCatalog(base)).map(([key, message]) => [
    key,
    contract.has(key) || key === "$schema" ? message : adapt(tag, message),
  ]);
  return { ...Object.fromEntries(entries), ...own };
}

/** A message is a text, or a list of its forms. */
function adapt(tag, message) {
  if (typeof message === "string") return applyRegionalWords(tag, message);
  return message.map((form) => ({
    ...form,
    match: Object.fromEntries(Object.entries(form.match).map(([when, text]) => [when, applyRegionalWords(tag, text)])),
  }));
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
