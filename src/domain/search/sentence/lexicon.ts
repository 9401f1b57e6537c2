import { setImmediate as nextTurn } from "node:timers/promises";
import type { Context } from "#domain/context.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { getCategoryName, translateEditionWord } from "#editions/translated-data.ts";
import { listRegionNames } from "#integrations/gazetteer/region-names.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { FILTERS } from "./filter-phrases.ts";
import { findLanguage, type Language } from "./languages.ts";
import { type NumberWord, readNumberWords } from "./number-words.ts";
import { expandPhrases } from "./phrases/expand-phrases.ts";
import type { Phrases } from "./phrases/phrases.ts";
import { dropOmissible, getSkeleton, getSoundKey, joinCompound, listNameParts, listSpellings } from "./spellings.ts";
import { createPhraseSplitter, getPhraseKey, type Unit } from "./split-units.ts";
import type { StoryWords } from "./story-words/story-words.ts";

/** What a phrase means. */
type PhraseMeaning =
  | { kind: "sector"; slug: string; words: string | null }
  /** Search words, such as a kind of a sector or what descriptions mention. */
  | { kind: "words"; words: string; slug: string | null }
  | { kind: "state"; slug: string; isCode: boolean }
  /** An area of several regions, such as "Galicia". */
  | { kind: "wider_region"; slugs: readonly string[] }
  | { kind: "district"; name: string; slug: string }
  | { kind: "filter"; key: string; value: string; excludes?: string }
  | {
      kind: Exclude<
        keyof Phrases,
        | "stem"
        | "numbers"
        | "has_tenths_after_factor"
        | "has_tones"
        | "has_characters"
        | "has_modifiers_first"
        | "recently"
        | "features"
        | "having"
        | "venues"
        | "not_places"
        | "region_suffix"
        | "omissible"
        | "adverbs"
        | "function_words"
        | "conjugate"
      >;
    };

/** A meaning of a phrase, with the phrase as it is written. */
export type Meaning = PhraseMeaning & { written: string };

export type MeaningKind = Meaning["kind"];

export interface Lexicon {
  phrases: Phrases;
  meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** Words for numbers, and those that multiply the number before them. */
  numbers: ReadonlyMap<string, readonly NumberWord[]>;
  /** The first units of words for numbers. */
  numberStarts: ReadonlySet<string>;
  /** The number of units in the longest phrase. */
  maxUnits: number;
  /** The max number of units by a phrase's first unit, so that phrases are only looked for where they may start. */
  maxUnitsByStart: ReadonlyMap<string, number>;
  /** The words of phrases with content, which a typo can be corrected to. */
  spellings: ReadonlySet<string>;
  /** The same words by their consonants, which misspelled words mostly still have. */
  spellingsBySkeleton: ReadonlyMap<string, readonly string[]>;
  /** The longer phrases with content in katakana, by their letters. */
  katakana: ReadonlySet<string>;
  /** In a language with tones, the phrases with content by the sounds of their syllables. */
  meaningsBySound: ReadonlyMap<string, readonly Meaning[]>;
  /** Words within a phrase with content that people leave out or add. */
  omissible: ReadonlySet<string>;
  story: StoryWords;
}

/** The kinds of phrases that say what is searched for. */
export const CONTENT: ReadonlySet<Meaning["kind"]> = new Set<Meaning["kind"]>(["sector", "words", "state", "filter"]);

/** The kinds of phrases without content in which a typo is corrected, too: "exept", "profitt". */
export const CORRECTED: ReadonlySet<Meaning["kind"]> = new Set<Meaning["kind"]>([
  ...(["max", "max_after", "min", "min_after", "not", "except"] as const),
  ...(["monthly", "yearly", "cash_flow", "revenue"] as const),
]);

/** The kinds of phrases whose articles and prepositions may vary. */
const FLEXIBLE: ReadonlySet<Meaning["kind"]> = new Set<Meaning["kind"]>(["sector", "words", "filter"]);

const NOT_MEANINGS = new Set([
  "numbers",
  "recently",
  "features",
  "having",
  "venues",
  "not_places",
  "omissible",
  "adverbs",
  "function_words",
  "region_suffix",
]);

const lexicons = new Map<string, Lexicon>();
const builds = new Map<string, Generator<void, Lexicon>>();

/**
 * Returns the phrases that sentence search understands in a language, built on first use; null if it doesn't support
 * the language.
 */
export function getLexicon({ edition, locale }: Pick<Context, "edition" | "locale">): Lexicon | null {
  for (;;) {
    const lexicon = continueLexicon(edition, locale);
    if (lexicon !== undefined) return lexicon;
  }
}

/** Builds the phrases in turns of the event loop, before a sentence needs them. */
export async function prepareLexicon({ edition, locale }: Pick<Context, "edition" | "locale">): Promise<void> {
  while (continueLexicon(edition, locale) === undefined) await nextTurn();
}

