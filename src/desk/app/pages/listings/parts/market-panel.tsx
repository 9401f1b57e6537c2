import { Link } from "react-router";
import type { DeskListing } from "#domain/listings/editing/desk-listing.ts";
import type { ListingMarket } from "#domain/listings/editing/show-market.ts";
import { STATUS_LABELS } from "#domain/listings/status-labels.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../../components/format-time.ts";
import { Notice } from "../../../components/notice.tsx";
import { useAttempt } from "../../../components/use-attempt.ts";
import { useDeskQuery } from "../../../components/use-desk-query.ts";
import { call } from "../../../data/call.ts";
import { createMoneyFormat } from "../create-money-format.ts";
import { getFieldLabel } from "./get-field-label.ts";

/** A listing's time on the market and its prices, with a warning if another one looks like the same business. */
export function MarketPanel({ listing: { number, currency, may } }: { listing: DeskListing }) {
  const attempt = useAttempt();
  const { response, reload } = useDeskQuery<ListingMarket>(`/listings/${number}/market`);
  if (!response) return null;
  const dismiss = (other: number, is_dismissed: boolean) =>
    attempt(async () => {
      await call(`/listings/${number}/duplicates/${other}`, "PUT", { is_dismissed });
      await reload();
    });
  const { days_on_market, price_history, duplicates } = response;
  const format = createMoneyFormat(currency);
  return (
    <>
      <Duplicates duplicates={duplicates} onDismiss={may.write ? dismiss : undefined} />
      {days_on_market !== null && (
        <section className="border border-rule bg-sheet p-5" aria-label={m.market_title()}>
          <h2 className="text-2xl">{m.market_title()}</h2>
          <p className="mt-2">{m.listing_days_on_market({ count: days_on_market })}</p>
          {price_history.length > 0 && (
            <>
              <h3 className="mt-4 font-semibold">{m.price_history()}</h3>
              <ol className="mt-2 space-y-1">
                {price_history.toReversed().map(({ at, price }) => (
                  <li key={at} className="flex flex-wrap justify-between gap-3">
                    <span className="text-ink-soft">{formatTime(at)}</span>
                    <span>{price === null ? m.not_disclosed() : format(price)}</span>
                  </li>
                ))}
              </ol>
            </>
          )}
        </section>
      )}
    </>
  );
}

interface DuplicatesProps extends Pick<ListingMarket, "duplicates"> {
  /** Says whether a listing is a different business; absent for those who may not edit this one. */
  onDismiss?: ((other: number, is_dismissed: boolean) => Promise<void>) | undefined;
}

/** The listings that look alike, and below them those that a broker said are different businesses. */
function Duplicates({ duplicates, onDismiss }: DuplicatesProps) {
  const open = duplicates.filter(({ is_dismissed }) => !is_dismissed);
  const dismissed = duplicates.filter(({ is_dismissed }) => is_dismissed);
  return (
    <>
      {open.length > 0 && (
        <Notice title={m.duplicate_title()}>
          <p>{m.duplicate_lead()}</p>
          <DuplicateList duplicates={open} onDismiss={onDismiss} />
        </Notice>
      )}
      {dismissed.length > 0 && (
        <details className="mb-6">
          <summary className="cursor-pointer text-ink-soft">
            {m.duplicate_dismissed({ count: String(dismissed.length) })}
          </summary>
          <DuplicateList duplicates={dismissed} onDismiss={onDismiss} />
        </details>
      )}
    </>
  );
}

/** Another office's listing opens on the site, because the desk doesn't show it. */
function DuplicateList({ duplicates, onDismiss }: DuplicatesProps) {
  return (
    <ul className="mt-2 space-y-2">
      {duplicates.map(({ number, slug, name, status, office, shared, is_readable, is_dismissed }) => (
        <li key={number}>
          {is_readable ? (
            <Link to={`/listings/${number}`} className="link inline-block min-h-6">
              {name || m.edit_no_headline()}
            </Link>
          ) : (
            <a href={`/buy-a-business/listings/${slug}`} className="link inline-block min-h-6">
              {name}
            </a>
          )}
          <br />
          <span className="text-ink-soft">
            {[m.listing_number({ number: String(number) }), STATUS_LABELS[status](), office].join(" · ")}
          </span>
          <br />
          <span className="text-ink-soft">
            {m.duplicate_shared({ fields: shared.map((field) => getFieldLabel(field)).join(", ") })}
          </span>
          {onDismiss && (
            <button
              type="button"
              className="link block min-h-6 cursor-pointer"
              aria-label={`${is_dismissed ? m.duplicate_restore() : m.duplicate_dismiss()}: ${name}`}
              onClick={() => onDismiss(number, !is_dismissed)}
            >
              {is_dismissed ? m.duplicate_restore() : m.duplicate_dismiss()}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
