import type { Db } from "#db/connect.ts";
import type { Locale } from "#editions/locales.ts";
import type { FieldErrors } from "#lib/errors.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import { getPreferred, getReadableLocales } from "../preferred.ts";
import { selectEmailTexts } from "./email-text-queries.ts";

/**
 * The sections that hold emails' subjects, introductions and closings, with the placeholders of each. An empty text
 * means the standard one. What a visitor typed is never a placeholder; otherwise anyone could make us send their words
 * to other people.
 */
const PLACEHOLDERS = {
  "email-acknowledgment": ["brand", "broker"],
  "email-digest": ["brand", "name", "count"],
  "email-invitation": ["brand", "name"],
  "email-nda": ["brand", "listing", "broker"],
  "email-welcome": ["brand", "name"],
} as const;

export type EmailSection = keyof typeof PLACEHOLDERS;

/** The texts that head office has written; empty for the standard ones. */
export type EmailTexts = Record<"subject" | "intro" | "closing", string>;

export const NO_EMAIL_TEXTS: EmailTexts = { subject: "", intro: "", closing: "" };

export function isEmailSection(name: string): name is EmailSection {
  return Object.hasOwn(PLACEHOLDERS, name);
}

/** Returns the placeholders of an email's texts. */
export function listEmailPlaceholders(section: EmailSection): readonly string[] {
  return PLACEHOLDERS[section];
}

/** Returns the errors of texts with placeholders that the email doesn't have, by name as in `values`. */
export function findPlaceholderErrors(section: EmailSection, values: Readonly<Record<string, unknown>>): FieldErrors {
  const known: readonly string[] = PLACEHOLDERS[section];
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const [unknown] = listPlaceholders(String(value ?? "")).filter((name) => !known.includes(name));
      return unknown === undefined ? [] : [[`values.${field}`, [m.desk_placeholder_unknown({ name: `{${unknown}}` })]]];
    }),
  );
}

const listPlaceholders = (text: string): string[] => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);

/** Finds an email's texts in a language, with placeholders filled in. Variants of English fall back to en-US. */
export async function findEmailTexts(
  db: Db,
  section: EmailSection,
  locale: Locale,
): Promise<(values: Readonly<Record<string, string>>) => EmailTexts> {
  const [language] = locale.split("-");
  const locales = getReadableLocales(locale).filter((each) => each.split("-")[0] === language);
  const rows = await selectEmailTexts(db, section, locales);
  const chosen = getPreferred(rows, locale)?.locale;
  const texts = new Map(rows.filter((row) => row.locale === chosen).map(({ name, value }) => [name, value ?? ""]));
  return (values) => {
    const fill = (name: string): string =>
      (texts.get(name) ?? "").replace(/\{([a-z_]+)\}/g, (written, key: string) => getOwnValue(values, key) ?? written);
    return { subject: fill("subject").replace(/\s+/g, " ").trim(), intro: fill("intro"), closing: fill("closing") };
  };
}
