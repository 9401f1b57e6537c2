import type { SavedChange } from "#domain/buyers/saved/saved-changes.ts";
import { m } from "#messages/messages.js";
import type { ListingCard } from "../../listings/listing-cards.ts";
import { useFormats } from "../../page-info.ts";
import { getListingHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { PageForm } from "../forms/page-form.tsx";
import { CardFinancials } from "../listings/listing-card.tsx";
import { PageLink } from "../site/page-link.tsx";

interface SavedCardProps {
  number: number;
  name: string;
  /** Null if the listing is no longer public. */
  card: ListingCard | null;
  /** ISO 8601. */
  saved_at: string;
  changes: SavedChange[];
  /** The page's own path. */
  action: string;
  formId: string;
}

/** A saved listing and its changes since it was saved. */
export function SavedCard({ number, name, card, saved_at, changes, action, formId }: SavedCardProps) {
  const site = useSite();
  const { date } = useFormats();
  // Only the number at the end matters, so a made-up slug works for a listing without a page.
  const post = card?.slug ?? `listing-${number}`;
  return (
    <article className="grid grid-cols-1 gap-x-5 gap-y-3 rounded-sm border border-rule bg-sheet p-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {card?.picture ? (
        <img
          src={card.picture}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          className="aspect-[3/2] w-full rounded-sm border border-rule object-cover max-sm:hidden"
        />
      ) : (
        <span className="max-sm:hidden" />
      )}
      <div className="min-w-0">
        <h2 className="text-[1.4rem]">
          {card ? (
            <PageLink href={getListingHref(site, card)} className="inline-block py-0.5 hover:underline">
              {name}
            </PageLink>
          ) : (
            name
          )}
        </h2>
        <p className="text-ink-soft">
          {card && `${card.location} · `}
          {m.saved_on({ date: date(saved_at) })}
        </p>
        {changes.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {changes.map((change) => (
              <li key={change.kind} className="rounded-sm bg-signal-wash px-2 py-0.5 font-semibold text-signal">
                <ChangeText change={change} />
              </li>
            ))}
          </ul>
        )}
        {card && <CardFinancials listing={card} />}
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          {card && (
            <label className="flex min-h-11 items-center gap-2">
              <input type="checkbox" form={formId} name="compare" value={number} className="size-6 accent-accent" />
              {m.compare()}
              <span className="sr-only">{name}</span>
            </label>
          )}
          <PageForm method="post" action={action} data-unsaves={post}>
            <input type="hidden" name="post" value={post} />
            <button
              type="submit"
              name="intent"
              value="remove"
              className="button button-quiet"
              aria-label={m.remove_named({ name })}
            >
              {m.remove()}
            </button>
          </PageForm>
        </div>
      </div>
    </article>
  );
}

function ChangeText({ change }: { change: SavedChange }) {
  const { money } = useFormats();
  switch (change.kind) {
    case "price_down":
      return m.change_price_down({ from: money(change.from), to: money(change.to) });
    case "price_up":
      return m.change_price_up({ from: money(change.from), to: money(change.to) });
    case "price_disclosed":
      return m.change_price_disclosed({ to: money(change.to) });
    case "price_withheld":
      return m.change_price_withheld();
    case "under_offer":
      return m.change_under_offer();
    case "back_on_market":
      return m.back_on_market();
    case "sold":
      return m.sold();
    case "withdrawn":
      return m.change_withdrawn();
  }
}
