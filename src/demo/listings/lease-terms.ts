import { readNumber } from "../prose/spell-number.ts";
import type { DemoListing } from "./make-listing.ts";

const MONTHLY = /month to month/i;

/** The lease behind the NDA, so that it says no other thing than the public description; `terms` when that is silent. */
export function leaseTermsFor(
  { description, real_estate }: Pick<DemoListing, "description" | "real_estate">,
  terms: string,
  now: number,
): string {
  if (real_estate === "included") return "No lease: the building and land are part of the sale";
  if (real_estate === "available") return "No lease yet: the seller owns the building and will sell it or lease it";
  if (MONTHLY.test(description)) return "Month to month; the landlord is offering a buyer a new lease";
  const years = statedYears(description, now);
  const options = /(one|two) five-year options?/.exec(description)?.[1];
  return [
    terms.split(", ")[0],
    years === null ? terms.split(", ")[1] : `${years} years left`,
    options ? `${options} ${options === "one" ? "option" : "options"}` : terms.split(", ")[2],
  ].join(", ");
}

/** How many years the description gives the lease; null when it gives none. */
function statedYears(description: string, now: number): number | null {
  const end = /lease covers .* runs through (\d{4})/.exec(description)?.[1];
  if (end) return Number(end) - now;
  if (description.includes("A five-year lease was signed last year")) return 4;
  const words = /(?:lease runs another|fixed for another|lease is assignable, with) (\w+) (?=years)/.exec(description);
  return words ? readNumber(words[1] ?? "") : null;
}
