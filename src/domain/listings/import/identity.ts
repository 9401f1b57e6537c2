import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { createBadValue, shorten } from "./row-problem.ts";
import { isUndisclosed } from "./values/amounts.ts";

/** Identifies a row's listing in repeated imports: by its number, or by a key. */
export type Identity = { number: number } | { import_key: string };

/**
 * One digit fewer than a listing's URL allows, so that an imported number cannot exhaust the numbers assigned after it.
 */
const OWN_NUMBER = /^#?\s*0*([1-9]\d{0,7})$/;

const MAX_REFERENCE = 100;

/** Parses the listing number in a cell; null if there is none. */
export function parseOwnNumber(text: string): number | null {
  const digits = OWN_NUMBER.exec(text)?.[1];
  return digits ? Number(digits) : null;
}

/**
 * Returns the identity that a number column gives. A whole number of at most eight digits is the listing's number in
 * the network (its URL ends in it); any other text is the office's own reference.
 *
 * @returns null for an empty cell
 */
export function createNumberIdentity(text: string, officeId: number): Identity | null {
  if (isUndisclosed(text)) return null;
  const number = parseOwnNumber(text);
  if (number !== null) return { number };
  if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(text)) {
    throw createBadValue(m.import_number_shortened, { text: shorten(text) });
  }
  if (text.length > MAX_REFERENCE) {
    throw createBadValue(m.import_reference_too_long, { text: shorten(text), max: MAX_REFERENCE });
  }
  return { import_key: `ref:${officeId}:${text.replace(/\s+/g, " ").toUpperCase()}` };
}

/** Returns the identity of a listing without a number: a hash of its office, name and place. */
export function createContentIdentity(officeId: number, name: string, region: string, town: string): Identity {
  const content = JSON.stringify([officeId, normalizeForIdentity(name), region, normalizeForIdentity(town)]);
  return { import_key: `hash:${sha256(content, "base64url").slice(0, 32)}` };
}

export function formatIdentity(identity: Identity): string {
  return "number" in identity ? String(identity.number) : identity.import_key;
}

function normalizeForIdentity(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, "");
}