/** Does the next step of a build; undefined if it isn't the last. */
function continueLexicon(edition: Context["edition"], locale: Context["locale"]): Lexicon | null | undefined {
  const name = `${edition.code} ${locale}`;
  const language = findLanguage(locale);
  if (!language || lexicons.has(name)) return lexicons.get(name) ?? null;
  const build = builds.get(name) ?? buildLexicon(language, edition, locale);
  builds.set(name, build);
  const step = build.next();
  if (!step.done) return undefined;
  builds.delete(name);
  lexicons.set(name, step.value);
  return step.value;
}

function* buildLexicon(
  { phrases, sectors, story }: Language,
  { regions, wider_regions = [], area_names = {}, districts = [] }: Context["edition"],
  locale: Context["locale"],
): Generator<void, Lexicon> {
  const meanings = new Map<string, Meaning[]>();
  const katakana = new Set<string>();
  const meaningsBySound = new Map<string, Meaning[]>();
  const spellings = new Set<string>();
  const omissible = new Set(
    [phrases.omissible, phrases.adverbs].flatMap((list) => list?.split("|").map(phrases.stem) ?? []),
  );
  const maxUnitsByStart = new Map<string, number>();
  const unelided = new Set<string>();
  const split = createPhraseSplitter(phrases.stem);
  const add = (list: string | undefined, getMeaning: (words: string | null, phrase: string) => PhraseMeaning): void => {
    for (const { phrase, words, spelling } of expandPhrases(list ?? "", phrases.conjugate).flatMap(listSpellings)) {
      const units = split(spelling).filter(({ key }) => key !== "-");
      if (units.length === 0) continue;
      const isUnelided = spelling !== phrase;
      const whole = getPhraseKey(units);
      if (isUnelided && meanings.has(whole) && !unelided.has(whole)) continue;
      if (isUnelided) unelided.add(whole);
      // A hyphen between two words is a unit, too.
      const first = units[0]!.key;
      const meaning = { ...getMeaning(words, phrase), written: phrase };
      // "Qui fait le plus de profits" is a sort, "qui fait plus de" is not.
      const isFlexible = FLEXIBLE.has(meaning.kind) && !(meaning.kind === "filter" && meaning.key === "sort");
      const extra = isFlexible && units.length > 1 ? MAX_ADDED_UNITS : 0;
      maxUnitsByStart.set(first, Math.max(maxUnitsByStart.get(first) ?? 1, 2 * units.length - 1 + extra));
      const short = isFlexible ? getPhraseKey(dropOmissible(units, omissible)) : whole;
      for (const key of short === whole ? [whole] : [whole, short]) {
        const others = meanings.get(key);
        if (others) others.push(meaning);
        else if (key !== "") meanings.set(key, [meaning]);
      }
      const joined = isFlexible && !phrases.has_tones ? joinCompound(units) : null;
      if (joined !== null && !meanings.has(joined)) {
        meanings.set(joined, [meaning]);
        spellings.add(joined);
      }
      const isContent = CONTENT.has(meaning.kind);
      if (isContent || CORRECTED.has(meaning.kind)) for (const unit of units) spellings.add(unit.key);
      if (isContent && LONG_KATAKANA.test(spelling)) katakana.add(spelling);
      const hasSound = isContent || CORRECTED.has(meaning.kind);
      if (!hasSound || !phrases.has_tones || units.length === 1) continue;
      const sound = getSoundKey(units);
      meaningsBySound.set(sound, [...(meaningsBySound.get(sound) ?? []), meaning]);
    }
  };
  const toKey = (written: string): string => getPhraseKey(split(written));
  const goods = new Set(expandPhrases(phrases.goods).map(toKey));
  const listed = CATEGORIES.flatMap((category) => [category, ...category.subcategories]);
  for (const { slug } of listed) {
    const [same, kinds] = (getOwnValue(sectors, slug) ?? "").split(">");
    // A phrase that is nothing but its search words stays a keyword, so that reading the sentence again gives the same
    // result.
    add(same, (words, phrase) => (words === phrase ? { kind: "words", words, slug } : { kind: "sector", slug, words }));
    add(kinds, (words, phrase) => ({ kind: "words", words: words ?? phrase, slug }));
    yield;
  }
  for (const { slug, name } of listed) {
    // "Boat" by itself isn't about manufacturers.
    const isWhole = slug === "auto-boat-aircraft" || CATEGORIES.some((category) => category.slug === slug);
    const names = new Set([name, ...listNameParts(getCategoryName(locale, slug, name), isWhole)]);
    // "Supplies" in "Pet Stores & Supplies" is no sector by itself.
    const distinct = [...names].filter((each) => !goods.has(toKey(each)));
    add(distinct.join("|"), () => ({ kind: "sector", slug, words: null }));
  }
  for (const { slug, name, code } of regions) {
    const written = [...listRegionNames(name), translateEditionWord(locale, name), slug.replaceAll("-", " ")];
    const names = new Set(written.flatMap((each) => [each, each.replace(JAPANESE_REGION, "")]));
    for (const suffix of phrases.region_suffix?.split("|") ?? []) names.add(`${written[0]} ${suffix}`);
    add([...names].filter((each) => each !== code).join("|"), () => ({ kind: "state", slug, isCode: false }));
    if (/^[a-z]{2,3}$/i.test(code)) add(code, () => ({ kind: "state", slug, isCode: true }));
  }
  for (const [names, slugs] of Object.entries(area_names)) add(names, () => ({ kind: "wider_region", slugs }));
  for (const { names, state } of districts)
    add(names, () => ({ kind: "district", name: names.split("|")[0]!, slug: state }));
  for (const { name, regions: slugs } of wider_regions) {
    const names = [name, translateEditionWord(locale, name)].map((each) => each.replace(/^the /, ""));
    // A bare "El centro" also means a part of a city, so it isn't a place.
    const distinct = [...new Set(names)].filter((each) => !/^el /.test(each));
    add(distinct.join("|"), () => ({ kind: "wider_region", slugs }));
  }
  for (const features of phrases.features.split(";")) {
    const [words = "", others] = features.split("=");
    add([words, others].join("|"), () => ({ kind: "words", words, slug: null }));
  }
  add(phrases.recently, (days) => ({ kind: "filter", key: "listed_days", value: days ?? "" }));
  for (const [kind, list] of Object.entries(phrases)) {
    if (typeof list !== "string" || NOT_MEANINGS.has(kind)) continue;
    const filter = getOwnValue(FILTERS, kind);
    yield;
    add(list, () =>
      filter
        ? { kind: "filter", key: filter[0], value: filter[1], ...(filter[2] ? { excludes: filter[2] } : {}) }
        : ({ kind } as PhraseMeaning),
    );
  }
  for (const list of [phrases.seek, phrases.serving, phrases.income, phrases.but, phrases.all])
    add(list, () => ({ kind: "filler" }));
  // Words that are a sector themselves would be read as one when the rest of the sentence is read again.
  const isSector = (words: string | null): boolean =>
    words !== null && (meanings.get(toKey(words)) ?? []).some(({ kind }) => kind === "sector");
  addFunctionWords(meanings, maxUnitsByStart, phrases, split);
  for (const list of meanings.values())
    for (const meaning of list) if (meaning.kind === "sector" && isSector(meaning.words)) meaning.words = null;
  const spellingsBySkeleton = Map.groupBy(spellings, getSkeleton);
  const numbers = readNumberWords(phrases);
  const numberStarts = new Set([...numbers.keys()].map((key) => key.split(" ")[0]!));
  const maxUnits = Math.max(...maxUnitsByStart.values());
  return {
    phrases,
    meanings,
    maxUnits,
    maxUnitsByStart,
    numbers,
    numberStarts,
    spellings,
    spellingsBySkeleton,
    katakana,
    meaningsBySound,
    omissible,
    story,
  };
}

