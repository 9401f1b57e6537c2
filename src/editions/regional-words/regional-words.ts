import { getOwnValue } from "#lib/own-value.ts";
import { BRITISH, CANADIAN, INTERNATIONAL_ENGLISH, putDayFirst } from "./english.ts";
import { addFrenchSpaces, FRENCH } from "./french.ts";
import { formatAmericanNumbers, MEXICAN, PUERTO_RICAN } from "./spanish.ts";

type Words = Readonly<Record<string, string>>;

/** Adds a country's words for postal code and lawyer: singular, plural, and singular with its article. */
const withTerms = (words: Words, postalCode: string, [lawyer, lawyers, aLawyer]: readonly string[]): Words => ({
  ...words,
  "ZIP or postal code": postalCode,
  "ZIP code": postalCode,
  ...(lawyer && lawyers && aLawyer ? { attorney: lawyer, attorneys: lawyers, "an attorney": aLawyer } : {}),
});

/** Off-licences exist only in Britain and Ireland. */
const LIQUOR_STORES = {
  "liquor store": "liquor store",
  "a liquor store": "a liquor store",
  "liquor stores": "liquor stores",
  "package store": "liquor store",
  "package stores": "liquor stores",
};

const LAWYER = ["lawyer", "lawyers", "a lawyer"];
const SOLICITOR = ["solicitor", "solicitors", "a solicitor"];
/** South African lawyers who aren't advocates are attorneys. */
const ATTORNEY = ["attorney", "attorneys", "an attorney"];

/**
 * The words in which each regional version differs from the main version of its language. They are applied to shipped
 * texts, never to texts written at the desk. A locale's own catalog takes precedence.
 */
export const REGIONAL_WORDS: Readonly<Record<string, Words>> = {
  "en-001": INTERNATIONAL_ENGLISH,
  "en-GB": withTerms({ ...BRITISH, "payroll taxes": "National Insurance" }, "postcode", SOLICITOR),
  "en-IE": withTerms({ ...BRITISH, "payroll taxes": "PRSI" }, "Eircode", SOLICITOR),
  "en-AU": withTerms({ ...BRITISH, "liquor stores": "bottle shops" }, "postcode", SOLICITOR),
  "en-GH": withTerms({ ...BRITISH, ...LIQUOR_STORES, "gas stations": "filling stations" }, "digital address", LAWYER),
  "en-ZA": withTerms({ ...BRITISH, ...LIQUOR_STORES, "truck stops": "truck stops" }, "postal code", ATTORNEY),
  "en-SG": withTerms({ ...BRITISH, ...LIQUOR_STORES, "payroll taxes": "CPF contributions" }, "postal code", LAWYER),
  "en-AE": withTerms({ ...BRITISH, ...LIQUOR_STORES }, "area", LAWYER),
  "en-CA": CANADIAN,
  "es-MX": MEXICAN,
  "es-PR": PUERTO_RICAN,
  "fr-FR": FRENCH,
};

/** Matches what isn't prose: placeholders, tags, URLs and paths, and keys of front matter. */
const CODE = /\{[^{}]*\}|<[^<>]*>|\]\([^)]*\)|\w+:\/\/\S+|(?<=["'(])\/[\w/?=&#.-]*|^[ \t]*(?:- )?\w+:(?=[ \t]|$)/gmu;

/** Returns whether a locale or regional version has words of its own. */
export function hasRegionalWords(locale: string): boolean {
  return getOwnValue(REGIONAL_WORDS, locale) !== undefined;
}

/** Replaces the words of a text that differ in a regional version. The case of first letters is preserved. */
export function applyRegionalWords(locale: string, text: string): string {
  const replacement = getReplacement(locale);
  if (!replacement) return text;
  const replaceProse = (prose: string): string => {
    const replaced = replaceWords(prose, replacement);
    if (locale === "fr-FR") return addFrenchSpaces(replaced);
    if (locale === "es-MX" || locale === "es-PR") return formatAmericanNumbers(replaced);
    return locale.startsWith("en-") && locale !== "en-CA" ? putDayFirst(replaced) : replaced;
  };
  let result = "";
  let end = 0;
  for (const code of text.matchAll(CODE)) {
    result += replaceProse(text.slice(end, code.index)) + code[0];
    end = code.index + code[0].length;
  }
  return result + replaceProse(text.slice(end));
}

interface Replacement {
  pattern: RegExp;
  /** The replacements by the word in lower case. */
  words: ReadonlyMap<string, string>;
  /** Names. They always begin with a capital letter, but their replacements may not. */
  names: ReadonlySet<string>;
}

const replacements = new Map<string, Replacement>();

function getReplacement(locale: string): Replacement | undefined {
  const words = getOwnValue(REGIONAL_WORDS, locale);
  if (!words || replacements.has(locale)) return replacements.get(locale);
  const byLength = Object.keys(words).sort((a, b) => b.length - a.length);
  const escaped = byLength.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const replacement = {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_])(?:${escaped.join("|")})(?![\\p{L}\\p{N}_])`, "giu"),
    words: new Map(Object.entries(words).map(([word, replacement]) => [word.toLowerCase(), replacement])),
    names: new Set(byLength.filter(startsWithCapital)),
  };
  replacements.set(locale, replacement);
  return replacement;
}

function replaceWords(text: string, { pattern, words, names }: Replacement): string {
  return text.replace(pattern, (found, at: number) => {
    const said = words.get(found.toLowerCase()) ?? found;
    if (isTitle(found)) return said.replace(/(?<=^|[\s&-])\p{Ll}/gu, (letter) => letter.toUpperCase());
    if (!startsWithCapital(found)) return said;
    const isName = names.has(found) && !/(?:^|[.!?:]\s+)$/.test(text.slice(0, at));
    return isName ? said : said.charAt(0).toUpperCase() + said.slice(1);
  });
}

const startsWithCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Returns whether every word begins with a capital letter: "Gas Stations", but not "Gas stations" or "Jewelry". */
const isTitle = (text: string): boolean => /^\p{Lu}\S*(?:[\s&-]+\p{Lu}\S*)+$/u.test(text);
