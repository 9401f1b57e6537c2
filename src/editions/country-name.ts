import type { Edition } from "./edition.ts";
import type { Locale } from "./locales.ts";

/** Returns the name of a country in a language. */
export function getCountryName(locale: Locale, { iso2, name }: Pick<Edition, "iso2" | "name">): string {
  if (locale.startsWith("en-")) return name;
  return new Intl.DisplayNames(locale, { type: "region" }).of(iso2) ?? name;
}
