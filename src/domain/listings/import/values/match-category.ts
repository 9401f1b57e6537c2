import { UnreadableFile } from "#domain/imports/table-files/table.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { getNearest } from "#lib/nearest.ts";
import { toSlug } from "#lib/slug.ts";
import { m } from "#messages/messages.js";
import { BadValue, createBadValue, shorten } from "../row-problem.ts";
import { SECTOR_WORDS } from "./sector-words.ts";

export interface Sector {
  category_slug: string;
  subcategory_slug: string | null;
}

/** Words that don't distinguish categories: "Auto Repair & Service" matches "auto repair services". */
const FILLERS = new Set(["and", "or", "the", "of", "other", "all", "misc", "general", "business"]);

const CATEGORY_NAMED = new Map<string, Sector>();
const SUBCATEGORY_NAMED = new Map<string, Sector>();

for (const category of CATEGORIES) {
  const sector = { category_slug: category.slug, subcategory_slug: null };
  for (const name of [category.name, category.slug]) CATEGORY_NAMED.set(toKey(name), sector);
  for (const { name, slug } of category.subcategories) {
    SUBCATEGORY_NAMED.set(toKey(name), { category_slug: category.slug, subcategory_slug: slug });
  }
}
for (const [slug, words] of Object.entries(SECTOR_WORDS)) {
  const sector = CATEGORY_NAMED.get(toKey(slug)) ?? SUBCATEGORY_NAMED.get(toKey(slug));
  if (!sector) throw new Error(`SECTOR_WORDS names an unknown sector: ${slug}`);
  for (const word of words) {
    const key = toKey(word);
    if (!CATEGORY_NAMED.has(key) && !SUBCATEGORY_NAMED.has(key)) SUBCATEGORY_NAMED.set(key, sector);
  }
}

const NAMES = CATEGORIES.flatMap(({ name, subcategories }) => [name, ...subcategories.map((sub) => sub.name)]);

/**
 * Finds the sector for a category cell and a subcategory cell. The category cell may contain a subcategory, alone or
 * after its category ("Food > Restaurants"); if both cells name a subcategory, the subcategory cell wins.
 *
 * @throws BadValue when the category is unknown.
 */
export function matchSector(category: string, subcategory: string): Sector & { unknown_subcategory: string | null } {
  const finer = subcategory ? findSector(subcategory, true) : null;
  const unknown_subcategory = subcategory && !finer ? subcategory : null;
  if (finer?.subcategory_slug) return { ...finer, unknown_subcategory };
  const sector = category ? findSector(category, false) : finer;
  if (sector) return { ...sector, unknown_subcategory };
  const text = category || subcategory;
  if (!text) throw createBadValue(m.import_category_missing, {});
  const near = getNearest(text, NAMES);
  throw near
    ? createBadValue(m.import_category_near, { text: shorten(text), near })
    : createBadValue(m.import_category_unknown, { text: shorten(text) });
}

/**
 * Finds the sector named for a whole file.
 *
 * @throws Invalid, with the most similar category
 */
export function parseSector(name: string): Sector {
  try {
    const { unknown_subcategory: _, ...sector } = matchSector(name, "");
    return sector;
  } catch (error) {
    throw error instanceof BadValue ? new UnreadableFile(error.remark) : error;
  }
}

/** Returns whether a text names a category or a subcategory. */
export function isSectorName(text: string): boolean {
  return findSector(text, false) !== null;
}

/** Returns the sector of a category or subcategory slug. */
export function getSector(slug: string): Sector | null {
  return SUBCATEGORY_NAMED.get(toKey(slug)) ?? CATEGORY_NAMED.get(toKey(slug)) ?? null;
}

function findSector(text: string, preferFiner: boolean): Sector | null {
  const [first, second] = preferFiner ? [SUBCATEGORY_NAMED, CATEGORY_NAMED] : [CATEGORY_NAMED, SUBCATEGORY_NAMED];
  const whole = first.get(toKey(text)) ?? second.get(toKey(text));
  if (whole && !/[>|:]/.test(text)) return whole;
  const pieces = text.split(/[>/|:;,\n]|\s[-–—]\s/).map(toKey);
  const found = pieces.map((piece) => SUBCATEGORY_NAMED.get(piece) ?? CATEGORY_NAMED.get(piece)).filter((one) => !!one);
  return found.findLast((sector) => sector.subcategory_slug) ?? found.at(-1) ?? null;
}

/** Normalizes a sector's name: no case, word order, filler words or plurals. */
function toKey(name: string): string {
  const words = toSlug(name.replaceAll("&", " and ").replaceAll("'", "")).split("-");
  return words
    .map((word) => toSingular(word))
    .filter((word) => !FILLERS.has(word))
    .join(" ");
}

function toSingular(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x)es$/, "$1")
    .replace(/(?<!s)s$/, "");
}
