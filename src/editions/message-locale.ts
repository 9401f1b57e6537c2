import { baseLocale, isLocale, type Locale as Spoken } from "#messages/runtime.js";
import type { Locale } from "./locales.ts";

/** The option that makes a message speak a locale; one without a catalog of its own reads the base locale's. */
export function messagesIn(locale: Locale): { locale: Spoken } {
  return { locale: isLocale(locale) ? locale : baseLocale };
}
