import type { ListingKind, ListingStatus, RealEstate } from "#domain/listings/listing.ts";
import { toSlug } from "#lib/slug.ts";
import { m } from "#messages/messages.js";
import { createBadValue, shorten } from "../row-problem.ts";
import { isUndisclosed } from "./amounts.ts";

function splitWords(text: string): Set<string> {
  return new Set(text.split(" "));
}

const YES = splitWords("yes y x true t 1 included available ok checked approved prequalified pre-qualified si oui");
const NO = splitWords("no n false f 0 none not-included not-available leased not-approved");

/** Matches a statement that the seller finances part of the price, in a column for yes or no. */
const FINANCED = /^(?:the )?(?:seller|owner) (?:will|can|may|is willing to|willing to) (?:carry|finance|hold)\b/i;

/** Reads a yes/no cell; empty and undisclosed mean no. */
export function readYesNo(text: string): boolean {
  const word = toSlug(text);
  // Answers such as "Yes, with approval" and "No - leased" contain a remark.
  const [, answer] = /^(yes|no)\b\s*[-–—,.;:(]/i.exec(text.trim()) ?? [];
  if (answer) return answer.toLowerCase() === "yes";
  if (FINANCED.test(text.trim())) return true;
  if (YES.has(word) || /^[✓✔☑]$/u.test(text.trim())) return true;
  if (NO.has(word) || isUndisclosed(text)) return false;
  throw createBadValue(m.import_neither_yes_nor_no, { text: shorten(text) });
}

const INCLUDED = splitWords(
  "included include real-estate-included owned-included included-in-price in-price included-in-asking-price owned-and-included freehold real-estate-included-in-asking-price",
);
const AVAILABLE = splitWords(
  "owned-available available-for-purchase can-be-purchased optional-purchase available for-sale available-separately sold-separately for-sale-separately separately optional not-included-available",
);
const NO_PREMISES = splitWords(
  "leased lease rented rental rent not-included home-based homebased virtual leasehold leases leased-space none-leased month-to-month sublease mobile n-a-home-based",
);

/** Reads whether the premises come with the business. A plain "yes" means `yes`, which depends on the column. */
export function readRealEstate(text: string, yes: "included" | "available"): RealEstate {
  const word = toSlug(text);
  if (INCLUDED.has(word)) return "included";
  if (AVAILABLE.has(word)) return "available";
  if (NO_PREMISES.has(word)) return "none";
  // "$680,000 (included in asking price)"
  if (/(?<!not )\bincluded in (?:the )?(?:asking |sale )?price\b/i.test(text)) return "included";
  // "Available separately for $780,000"
  const [, offer] = /^(\p{L}[\p{L} ]*?) (?:for|at) \p{Sc}?\d/iu.exec(text.trim()) ?? [];
  if (offer && AVAILABLE.has(toSlug(offer))) return "available";
  try {
    return readYesNo(text) ? yes : "none";
  } catch {
    throw createBadValue(m.import_not_real_estate, { text: shorten(text) });
  }
}

const STATUS_WORDS: Record<ListingStatus, Set<string>> = {
  draft: splitWords(
    "draft pending-approval new unpublished incomplete coming-soon not-published pre-listing prelisting pre-market prospect prospecting in-preparation pending-review in-review pending-publication valuation in-valuation appraisal evaluation engagement engagement-signed onboarding qualified proposal not-yet-listed preparing",
  ),
  active: splitWords(
    "active for-sale available open live published on-market on-the-market current back-on-market active-listing listed for-sale-active published-live price-reduced reduced new-price new-listing just-listed relisted available-now marketing marketed in-market on-sale engaged accepting-applications accepting-franchisees seeking-franchisees now-franchising",
  ),
  under_offer: splitWords(
    "under-offer under-contract under-loi loi offer-accepted pending pending-sale sale-pending in-escrow escrow contingent under-agreement offer-pending offer-made loi-signed loi-accepted due-diligence in-due-diligence under-contract-due-diligence pending-closing sale-agreed negotiating in-negotiation negotiation closing in-closing closing-scheduled awaiting-closing reserved",
  ),
  sold: splitWords(
    "sold closed sold-closed closed-sold completed settled closed-won won sold-by-us just-sold recently-sold deal-closed",
  ),
  withdrawn: splitWords(
    "withdrawn off-market off-the-market expired cancelled canceled inactive on-hold hold terminated removed closed-lost lost archived deleted paused suspended dead unavailable not-available off temporarily-off-market listing-expired sold-out",
  ),
};

/** Reads a listing's status; null for an empty cell. */
export function readStatus(text: string): ListingStatus | null {
  if (isUndisclosed(text)) return null;
  const word = toSlug(text);
  for (const [status, spellings] of Object.entries(STATUS_WORDS)) {
    if (spellings.has(word)) return status as ListingStatus;
  }
  throw createBadValue(m.import_not_a_status, { text: shorten(text) });
}

const FRANCHISES = splitWords(
  "franchise franchise-opportunity new-franchise franchise-sale franchisor franchise-for-sale franchise-opportunities",
);
const BUSINESSES = splitWords(
  "business business-for-sale existing-business established-business business-opportunity asset-sale stock-sale asset stock businesses-for-sale business-for-sale-listing established-business-for-sale main-street lower-middle-market start-up startup business-with-real-estate business-with-property business-only independent acquisition merger whole-business sale resale franchise-resale",
);

/**
 * Reads whether a listing is a business or a franchise; null for an empty cell. A franchise unit sold by its operator
 * is a business.
 */
export function readKind(text: string): ListingKind | null {
  if (isUndisclosed(text)) return null;
  const word = toSlug(text);
  if (FRANCHISES.has(word)) return "franchise";
  if (BUSINESSES.has(word)) return "business";
  throw createBadValue(m.import_not_a_kind, { text: shorten(text) });
}
