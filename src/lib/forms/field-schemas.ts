import * as v from "valibot";
import { normalizeLines, toSingleLine } from "#lib/plain-text.ts";

/* Schemas of a form's fields. Each issue's message is a code. */

/** One line of text up to this length. */
export const createLineSchema = (max: number) =>
  v.nullish(v.pipe(v.string("invalid"), v.transform(toSingleLine), v.maxLength(max, "too_long")));

/** Several lines of text up to this length. */
export const createTextSchema = (max: number) =>
  v.nullish(v.pipe(v.string("invalid"), v.transform(normalizeLines), v.maxLength(max, "too_long")));

export const MAX_EMAIL_LENGTH = 254;

export const emailSchema = v.nullish(
  v.pipe(
    v.string("invalid"),
    v.transform(toSingleLine),
    v.maxLength(MAX_EMAIL_LENGTH, "too_long"),
    v.check((text) => text === "" || isEmail(text), "email"),
  ),
);

export const checkboxSchema = v.nullish(v.boolean("invalid"));

/** A solved bot challenge. */
export const challengeSchema = v.nullish(v.pipe(v.string("invalid"), v.maxLength(4_000, "too_long")));

/** RFC 5322's local part and a domain with a dot, because mail leaves this machine. */
export function isEmail(text: string): boolean {
  return v.RFC_EMAIL_REGEX.test(text) && /\.[a-z0-9-]{2,}$/i.test(text);
}
