import type { Unit } from "./split-units.ts";

/** Drops articles and prepositions within a phrase: "con el local incluido" is "con local incluido". */
export function dropOmissible(units: readonly Unit[], omissible: ReadonlySet<string>): Unit[] {
  return units.filter(({ key }, at) => at === 0 || !omissible.has(key));
}

/** An elided word with its apostrophe: "j'" in "j'ai". */
const ELISION = /(?<![\p{L}'’])([cdjlmnst]|qu)['’](?=\p{L})/giu;

/** Lists a phrase as people type it without apostrophes: "chiffre daffaires" and "chiffre affaires". */
function listUnelided(phrase: string): string[] {
  const joined = phrase.replace(ELISION, "$1");
  if (joined === phrase) return [];
  const dropped = phrase.replace(/(?<=\s)[dl]['’](?=\p{L})/giu, "");
  return [joined, dropped].filter((variant) => variant !== phrase);
}

/** Returns a word's first letter and its other consonants, without double ones: "cnvnnc" for "convienence". */
export function getSkeleton(word: string): string {
  return word
    .replace(/qu/g, "k")
    .replace(/(?<=.)[aeiouyh]/g, "")
    .replace(/(.)\1+/g, "$1");
}

/** Joins a phrase of two words that people also write in one: "nailsalon"; null if it isn't one. */
export function joinCompound(units: readonly Unit[]): string | null {
  const isCompound = units.length === 2 && units.every(({ type, key }) => type === "word" && /^[a-z]{3,}$/.test(key));
  return isCompound ? units.map(({ key }) => key).join("") : null;
}

/** The mark at the end of a word in katakana that people leave out: "コインランドリ". */
const LONG_VOWEL_AT_END = /(?<=[\u30a1-\u30f6]{3})ー$/;

/** Lists how a phrase is spelled, with the search words after its "=". */
export function listSpellings(entry: string): { phrase: string; words: string | null; spelling: string }[] {
  const [phrase = "", words = null] = entry.split("=");
  const short = phrase.replace(LONG_VOWEL_AT_END, "");
  const spellings = [phrase, ...listUnelided(phrase), ...(short === phrase ? [] : [short])];
  return spellings.map((spelling) => ({ phrase, words, spelling }));
}

/** The sounds of Vietnamese that people confuse when they write: "xửa xe" for "sửa xe", "phần mền" for "phần mềm". */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^s/, "x"],
  [/^tr/, "ch"],
  [/^(?:gi|r)(?=[aeiouy])/, "d"],
  [/^ngh/, "ng"],
  [/^gh/, "g"],
  [/(?:ng|nh|m)$/, "n"],
  [/c$/, "t"],
];

/** Returns the key of a phrase by the sounds of its syllables. */
export function getSoundKey(units: readonly Unit[]): string {
  return units.map(({ key }) => ALIKE.reduce((sound, [from, to]) => sound.replace(from, to), key)).join(" ");
}

/**
 * Splits a sector's translated name into phrases. A subcategory's parts count separately: "Panaderías y pastelerías". A
 * single word beside longer parts shares their words: "Réparation et entretien automobile".
 */
export function listNameParts(name: string, isWhole: boolean): string[] {
  const parts = isWhole ? [] : name.split(/ (?:y|et|&) |, |・/);
  const isWord = (part: string): boolean => !part.includes(" ");
  return [name, ...parts.filter((part) => parts.every(isWord) || !isWord(part) || /・/.test(name))];
}
