import type { ListingValues } from "#domain/listings/fields/listing-fields.ts";
import { m } from "#messages/messages.js";
import { createBadValue, shorten } from "../row-problem.ts";
import { isUndisclosed } from "./amounts.ts";

type Checked = NonNullable<ListingValues["financials_checked"]>;

/** The documents that a cell may name, the strongest evidence first. */
const DOCUMENTS: [Checked, RegExp][] = [
  [
    "tax_returns",
    /\btax(?:es)?(?:\b|_)|\birs\b|\b(?:1120|1065|1040)s?\b|\breturns\b|\bimpuestos?\b|\bfiscal(?:es)?\b|imp[oô]ts?|d[eé]clarations? de revenus|申告書|thuế/iu,
  ],
  [
    "accountant",
    /\bcpas?\b|\baccountants?\b|\baccountant['’]s\b|\b(?:audited|audit|reviewed|compiled|compilation)\b|\bcontable\b|\baudita|\bcomptable\b|audit[eé]|会計士|税理士|kiểm toán/iu,
  ],
  [
    "books",
    /\bbooks?\b|quick\s?books|\bxero\b|\bp\s?(?:&|and|\/)\s?ls?\b|\bprofit (?:and|&) loss\b|\b(?:internal|in-house)\b|\blibros\b|\blivres\b|帳簿|sổ sách/iu,
  ],
];

/** Words of a cell that promises documents or denies them rather than saying that the broker has seen them. */
const UNCHECKED =
  /\b(?:no|not|non|none|never|without|un(?:verified|audited|reviewed)|pending|request|available|will|to be|can be|tbd|sin|sans|pas)\b/iu;

/**
 * Reads what the broker checked a listing's figures against; null for an empty cell and a plain no. A plain yes doesn't
 * say it.
 */
export function readFinancialsChecked(text: string): Checked | null {
  if (isUndisclosed(text) || /^(?:no?|false|unverified|not verified|none)$/i.test(text.trim())) return null;
  const named = UNCHECKED.test(text) ? undefined : DOCUMENTS.find(([, words]) => words.test(text));
  if (!named) throw createBadValue(m.import_not_financials_checked, { text: shorten(text) });
  return named[0];
}
