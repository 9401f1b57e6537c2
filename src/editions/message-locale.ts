import { baseLocale, isLocale, type Locale as Spoken } from "#messages/runtime.js";
import type { Locale } from "./locales.ts";

/** Returns the option that selects a message's locale; the base locale if this one has no catalog. */
export function getMessageOptions(locale: Locale): { locale: Spoken } {
  return { locale: isLocale(locale) ? locale : baseLocale };
}
