import type { Locale } from "#editions/locales.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { ENGLISH } from "./phrases/en.ts";
import { SPANISH } from "./phrases/es.ts";
import { FRENCH } from "./phrases/fr.ts";
import { JAPANESE } from "./phrases/ja.ts";
import type { Phrases } from "./phrases/phrases.ts";
import { VIETNAMESE } from "./phrases/vi.ts";
import { ENGLISH_SECTOR_WORDS } from "./sector-words/en.ts";
import { SPANISH_SECTOR_WORDS } from "./sector-words/es.ts";
import { FRENCH_SECTOR_WORDS } from "./sector-words/fr.ts";
import { JAPANESE_SECTOR_WORDS } from "./sector-words/ja.ts";
import { VIETNAMESE_SECTOR_WORDS } from "./sector-words/vi.ts";
import { ENGLISH_STORY } from "./story-words/en.ts";
import { SPANISH_STORY } from "./story-words/es.ts";
import { FRENCH_STORY } from "./story-words/fr.ts";
import { JAPANESE_STORY } from "./story-words/ja.ts";
import type { StoryWords } from "./story-words/story-words.ts";
import { VIETNAMESE_STORY } from "./story-words/vi.ts";

/** The words of a language's search sentences, and its words for sectors by slug. */
export interface Language {
  phrases: Phrases;
  sectors: Record<string, string>;
  story: StoryWords;
}

const LANGUAGES: Record<string, Language> = {
  en: { phrases: ENGLISH, sectors: ENGLISH_SECTOR_WORDS, story: ENGLISH_STORY },
  es: { phrases: SPANISH, sectors: SPANISH_SECTOR_WORDS, story: SPANISH_STORY },
  fr: { phrases: FRENCH, sectors: FRENCH_SECTOR_WORDS, story: FRENCH_STORY },
  ja: { phrases: JAPANESE, sectors: JAPANESE_SECTOR_WORDS, story: JAPANESE_STORY },
  vi: { phrases: VIETNAMESE, sectors: VIETNAMESE_SECTOR_WORDS, story: VIETNAMESE_STORY },
};

/** Returns the words for a locale's language; undefined if sentence search doesn't support it. */
export function findLanguage(locale: Locale): Language | undefined {
  return getOwnValue(LANGUAGES, locale.slice(0, 2));
}
