import { m } from "#messages/messages.js";
import type { ListingCard as Card, CardFigure, CardPlan } from "../../listings/listing-cards.ts";
import { useFormats } from "../../page-info.ts";
import { getListingHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { PageLink } from "../site/page-link.tsx";

/** Days for which a listing counts as new. */
const NEW_DAYS = 14;

/** A listing's card: its picture, place and two main figures. The script adds its buttons (`enhance/`). */
export function ListingCard({ listing, isEager = false }: { listing: Card; isEager?: boolean }) {
  const site = useSite();
  const { daysAgo } = useFormats();
  return (
    <article className="card">
      <div className="card-picture">
        {listing.picture && (
          <img src={listing.picture} alt="" width={480} height={320} loading={isEager ? undefined : "lazy"} />
        )}
        <ListingBadges listing={listing} />
        <div className="card-save" />
      </div>
      <div className="card-text">
        <p className="kicker">{listing.sector}</p>
        <h3>
          <PageLink href={getListingHref(site, listing)}>{listing.name}</PageLink>
        </h3>
        <p>{listing.location}</p>
        <p>{m.card_listed({ when: daysAgo(listing.days_listed) })}</p>
        <CardFinancials listing={listing} />
        {listing.plan && <CardPlanText plan={listing.plan} />}
      </div>
    </article>
  );
}

const FIGURE_LABELS: Readonly<Record<CardFigure[0], () => string>> = {
  price: m.listing_field_price,
  sellers_discretionary_earnings: m.stat_cash_flow,
  investment_min: m.listing_field_investment_min,
  cash_required: m.listing_field_cash_required,
  franchise_fee: m.listing_field_franchise_fee,
};

export function CardFinancials({ listing }: { listing: Card }) {
  const { money, decimal } = useFormats();
  return (
    <dl className="numeric card-figures">
      {listing.financials.map(([field, value]) => (
        <div key={field}>
          <dt>{FIGURE_LABELS[field]()}</dt>
          {value === null ? (
            <dd className="undisclosed">{m.not_disclosed()}</dd>
          ) : (
            <dd>
              {`${money(value)} `}
              {field === "price" && listing.multiple !== null && (
                <i>{m.card_times({ multiple: decimal(listing.multiple) })}</i>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Says what is left after debt service, and how the price is paid. */
function CardPlanText({ plan }: { plan: CardPlan }) {
  const { money } = useFormats();
  return (
    <p className="numeric text-sm">
      <b>{m.card_plan_left({ amount: money(plan.after_debt) })}</b>{" "}
      {m.card_plan_parts({
        down: money(plan.down_payment),
        loan: money(plan.loan),
        note: money(plan.seller_note),
      })}
    </p>
  );
}

/** The badges on a card's picture: new, a franchise, under contract, a reduced price. */
function ListingBadges({ listing }: { listing: Card }) {
  const labels = [
    listing.status === "under_offer" && m.badge_under_offer(),
    listing.days_listed <= NEW_DAYS && m.badge_new(),
    listing.kind === "franchise" && m.badge_franchise(),
    listing.is_reduced && m.badge_price_reduced(),
    listing.is_prequalified && m.filter_lender_prequalified(),
  ].filter((label) => label !== false);
  if (labels.length === 0) return null;
  return (
    <p className="card-badges">
      {labels.map((label) => (
        <b key={label}>{label}</b>
      ))}
    </p>
  );
}

interface ListingGridProps {
  listings: Card[];
  /** For three cards that must stay in one row. */
  isSingleRow?: boolean;
  /** Whether the grid is at the top of the page. Its first pictures then load eagerly, all others lazily. */
  isAtTop?: boolean;
}

export function ListingGrid({ listings, isSingleRow = false, isAtTop = false }: ListingGridProps) {
  return (
    <ul className={`grid grid-cols-1 gap-6 ${isSingleRow ? "md:grid-cols-3" : "sm:grid-cols-2 xl:grid-cols-3"}`}>
      {listings.map((listing, position) => (
        <li key={listing.number}>
          <ListingCard listing={listing} isEager={isAtTop && position < 3} />
        </li>
      ))}
    </ul>
  );
}
