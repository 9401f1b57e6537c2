import type { Listing } from "#domain/listings/listing-view.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../shell.ts";
import { listingHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { PageLink } from "../site/page-link.tsx";

/** More columns than this are hard to compare. */
export const MAX_COMPARED = 4;

/** Saved listings side by side. On a phone, the rows are stacked and each value names its listing. */
export function CompareTable({ listings }: { listings: Listing[] }) {
  const site = useSite();
  const rows = useRows();
  return (
    <table className="compare numeric mt-8">
      <caption className="sr-only">{m.compare_caption()}</caption>
      <thead>
        <tr>
          <td />
          {listings.map((listing) => (
            <th key={listing.number} scope="col">
              <PageLink href={listingHref(site, listing)} className="link">
                {listing.name}
              </PageLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {listings.map((listing) => (
              <td key={listing.number}>
                <span className="compare-name">{listing.name}</span>
                {of(listing) ?? <span className="text-ink-soft">{m.not_disclosed()}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Row {
  label: string;
  /** Null if the value is not disclosed. */
  of(listing: Listing): string | null;
}

function useRows(): Row[] {
  const { money, number } = useFormats();
  const amount = (value: number | null): string | null => (value === null ? null : money(value));
  const count = (value: number | null): string | null => (value === null ? null : number(value));
  return [
    { label: m.listing_field_price(), of: ({ price, investment_min }) => amount(price ?? investment_min) },
    { label: m.listing_field_down_payment(), of: ({ down_payment }) => amount(down_payment) },
    { label: m.listing_field_sde(), of: (listing) => amount(listing.sellers_discretionary_earnings) },
    { label: m.listing_field_total_sales(), of: ({ total_sales }) => amount(total_sales) },
    { label: m.listing_field_location(), of: ({ location }) => location },
    { label: m.filter_category(), of: ({ category, subcategory }) => subcategory ?? category },
    { label: m.listing_field_employees(), of: ({ employees }) => count(employees) },
    {
      label: m.listing_field_year_established(),
      of: ({ year_established: year }) => (year === null ? null : String(year)),
    },
    { label: m.listing_field_reason_for_selling(), of: ({ reason_for_selling }) => reason_for_selling },
  ];
}
