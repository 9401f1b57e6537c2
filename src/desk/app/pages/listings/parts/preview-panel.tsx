import { useState } from "react";
import type { DeskListing } from "#domain/listings/editing/desk-listing.ts";
import type { ListingPreview } from "#domain/listings/editing/preview-listing.ts";
import { LISTING_FIELDS } from "#domain/listings/fields/listing-fields.ts";
import { CONFIDENTIAL_COLUMNS } from "#domain/listings/fields/listing-values.ts";
import { m } from "#messages/messages.js";
import { Facts } from "../../../components/show-page.tsx";
import { call } from "../../../data/call.ts";
import { createMoneyFormat } from "../create-money-format.ts";

/**
 * Previews the listing: a link to the public page, and the confidential details that a buyer sees after signing the
 * NDA.
 */
export function PreviewPanel({ listing: { number, currency } }: { listing: DeskListing }) {
  const [confidential, setConfidential] = useState<ListingPreview["confidential"]>(null);
  const show = async () => {
    setConfidential((await call<ListingPreview>(`/listings/${number}/preview?as=buyer`)).confidential);
  };
  const money = createMoneyFormat(currency);
  return (
    <section className="border border-rule bg-sheet p-5" aria-label={m.edit_preview()}>
      <h2 className="text-2xl">{m.edit_preview()}</h2>
      <p className="mt-1 text-ink-soft">{m.edit_preview_lead()}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <a href={`/desk/preview/${number}`} target="_blank" rel="noreferrer" className="button button-quiet">
          {m.edit_preview_visitor()}
        </a>
        <button type="button" className="button button-quiet" onClick={show}>
          {m.edit_preview_buyer()}
        </button>
      </p>
      {confidential && (
        <div className="mt-4">
          <Facts
            rows={[
              ...CONFIDENTIAL_COLUMNS.flatMap((field) =>
                field === "yearly_financials" ? [] : [[LISTING_FIELDS[field].label(), confidential[field]] as const],
              ),
              ...confidential.yearly_financials.map(
                ({ year, revenue, sde }) =>
                  [
                    String(year),
                    m.edit_year_line({
                      revenue: revenue === null ? m.not_disclosed() : money(revenue),
                      sde: sde === null ? m.not_disclosed() : money(sde),
                    }),
                  ] as const,
              ),
            ]}
          />
        </div>
      )}
    </section>
  );
}
