import type { Locale } from "./locales.ts";

export type Locales = readonly [Locale, ...Locale[]];

/** A locale's segment: its language where no other enabled locale speaks it, else the whole tag. */
export function getPrefix(locale: Locale, locales: Locales): string {
  return `/${isOnlyOfItsLanguage(locale, locales) ? getLanguage(locale) : locale.toLowerCase()}`;
}

/** Whether no other of the locales is another country's form of the same language. */
export function isOnlyOfItsLanguage(locale: Locale, locales: readonly Locale[]): boolean {
  return locales.every((other) => other === locale || getLanguage(other) !== getLanguage(locale));
}

/**
 * The path prefix of a locale: empty if the site has only one; the default's for a locale that
 * the site does not have or no longer has.
 */
export function getLanguagePrefix(locale: Locale, locales: Locales): string {
  if (locales.length === 1) return "";
  return getPrefix(locales.includes(locale) ? locale : locales[0], locales);
}

/** A path split into its language's segment, where it has one, and the rest. */
export function splitLanguage(path: string, locales: Locales): { prefix: string; path: string } {
  const locale = parseLocale(path, locales);
  const prefix = locale ? getPrefix(locale, locales) : "";
  return { prefix, path: path.slice(prefix.length) || "/" };
}

/** The locale whose segment a path begins with; null where it names none, as on a site of one language. */
export function parseLocale(path: string, locales: Locales): Locale | null {
  if (locales.length === 1) return null;
  const isUnder = (prefix: string): boolean =>
    path === prefix || (path.startsWith(`${prefix}/`) && path.length > prefix.length + 1);
  return locales.find((locale) => isUnder(getPrefix(locale, locales))) ?? null;
}

/** The language of a tag, in lower case. */
export function getLanguage(tag: string): string {
  return tag.split("-")[0] ?? "";
}
