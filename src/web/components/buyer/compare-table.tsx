import { m } from "#messages/messages.js";
import { type ComparedListing, listComparisonRows } from "../../listings/comparison.ts";
import { useFormats } from "../../page-info.ts";
import { getListingHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { PageLink } from "../site/page-link.tsx";

/**
 * Listings side by side. Rows with different values are marked. On a phone, rows are stacked and each value names its
 * listing.
 */
export function CompareTable({ listings }: { listings: ComparedListing[] }) {
  const site = useSite();
  const rows = listComparisonRows(listings, useFormats());
  return (
    <>
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
          {rows.map(({ label, values, differs }) => (
            <tr key={label} className={differs ? "differs" : undefined}>
              <th scope="row">
                {label}
                {differs && <span className="sr-only"> {m.compare_differs()}</span>}
              </th>
              {listings.map((listing, position) => (
                <td key={listing.number}>
                  <span className="compare-name">{listing.name}</span>
                  {values[position] ?? <span className="text-ink-soft">{m.not_disclosed()}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {listings.length > 1 && <p className="mt-3 text-ink-soft">{m.compare_legend()}</p>}
    </>
  );
}
