import type { Listing } from "#domain/listings/listing-view.ts";
import { m } from "#messages/messages.js";
import type { Formats } from "../../formats.ts";
import { useFormats } from "../../shell.ts";

/** Everything else that is public about a listing, one line each. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const formats = useFormats();
  return (
    <section>
      <h2 className="text-2xl">{m.listing_facts()}</h2>
      <dl className="figures mt-3 divide-y divide-rule border-y border-rule">
        {getFacts(listing, formats).map(([label, value]) => (
          <div key={label} className="grid grid-cols-2 gap-4 py-2 sm:grid-cols-[16rem_1fr]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className={value === m.not_disclosed() ? "text-ink-soft" : ""}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function getFacts(listing: Listing, { money }: Formats): [string, string][] {
  const where: [string, string][] = [
    [m.fact_category(), listing.subcategory ? `${listing.category}, ${listing.subcategory}` : listing.category],
    [m.fact_location(), listing.location],
  ];
  const lender: [string, string] = [m.fact_lender(), yesNo(listing.lender_prequalified)];
  // A franchise still to be opened has no past to tell of.
  if (listing.kind === "franchise") return [...where, lender];
  const amount = (value: number | null): string => (value === null ? m.not_disclosed() : money(value));
  const realEstate = {
    none: m.real_estate_none,
    available: m.real_estate_available,
    included: m.real_estate_included,
  }[listing.real_estate];
  return [
    ...where,
    [m.fact_year(), listing.year_established === null ? m.not_disclosed() : String(listing.year_established)],
    [m.fact_employees(), listing.employees === null ? m.not_disclosed() : String(listing.employees)],
    [m.fact_inventory(), amount(listing.inventory)],
    [m.fact_ffe(), amount(listing.furniture_fixtures_equipment)],
    [m.fact_real_estate(), realEstate()],
    [m.fact_relocatable(), yesNo(listing.relocatable)],
    [m.fact_franchisee(), yesNo(listing.franchisee_operation)],
    lender,
    [m.fact_reason(), listing.reason_for_selling ?? m.not_disclosed()],
  ];
}

function yesNo(value: boolean): string {
  return value ? m.yes() : m.no();
}
