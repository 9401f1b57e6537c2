import { toSearchWords } from "../search-words.ts";

/** A word, number, sign, or character of a script without spaces, with its position in the text. */
export interface Unit {
  /** The normalized text: lower case, without accents, reduced to its basic form. */
  key: string;
  start: number;
  end: number;
  type: "word" | "number" | "sign";
}

const CJK = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々";

/**
 * Matches a number with its currency sign and group separators, a character of a script without spaces, a word, or a
 * sign.
 */
const UNITS = new RegExp(
  [
    String.raw`(?<number>\p{Sc}?\s?(?<![\p{L}\p{N}])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d])|\p{Sc}?\s?\d[\d.,]*\d|\p{Sc}?\s?\d)`,
    `(?<character>[${CJK}])`,
    // In French, "d'un" is two words.
    String.raw`(?<word>(?<![\p{L}'’])(?:[cdjlmnst]|qu)['’](?=\p{L})|(?:(?![${CJK}])[\p{L}\p{M}\p{N}'’])+)`,
    "(?<sign>[-–—~〜～,、+<>&#%])",
  ].join("|"),
  "giu",
);

/** Splits a text into units. `stem` reduces the forms of a word to one. */
export function splitUnits(text: string, stem: (word: string) => string): Unit[] {
  return [...text.matchAll(UNITS)].flatMap(({ index, 0: match, groups = {} }): Unit[] => {
    const at = { start: index, end: index + match.length };
    if (groups.number !== undefined) return [{ ...at, key: match.trim(), type: "number" }];
    if (groups.sign !== undefined) return [{ ...at, key: match === "&" ? stem(match) : match, type: "sign" }];
    const words = toSearchWords(match);
    return words.length === 0 ? [] : [{ ...at, key: words.map(stem).join(""), type: "word" }];
  });
}

const SCRIPT_WITHOUT_SPACES = new RegExp(`^[${CJK}]+$`, "u");

/**
 * Returns a function that splits phrases into units as `splitUnits` does, but without their positions. It remembers each
 * word, because phrases share most of theirs.
 */
export function createPhraseSplitter(stem: (word: string) => string): (phrase: string) => Unit[] {
  const known = new Map<string, Unit[]>();
  const split = (word: string): Unit[] => {
    const units = known.get(word) ?? splitUnits(word, stem);
    known.set(word, units);
    return units;
  };
  return (phrase) => {
    // A number may contain spaces.
    if (/[\p{N}\p{Sc}]/u.test(phrase)) return splitUnits(phrase, stem);
    return (SCRIPT_WITHOUT_SPACES.test(phrase) ? [...phrase] : phrase.split(" ")).flatMap(split);
  };
}

/** Splits "ty5" after a number, as in "1ty5", into the factor and its tenths. Known words, such as "m2", stay. */
export function splitTenths(units: readonly Unit[], isKnown: (key: string) => boolean): Unit[] {
  return units.flatMap((unit, at) => {
    const before = units[at - 1];
    const found = /^(\p{L}+)(\d{1,3})$/u.exec(unit.key);
    const isAttached = before?.type === "number" && before.end === unit.start;
    if (!found || unit.type !== "word" || !isAttached || isKnown(unit.key)) return [unit];
    const [, factor = "", tenths = ""] = found;
    const middle = unit.end - tenths.length;
    return [
      { ...unit, key: factor, end: middle },
      { start: middle, end: unit.end, key: tenths, type: "number" as const },
    ];
  });
}

export function getPhraseKey(units: readonly Unit[]): string {
  return units.map(({ key }) => key).join(" ");
}
