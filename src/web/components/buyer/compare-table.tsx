import type { Listing } from "#domain/listings/listing-view.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../shell.ts";
import { getListingHref } from "../../site.ts";
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
              <PageLink href={getListingHref(site, listing)} className="link">
                {listing.name}
              </PageLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, getValue }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {listings.map((listing) => (
              <td key={listing.number}>
                <span className="compare-name">{listing.name}</span>
                {getValue(listing) ?? <span className="text-ink-soft">{m.not_disclosed()}</span>}
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
  getValue(listing: Listing): string | null;
}

function useRows(): Row[] {
  const { money, number } = useFormats();
  const formatAmount = (value: number | null): string | null => (value === null ? null : money(value));
  const formatCount = (value: number | null): string | null => (value === null ? null : number(value));
  return [
    { label: m.listing_field_price(), getValue: ({ price, investment_min }) => formatAmount(price ?? investment_min) },
    { label: m.listing_field_down_payment(), getValue: ({ down_payment }) => formatAmount(down_payment) },
    { label: m.listing_field_sde(), getValue: (listing) => formatAmount(listing.sellers_discretionary_earnings) },
    { label: m.listing_field_total_sales(), getValue: ({ total_sales }) => formatAmount(total_sales) },
    { label: m.listing_field_location(), getValue: ({ location }) => location },
    { label: m.filter_category(), getValue: ({ category, subcategory }) => subcategory ?? category },
    { label: m.listing_field_employees(), getValue: ({ employees }) => formatCount(employees) },
    {
      label: m.listing_field_year_established(),
      getValue: ({ year_established: year }) => (year === null ? null : String(year)),
    },
    { label: m.listing_field_reason_for_selling(), getValue: ({ reason_for_selling }) => reason_for_selling },
  ];
}
