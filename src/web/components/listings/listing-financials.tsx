import { LISTING_FIELDS, listShownFields } from "#domain/listings/fields/listing-fields.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { m } from "#messages/messages.js";
import { formatField, hasField } from "../../listings/field-values.ts";
import { useFormats } from "../../page-info.ts";

/** A listing's main figures in a strip, and what they were checked against. */
export function ListingFinancials({ listing }: { listing: Listing }) {
  return (
    <div className="self-end">
      <Figures listing={listing} />
      <FinancialsChecked listing={listing} />
    </div>
  );
}

/** A franchise's price is its investment. */
function Figures({ listing }: { listing: Listing }) {
  const formats = useFormats();
  const fields = listShownFields("figure").filter((field) =>
    listing.kind === "franchise" ? LISTING_FIELDS[field].only === "franchise" : hasField(listing, field),
  );
  return (
    <dl className="numeric grid grid-cols-1 gap-px overflow-hidden rounded-sm border border-rule bg-rule sm:grid-cols-2">
      {fields.map((field) => {
        const value = formatField(listing, field, formats);
        return (
          <div key={field} className="bg-sheet p-4 sm:last:odd:col-span-2">
            <dt className="text-ink-soft">{LISTING_FIELDS[field].label()}</dt>
            {value === null ? (
              <dd className="mt-1 text-xl text-ink-soft">{m.not_disclosed()}</dd>
            ) : (
              <dd className="mt-1 text-2xl font-semibold">{value}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

const CHECKED = {
  tax_returns: m.listing_checked_tax_returns,
  accountant: m.listing_checked_accountant,
  books: m.listing_checked_books,
};

/** What the broker checked a business's earnings and revenue against, or that the listing doesn't say. */
function FinancialsChecked({ listing }: { listing: Listing }) {
  const { kind, financials_checked, sellers_discretionary_earnings, total_sales } = listing;
  if (kind === "franchise" || (sellers_discretionary_earnings === null && total_sales === null)) return null;
  return financials_checked ? (
    <p className="mt-3 font-semibold">{CHECKED[financials_checked]()}</p>
  ) : (
    <p className="mt-3 text-ink-soft">{m.listing_not_checked()}</p>
  );
}