/** A word in katakana that is long enough to correct a typo. */
const LONG_KATAKANA = /^[ァ-ヶー]{5,}$/;

/** How many articles and prepositions may be added to a phrase. */
const MAX_ADDED_UNITS = 2;

/** Adds the function words that have no other meaning than that of a state's code. */
function addFunctionWords(
  meanings: Map<string, Meaning[]>,
  maxUnitsByStart: Map<string, number>,
  phrases: Phrases,
  split: (phrase: string) => Unit[],
): void {
  for (const written of expandPhrases(phrases.function_words, phrases.conjugate)) {
    const units = split(written).filter(({ key }) => key !== "-");
    const key = getPhraseKey(units);
    const others = meanings.get(key) ?? [];
    // "Mà" and "mã" are different words.
    const isSame = (meaning: Meaning): boolean => !phrases.has_tones || meaning.written === written;
    const isOther = (meaning: Meaning): boolean => meaning.kind !== "state" || !meaning.isCode;
    if (units.length === 0 || others.some((meaning) => isOther(meaning) && isSame(meaning))) continue;
    meanings.set(key, [...others, { kind: "filler", written }]);
    const first = units[0]!.key;
    maxUnitsByStart.set(first, Math.max(maxUnitsByStart.get(first) ?? 1, 2 * units.length - 1));
  }
}

/** Matches the suffix of a Japanese region that may be left out: "東京都" is also "東京". */
const JAPANESE_REGION = /(?<=\p{Script=Han}{2})[都府県]$/u;
