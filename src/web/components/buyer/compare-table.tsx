import { LISTING_FIELDS, listShownFields } from "#domain/listings/fields/listing-fields.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { m } from "#messages/messages.js";
import { formatField, hasField } from "../../listings/field-values.ts";
import { useFormats } from "../../page-info.ts";
import { getListingHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { PageLink } from "../site/page-link.tsx";

/** Max listings in a comparison; more columns are hard to compare. */
export const MAX_COMPARED = 4;

/** Saved listings side by side. On a phone, the rows are stacked and each value names its listing. */
export function CompareTable({ listings }: { listings: Listing[] }) {
  const site = useSite();
  const formats = useFormats();
  const fields = listShownFields("compared").filter((field) => listings.some((listing) => hasField(listing, field)));
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
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{LISTING_FIELDS[field].label()}</th>
            {listings.map((listing) => (
              <td key={listing.number}>
                <span className="compare-name">{listing.name}</span>
                {formatField(listing, field, formats) ?? <span className="text-ink-soft">{m.not_disclosed()}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
