import type { Edition } from "#editions/edition.ts";
import { getLanguage } from "#editions/language-prefix.ts";
import { FACTS, type FactName } from "#editions/local-facts/local-fact.ts";
import { getLocalFact } from "#editions/local-facts/local-facts.ts";
import type { Locale } from "#editions/locales.ts";
import { applyRegionalWords } from "#editions/regional-words/regional-words.ts";
import { getRegionalLocale } from "#editions/variants.ts";
import { hashTexts, type SourceFile } from "./read-folder.ts";

/** The country and languages that a site is for. */
interface Site {
  edition: Edition;
  network: { locales: readonly Locale[] };
}

/**
 * Adapts a shipped file to the site's country: fills in the country's facts with their sources, its vocabulary, and the
 * path of its locations pages. The hash includes these, so that changing one of them reloads the file.
 */
export function localizeFile(file: SourceFile, locale: Locale, { edition, network }: Site): SourceFile {
  // American English texts are adapted to the site's variant of English.
  const reader = network.locales.find((each) => getLanguage(each) === getLanguage(locale)) ?? locale;
  const text = [
    (text: string) => fillSources(text, edition, locale),
    (text: string) => fillFacts(text, edition, locale),
    (text: string) => applyRegionalWords(getRegionalLocale(edition, reader), text),
    (text: string) => text.replace(/(?<=["(])\/locations(?=[/?#")])/g, `/${edition.locations_segment}`),
  ].reduce((text, adapt) => adapt(text), file.text);
  return text === file.text ? file : { path: file.path, text, hash: hashTexts([file.path, text]) };
}

/** Replaces `{fact:loan}` with the country's fact. */
function fillFacts(text: string, edition: Edition, locale: Locale): string {
  return text.replace(/\{fact:(\w+)\}/g, (placeholder, name: string) =>
    isFact(name) ? getLocalFact(edition, locale, name).text : placeholder,
  );
}

/**
 * Replaces the list item `- "{sources:loan}"` with an item for each source of the fact. A list that becomes empty is
 * removed.
 */
function fillSources(text: string, edition: Edition, locale: Locale): string {
  const named = new Set<string>();
  return text
    .replace(/^([ \t]*- )"\{sources:(\w+)\}"\r?\n/gm, (line, dash: string, name: string) => {
      if (!isFact(name)) return line;
      const sources = (getLocalFact(edition, locale, name).sources ?? []).filter((source) => !named.has(source));
      for (const source of sources) named.add(source);
      return sources.map((source) => `${dash}${JSON.stringify(source)}\n`).join("");
    })
    .replace(/^sources:\r?\n(?![ \t]*- )/m, "");
}

function isFact(name: string): name is FactName {
  return FACTS.some((fact) => fact === name);
}
