import type { Locale } from "#editions/locales.ts";
import type { DemoLanguage } from "./demo-language.ts";
import { FRENCH } from "./french.ts";
import { JAPANESE } from "./japanese.ts";
import { SPANISH } from "./spanish.ts";
import { VIETNAMESE } from "./vietnamese.ts";

const LANGUAGES: Partial<Record<Locale, DemoLanguage>> = {
  "es-ES": SPANISH,
  "fr-CA": FRENCH,
  "ja-JP": JAPANESE,
  "vi-VN": VIETNAMESE,
};

/** Returns the demo's texts in a language; undefined for English, which has its own grammar of particulars. */
export function getDemoLanguage(locale: Locale): DemoLanguage | undefined {
  return LANGUAGES[locale];
}
