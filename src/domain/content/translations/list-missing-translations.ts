import type { Context } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { DEFAULT_LOCALE, type Locale } from "#editions/locales.ts";
import { isEmailSection } from "../settings/email-texts.ts";
import { selectTextVersions, type TextVersion } from "./translation-queries.ts";

/** A text that isn't written in some of the site's languages, so that their readers get another one. */
export interface MissingTranslation extends Omit<TextVersion, "key"> {
  missing: Locale[];
}

/** The number of network texts in each of the site's languages, and the texts that some of them lack. */
export interface TranslationOverview {
  total: number;
  languages: { locale: Locale; written: number }[];
  data: MissingTranslation[];
}

/**
 * Lists missing translations.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function listMissingTranslations(context: Context): Promise<TranslationOverview> {
  authorize(context, "site.read");
  const { locales } = context.network;
  const versions = (await selectTextVersions(context.db)).filter(
    // Emails have standard texts in every language, and `settings` contains no text.
    ({ kind, key }) => kind !== "section" || (!isEmailSection(key) && key !== "settings"),
  );
  const texts = [...Map.groupBy(versions, ({ kind, key }) => `${kind} ${key}`).values()];
  const data = texts.flatMap((same): MissingTranslation[] => {
    const missing = locales.filter((locale) => !same.some((version) => isReadBy(version.locale, locale)));
    const shown = same.find(({ locale }) => locale === locales[0]) ?? same[0];
    if (!shown || missing.length === 0) return [];
    const { kind, id, name, locale } = shown;
    return [{ kind, id, name, locale, missing }];
  });
  const languages = locales.map((locale) => ({
    locale,
    written: texts.length - data.filter(({ missing }) => missing.includes(locale)).length,
  }));
  return { total: texts.length, languages, data };
}

/** Returns whether a text is for readers of a language: written in it, or in en-US for variants of English. */
function isReadBy(written: Locale, reader: Locale): boolean {
  return written === reader || (written === DEFAULT_LOCALE && reader.startsWith("en-"));
}
