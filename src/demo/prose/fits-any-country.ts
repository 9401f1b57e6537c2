/** Matches text that is specific to the United States: dollars, miles, states, its law and its calendar. */
const AMERICAN =
  /\$|\b(dollars?|states?|count(y|ies)|SBA|miles?|square (foot|feet)|acres?|gallons?|pounds?|feet|foot|inch(es)?|ZIP|Item 19|WIC|EBT|CPA|enrolled agents?|sheriff|Medica(re|id)|federal|FDA|IRS|DMV|VA|OSHA|DOT|EPA|CDL|USDA|HOA|401|highway|interstates?|Sunday sales|nonprofits?|package stores?|turnpike|high[- ]school|college|Navy|Thanksgiving|Fourth of July|Labor Day|Memorial Day|Little League|Main Street|downtown|Spanish|Portuguese|Vietnamese|French|German|American|cents?|ounces?|yards|quarts?|Fahrenheit|degrees|tax (refunds?|time)|title (clerk|company)|of record|insurance (plans?|benefits)|deductibles?|citation|kolaches?|police rotation|postal verification|proms?|kindergartens?)\b/i;

/** Matches text about the calendar, which fits only where winter is in December. */
const SEASONAL =
  /\b(January|February|March|April|June|July|August|September|October|November|December|spring|summers?|fall|autumn|winter\w*|snow|frost|freezes?|school year|back-to-school)\b|\bin May\b|\bMay(,| to| through)/i;

/** Returns whether a sentence fits a country without the seasons of North America and Europe. */
export function fitsAnySeason(sentence: string): boolean {
  return !SEASONAL.test(sentence);
}

/** Returns whether a sentence fits a business in any country. */
export function fitsAnyCountry(sentence: string): boolean {
  return !AMERICAN.test(sentence);
}

/** Returns the sentences of a list that fit any country. */
export function selectForAnyCountry(list: readonly string[]): string[] {
  return list.filter(fitsAnyCountry);
}
