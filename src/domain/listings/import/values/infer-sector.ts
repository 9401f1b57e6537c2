import type { Context } from "#domain/context.ts";
import { createRemark, type Remark } from "#domain/imports/table-files/remark.ts";
import { getLexicon, type Lexicon } from "#domain/search/sentence/lexicon.ts";
import { getPhraseKey, splitUnits, type Unit } from "#domain/search/sentence/split-units.ts";
import { m } from "#messages/messages.js";
import { shorten } from "../row-problem.ts";
import { getSector, type Sector } from "./match-category.ts";
import { SECTOR_WORDS } from "./sector-words.ts";

/** A sector that a listing's text mentions. */
export interface InferredSector extends Sector {
  /** The words that were recognized. */
  words: string;
  from: "category" | "headline" | "description";
  /** Whether no other sector is mentioned as clearly. */
  isClear: boolean;
}

export type InferSector = (headline: string, description: string) => InferredSector | null;

/** Names of sectors that headlines also use in a general sense, such as "Profitable Service Business". */
const VAGUE = new Set(
  `service services store shop retail online market building food health school industrial business company property
  computer medical tech marketing production venue transport maker commercial delivery energy media fitness wellness
  club gas design moving vehicle automotive`.split(/\s+/),
);
/** A name of several words is vague only if all of its words are in this list. */
const EMPTY = new Set("service services business company industry personal home".split(" "));

/** Words that stand for a sector only if no neighboring word stands for another: a sushi bar is a restaurant. */
const WEAK = new Set(
  `bar lounge garage tax sign nursery bank fishing gallery clinic security storage theater dance route bread flower
  printer software website printing shipping freight tool juice coffee tea spa golf paint painting furniture laundry`.split(
    /\s+/,
  ),
);

/** Words for sectors that are in neither list of names. */
const MORE_WORDS: Record<string, string> = {
  restaurants:
    "sushi bar|oyster bar|salad bar|snack bar|noodle bar|raw bar|tapas bar|poke|burger joint|chicken wings|breakfast|brunch|hibachi|teppanyaki|gyro|kebab",
  "hair-salons-barber-shops": "brow bar|lash bar|blow dry bar|lash studio|eyelash",
  hvac: "refrigeration",
  "auto-repair-service": "auto parts|tires|smog station|brake",
  "pet-services": "doggy",
  "websites-ecommerce": "amazon store|shopify",
};

/** After these words, a headline says where the business is or what is included. */
const CONTEXT_WORDS =
  /\b(?:near|next to|beside|close to|across from|in front of|inside|within|in|at|by|for|serving|with|includ(?:es|ing)|plus|located|from)\b/gi;

/** The weight of a name that only describes where the business is, such as a mall. */
const CONTEXT_FACTOR = 0.2;
const MIN_CLEAR = 3;
const MAX_DESCRIPTION = 600;

interface Vocabulary {
  /** Sectors by phrase key. */
  slugs: ReadonlyMap<string, string>;
  vague: ReadonlySet<string>;
  empty: ReadonlySet<string>;
}

interface Found extends Sector {
  words: string;
  weight: number;
}

/**
 * Creates a function that infers a sector from a headline or, failing that, from the beginning of a description, by the
 * words that people use for each sector in the reader's language.
 */
export function createSectorInference(context: Pick<Context, "edition" | "locale">): InferSector {
  const lexicon = getLexicon(context);
  if (!lexicon) return () => null;
  const slugs = new Map<string, string>();
  const add = (slug: string, words: readonly string[]): void => {
    for (const word of words) {
      const key = getPhraseKey(splitUnits(word, lexicon.phrases.stem).filter((unit) => unit.key !== "-"));
      if (!slugs.has(key)) slugs.set(key, slug);
    }
  };
  for (const [slug, words] of Object.entries(SECTOR_WORDS)) add(slug, words);
  for (const [slug, words] of Object.entries(MORE_WORDS)) add(slug, words.split("|"));
  for (const [key, meanings] of lexicon.meanings) {
    const [meaning] = meanings.filter(({ kind }) => kind === "sector" || kind === "words");
    if (meaning && "slug" in meaning && meaning.slug && !slugs.has(key)) slugs.set(key, meaning.slug);
  }
  const toKeys = (words: ReadonlySet<string>) => new Set([...words].map(lexicon.phrases.stem));
  const vocabulary = { slugs, vague: toKeys(VAGUE), empty: toKeys(EMPTY) };
  const find = (text: string): Found[] => findSectors(text, lexicon, vocabulary);
  return (headline, description) => chooseFromHeadline(find(headline)) ?? chooseFromDescription(find, description);
}

