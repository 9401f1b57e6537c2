import type { Listing } from "#domain/listings/listing-view.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../shell.ts";

/** The four main figures of a listing. */
export function ListingFinancials({ listing }: { listing: Listing }) {
  const { money, percent } = useFormats();
  const formatAmount = (value: number | null): string | null => (value === null ? null : money(value));
  const financials: [label: string, value: string | null][] =
    listing.kind === "franchise"
      ? [
          [m.listing_field_investment_min(), formatAmount(listing.investment_min)],
          [m.listing_field_investment_max(), formatAmount(listing.investment_max)],
          [m.listing_field_franchise_fee(), formatAmount(listing.franchise_fee)],
          [m.listing_field_royalty(), listing.royalty_percent === null ? null : percent(listing.royalty_percent / 100)],
        ]
      : [
          [m.listing_field_price(), formatAmount(listing.price)],
          [m.listing_field_sde(), formatAmount(listing.sellers_discretionary_earnings)],
          [m.listing_field_total_sales(), formatAmount(listing.total_sales)],
          [m.listing_field_down_payment(), formatAmount(listing.down_payment)],
        ];
  return (
    <dl className="numeric grid grid-cols-1 gap-px self-end overflow-hidden rounded-sm border border-rule bg-rule sm:grid-cols-2">
      {financials.map(([label, value]) => (
        <div key={label} className="bg-sheet p-4">
          <dt className="text-ink-soft">{label}</dt>
          {value ? (
            <dd className="mt-1 text-2xl font-semibold">{value}</dd>
          ) : (
            <dd className="mt-1 text-xl text-ink-soft">{m.not_disclosed()}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
