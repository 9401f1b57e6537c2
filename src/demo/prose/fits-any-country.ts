/** Matches text that is specific to the United States: dollars, miles, states, its law and its calendar. */
const AMERICAN =
  /\$|\b(dollars?|states?|count(y|ies)|SBA|miles?|square (foot|feet)|acres?|gallons?|pounds?|feet|foot|inch(es)?|ZIP|Item 19|WIC|EBT|CPA|enrolled agents?|sheriff|Medica(re|id)|federal|FDA|IRS|DMV|VA|OSHA|DOT|EPA|CDL|USDA|HOA|401|highway|interstate|turnpike|high[- ]school|college|Navy|Thanksgiving|Fourth of July|Labor Day|Memorial Day|Little League|Main Street|downtown|Spanish|Portuguese|Vietnamese|French|German|American|cents?|ounces?|yards|quarts?|Fahrenheit|degrees)\b/i;

/** Returns whether a sentence fits a business in any country. */
export function fitsAnyCountry(sentence: string): boolean {
  return !AMERICAN.test(sentence);
}

/** Returns the sentences of a list that fit any country. */
export function selectForAnyCountry(list: readonly string[]): string[] {
  return list.filter(fitsAnyCountry);
}
