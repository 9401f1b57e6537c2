import type { RealEstate } from "#domain/listings/listing.ts";
import { readNumber } from "../prose/spell-number.ts";

/** The lease terms of a business without premises: a franchise to be opened or a business run from a home. */
export const NO_LEASE = "No lease";

const MONTHLY = /month to month/i;

/** The lease terms behind the NDA, consistent with the public description; `terms` if that mentions no lease. */
export function getLeaseTerms(
  { description, real_estate, home_based }: { description: string; real_estate: RealEstate; home_based: boolean },
  terms: string,
  now: number,
): string {
  if (home_based) return NO_LEASE;
  if (real_estate === "included") return "No lease: the building and land are part of the sale";
  if (real_estate === "available") return "No lease yet: the seller owns the building and will sell it or lease it";
  if (MONTHLY.test(description)) return "Month to month; the landlord is offering a buyer a new lease";
  const years = parseLeaseYears(description, now);
  const options = /(one|two) five-year options?/.exec(description)?.[1];
  return [
    terms.split(", ")[0],
    years === null ? terms.split(", ")[1] : `${years} years left`,
    options ? `${options} ${options === "one" ? "option" : "options"}` : terms.split(", ")[2],
  ].join(", ");
}

/** The years left on the lease according to the description; null if it gives none. */
function parseLeaseYears(description: string, now: number): number | null {
  const end = /lease runs through (\d{4})/.exec(description)?.[1];
  if (end) return Number(end) - now;
  if (description.includes("A five-year lease was signed last year")) return 4;
  const words = /(?:lease runs another|fixed for another|lease is assignable, with) (\w+) (?=years)/.exec(description);
  return words ? readNumber(words[1] ?? "") : null;
}