/**
 * Infers a row's sector from its texts, and first from cells that name it in another language than English, whose names
 * are matched exactly.
 */
export function inferFromRow(
  infer: InferSector,
  getText: (field: "name" | "description" | "category" | "subcategory") => string,
  locale: string,
): InferredSector | null {
  const inferFromCells = (): InferredSector | null => {
    const cells = [getText("subcategory"), getText("category")].filter(Boolean);
    const found = cells.map((cell) => infer(cell, "")).find((sector) => sector !== null);
    return found ? { ...found, from: "category" } : null;
  };
  const inferFromText = (): InferredSector | null => infer(getText("name"), getText("description"));
  // English categories are matched by their names, so what is left is vaguer than a headline.
  return locale.startsWith("en") ? (inferFromText() ?? inferFromCells()) : (inferFromCells() ?? inferFromText());
}

function chooseFromHeadline(found: readonly Found[]): InferredSector | null {
  const [best, ...others] = [...found].sort((a, b) => b.weight - a.weight);
  if (!best) return null;
  const rival = others.find((other) => other.category_slug !== best.category_slug && other.weight >= best.weight - 1);
  return toInferred(best, "headline", best.weight >= MIN_CLEAR && !rival);
}

/** Adds up the weights of each sector's names in a description, without vague words. Null if two categories tie. */
function chooseFromDescription(find: (text: string) => Found[], description: string): InferredSector | null {
  const totals = new Map<string, Found>();
  for (const found of find(description.slice(0, MAX_DESCRIPTION))) {
    if (found.weight < MIN_CLEAR) continue;
    const key = `${found.category_slug} ${found.subcategory_slug}`;
    const before = totals.get(key);
    totals.set(key, before ? { ...before, weight: before.weight + found.weight } : found);
  }
  const [best, second] = [...totals.values()].sort((a, b) => b.weight - a.weight);
  if (!best || (second && second.weight === best.weight && second.category_slug !== best.category_slug)) return null;
  return toInferred(best, "description", false);
}

function toInferred({ weight: _, ...found }: Found, from: InferredSector["from"], isClear: boolean): InferredSector {
  return { ...found, from, isClear };
}

/** Finds the sectors that a text mentions, in order. Of overlapping names, the longest is used. */
function findSectors(text: string, lexicon: Lexicon, vocabulary: Vocabulary): Found[] {
  const units = splitUnits(text, lexicon.phrases.stem).filter(({ key }) => key !== "-" && key !== "'");
  const contexts = [...text.matchAll(CONTEXT_WORDS)].map(({ index }) => index);
  const found: Found[] = [];
  for (let at = 0; at < units.length; ) {
    const name = findName(units.slice(at, at + lexicon.maxUnits), vocabulary);
    const sector = name && getSector(name.slug);
    if (!name || !sector) {
      at += 1;
      continue;
    }
    const first = units[at];
    const last = units[at + name.length - 1];
    if (first && last) {
      const words = text.slice(first.start, last.end);
      const isContext = contexts.some((context) => context < first.start);
      const weight = getWeight(name.length, words, sector) * (isContext ? CONTEXT_FACTOR : 1) + found.length / 100;
      found.push({ ...sector, words, weight });
    }
    at += name.length;
  }
  return found;
}

function findName(
  units: readonly Unit[],
  { slugs, vague, empty }: Vocabulary,
): { slug: string; length: number } | null {
  for (let length = units.length; length > 0; length--) {
    const part = units.slice(0, length);
    const slug = part.every(({ type }) => type === "word") ? slugs.get(getPhraseKey(part)) : undefined;
    if (slug && !part.every(({ key }) => (length === 1 ? vague : empty).has(key))) return { slug, length };
  }
  return null;
}

/**
 * Returns the weight of a name. Longer names and subcategories weigh more. Of equal weights the later one wins, because
 * a headline usually ends with the type of business.
 */
function getWeight(length: number, words: string, { subcategory_slug }: Sector): number {
  if (length === 1 && WEAK.has(words.toLowerCase())) return 1.5;
  return 2 * length + (subcategory_slug ? 2 : 1);
}

const INFERRED_FROM = {
  category: m.import_category_from_cell,
  headline: m.import_category_from_headline,
  description: m.import_category_from_description,
};

/** Says from which words a sector was inferred. */
export function describeInference(from: InferredSector["from"], words: string): Remark {
  return createRemark(INFERRED_FROM[from], { words: shorten(words) });
}
