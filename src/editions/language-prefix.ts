import type { Locale } from "./locales.ts";

export type Locales = readonly [Locale, ...Locale[]];

/** The prefixes of each list of locales, because a page asks for them once for every link. */
const prefixes = new WeakMap<Locales, Map<Locale, string>>();

/** Returns a locale's path segment: its language, or the whole tag if another enabled locale has the same language. */
export function getPrefix(locale: Locale, locales: Locales): string {
  return getPrefixes(locales).get(locale) ?? createPrefix(locale, locales);
}

function getPrefixes(locales: Locales): Map<Locale, string> {
  const known = prefixes.get(locales);
  if (known) return known;
  const created = new Map(locales.map((locale) => [locale, createPrefix(locale, locales)]));
  prefixes.set(locales, created);
  return created;
}

function createPrefix(locale: Locale, locales: Locales): string {
  return `/${isOnlyOfItsLanguage(locale, locales) ? getLanguage(locale) : locale.toLowerCase()}`;
}

/** Returns whether no other enabled locale has the same language. */
export function isOnlyOfItsLanguage(locale: Locale, locales: readonly Locale[]): boolean {
  return locales.every((other) => other === locale || getLanguage(other) !== getLanguage(locale));
}

/**
 * Returns the path prefix of a locale: empty if the site has only one locale. For a locale that the site doesn't have,
 * returns the default locale's prefix.
 */
export function getLanguagePrefix(locale: Locale, locales: Locales): string {
  if (locales.length === 1) return "";
  return getPrefix(locales.includes(locale) ? locale : locales[0], locales);
}

/** Splits a path into its language segment, if any, and the rest. */
export function splitLanguage(path: string, locales: Locales): { prefix: string; path: string } {
  const locale = parseLocale(path, locales);
  const prefix = locale ? getPrefix(locale, locales) : "";
  return { prefix, path: path.slice(prefix.length) || "/" };
}

/** Returns the locale of a path's language segment. Null if it has none, as on a site with one language. */
export function parseLocale(path: string, locales: Locales): Locale | null {
  if (locales.length === 1) return null;
  const isUnder = (prefix: string): boolean =>
    path === prefix || (path.startsWith(`${prefix}/`) && path.length > prefix.length + 1);
  return locales.find((locale) => isUnder(getPrefix(locale, locales))) ?? null;
}

/** Returns the language of a tag, in lower case. */
export function getLanguage(tag: string): string {
  return tag.split("-")[0] ?? "";
}
