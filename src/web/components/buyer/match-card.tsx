import { HIDE_REASONS, type HideReason } from "#domain/buyers/matches/hide-reason.ts";
import { m } from "#messages/messages.js";
import type { ListingCard } from "../../listings/listing-cards.ts";
import { getListingHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { PageForm } from "../forms/page-form.tsx";
import { CardFinancials } from "../listings/listing-card.tsx";
import { SaveButton } from "../listings/save-button.tsx";
import { PageLink, useLocalizeHref } from "../site/page-link.tsx";

interface MatchCardProps {
  listing: ListingCard;
  /** 0 to 100. */
  score: number;
  reasons: string[];
  /** The page's own URL, including its filters. */
  action: string;
}

/** A match with its score, the reasons for it, and buttons to save or hide it. */
export function MatchCard({ listing, score, reasons, action }: MatchCardProps) {
  const localizeHref = useLocalizeHref();
  const site = useSite();
  return (
    <article className="grid grid-cols-1 overflow-hidden rounded-sm border border-rule bg-sheet md:grid-cols-[14rem_minmax(0,1fr)]">
      {listing.picture && (
        <img
          src={listing.picture}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          className="aspect-[3/2] w-full object-cover max-md:max-h-44 md:h-full md:aspect-auto"
        />
      )}
      <div className="p-4 md:p-5">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="kicker">{listing.sector}</p>
            <h3 className="mt-1 text-[1.4rem]">
              <PageLink href={getListingHref(site, listing)} className="inline-block py-0.5 hover:underline">
                {listing.name}
              </PageLink>
            </h3>
            <p className="mt-1 text-ink-soft">{listing.location}</p>
          </div>
          <Score score={score} />
        </div>
        <CardFinancials listing={listing} />
        <ul className="mt-4 space-y-1">
          {reasons.map((reason) => (
            <li key={reason} className="flex gap-2">
              <svg viewBox="0 0 12 12" className="mt-1.5 size-3 shrink-0" aria-hidden="true">
                <path d="M1 6l4 4 6-8" className="fill-none stroke-accent" strokeWidth="2" />
              </svg>
              {reason}
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-start gap-3">
          <SaveButton post={listing.slug} name={listing.name} />
          <noscript>
            <form method="post" action={localizeHref(action)}>
              <input type="hidden" name="post" value={listing.slug} />
              <button type="submit" name="intent" value="save" className="button button-quiet">
                {m.listing_save()}
              </button>
            </form>
          </noscript>
          <HideMatch listing={listing} action={action} />
        </div>
      </div>
    </article>
  );
}

function Score({ score }: { score: number }) {
  return (
    <p className="numeric shrink-0 text-center">
      <span className="block font-display text-3xl leading-none text-accent">{score}</span>
      <span className="text-sm text-ink-soft">{m.match_score_of()}</span>
    </p>
  );
}

const REASONS: Record<HideReason, () => string> = {
  place: m.hide_place,
  trade: m.hide_trade,
  price: m.hide_price,
  earnings: m.hide_earnings,
  seen: m.hide_seen,
  other: m.hide_other,
};

/** Hides the match and asks why, so that later matches are better. */
function HideMatch({ listing, action }: Pick<MatchCardProps, "listing" | "action">) {
  return (
    <details data-closes-on-escape className="min-w-0 open:w-full">
      <summary
        className="button button-quiet marker:content-none"
        aria-label={m.match_hide_named({ name: listing.name })}
      >
        {m.match_hide()}
      </summary>
      <PageForm method="post" action={action} className="mt-3 rounded-sm bg-wash p-4">
        <input type="hidden" name="post" value={listing.slug} />
        <fieldset>
          <legend className="font-semibold">{m.match_hide_why()}</legend>
          <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
            {HIDE_REASONS.map((reason) => (
              <label key={reason} className="flex min-h-9 items-center gap-2">
                <input type="radio" name="reason" value={reason} className="size-6 shrink-0 accent-accent" />
                {REASONS[reason]()}
              </label>
            ))}
          </div>
        </fieldset>
        <button type="submit" name="intent" value="hide" className="button mt-3">
          {m.match_hide_send()}
        </button>
      </PageForm>
    </details>
  );
}
