import type { Listing } from "#domain/listings/listing-view.ts";
import { m } from "#messages/messages.js";
import type { Formats } from "../../formats.ts";
import { useFormats } from "../../shell.ts";

/** All other public facts about a listing. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const formats = useFormats();
  return (
    <section>
      <h2 className="text-2xl">{m.listing_facts()}</h2>
      <dl className="numeric mt-3 divide-y divide-rule border-y border-rule">
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
  const locationFacts: [string, string][] = [
    [
      m.listing_field_category(),
      listing.subcategory ? `${listing.category}, ${listing.subcategory}` : listing.category,
    ],
    [m.listing_field_location(), listing.location],
  ];
  const lenderFact: [string, string] = [
    m.listing_field_lender_prequalified(),
    formatYesNo(listing.lender_prequalified),
  ];
  // A franchise opportunity is a new unit, so it has no history.
  if (listing.kind === "franchise") return [...locationFacts, lenderFact];
  const formatAmount = (value: number | null): string => (value === null ? m.not_disclosed() : money(value));
  const realEstate = {
    none: m.real_estate_none,
    available: m.real_estate_available,
    included: m.real_estate_included,
  }[listing.real_estate];
  return [
    ...locationFacts,
    [
      m.listing_field_year_established(),
      listing.year_established === null ? m.not_disclosed() : String(listing.year_established),
    ],
    [m.listing_field_employees(), listing.employees === null ? m.not_disclosed() : String(listing.employees)],
    [m.listing_field_inventory(), formatAmount(listing.inventory)],
    [m.listing_field_ffe(), formatAmount(listing.furniture_fixtures_equipment)],
    [m.listing_field_real_estate(), realEstate()],
    [m.listing_field_relocatable(), formatYesNo(listing.relocatable)],
    [m.listing_field_franchisee_operation(), formatYesNo(listing.franchisee_operation)],
    lenderFact,
    [m.listing_field_reason_for_selling(), listing.reason_for_selling ?? m.not_disclosed()],
  ];
}

function formatYesNo(value: boolean): string {
  return value ? m.yes() : m.no();
}
