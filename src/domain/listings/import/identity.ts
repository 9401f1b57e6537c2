import { sha256 } from "#lib/sha256.ts";
import { BadValue, quoted } from "./row-problem.ts";
import { isUndisclosed } from "./values/amounts.ts";

/** What a repeated import finds a row's listing by. */
export type Identity = { number: number } | { import_key: string };

/** With one digit less than a listing's URL can end in, so that the numbers given after it do not run out. */
const OWN_NUMBER = /^#?\s*0*([1-9]\d{0,7})$/;

/** The listing's own number that a cell holds; null when it holds none. */
export function ownNumber(text: string): number | null {
  const digits = OWN_NUMBER.exec(text)?.[1];
  return digits ? Number(digits) : null;
}

/**
 * A whole number of at most eight digits is the listing's own number in the network (its URL ends in it); any other text
 * is a reference of the office's own.
 *
 * @returns null when the cell says nothing.
 */
export function identityOfNumber(text: string, officeId: number): Identity | null {
  if (isUndisclosed(text)) return null;
  const number = ownNumber(text);
  if (number !== null) return { number };
  if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(text)) {
    throw new BadValue(`${quoted(text)} is a number that the spreadsheet has shortened: format the column as text.`);
  }
  if (text.length > 100)
    throw new BadValue(`${quoted(text)} is too long for a reference: shorten it to 100 characters.`);
  return { import_key: `ref:${officeId}:${text.replace(/\s+/g, " ").toUpperCase()}` };
}

/** Without a number: the same name in the same place of the same office is the same listing. */
export function identityOfContent(officeId: number, name: string, region: string, town: string): Identity {
  const content = JSON.stringify([officeId, getAsciiLetters(name), region, getAsciiLetters(town)]);
  return { import_key: `hash:${sha256(content, "base64url").slice(0, 32)}` };
}

export function textOfIdentity(identity: Identity): string {
  return "number" in identity ? String(identity.number) : identity.import_key;
}

function getAsciiLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, "");
}
