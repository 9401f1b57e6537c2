import type { BuyerActivityKind } from "#db/tables/buyers.ts";
import { listActivity } from "#domain/buyers/activity/list-activity.ts";
import { listHidden } from "#domain/buyers/matches/list-hidden.ts";
import { showMatchAgain } from "#domain/buyers/matches/show-match-again.ts";
import { listPurchases } from "#domain/deals/purchases/list-purchases.ts";
import { listNdas } from "#domain/ndas/list-ndas.ts";
import { m } from "#messages/messages.js";
import { BuyerHeading } from "../../components/buyer/buyer-heading.tsx";
import { PurchaseList } from "../../components/buyer/purchase-list.tsx";
import { PageForm } from "../../components/forms/page-form.tsx";
import { Pagination } from "../../components/listings/pagination.tsx";
import { NdaList } from "../../components/ndas/nda-list.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { parsePageNumber } from "../../content/parse-page-number.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { redirect } from "../../document/responses.ts";
import { useFormats } from "../../page-info.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

const PATH = getPagePath("activity");

export const loader = createPageLoader(async ({ context, url }) => {
  const [{ activities, page, pages }, hidden, ndas, purchases] = await Promise.all([
    listActivity(context, parsePageNumber(url)),
    listHidden(context),
    listNdas(context),
    listPurchases(context),
  ]);
  const isHidden = new Set(hidden.map(({ listing }) => listing.number));
  return {
    activities: activities.map((activity) => ({ ...activity, isHidden: isHidden.has(activity.listing?.number ?? 0) })),
    ndas,
    purchases,
    page,
    pages,
  };
});

export const action = createPageAction(async ({ context, form }) => {
  await showMatchAgain(context, String(form.get("post") ?? ""));
  return redirect(PATH, 303);
});

const LABELS: Record<BuyerActivityKind, () => string> = {
  registered: m.activity_registered,
  preferences_changed: m.activity_preferences,
  listing_saved: m.activity_saved,
  listing_removed: m.activity_removed,
  match_hidden: m.activity_hidden,
  enquiry_sent: m.activity_inquiry,
  nda_signed: m.activity_nda,
};

/** A buyer's purchases in progress, signed NDAs and activity. */
export default function ActivityPage() {
  const { activities, ndas, purchases, page, pages } = useLoaderData<typeof loader>();
  const { date } = useFormats();
  return (
    <BuyerHeading title={m.buyer_activity()} lead={m.activity_lead()}>
      {purchases.length > 0 && (
        <section className="mt-8">
          <h2 className="text-2xl">{m.purchases_title()}</h2>
          <PurchaseList purchases={purchases} />
        </section>
      )}
      <section className="mt-8">
        <h2 className="text-2xl">{m.ndas_title()}</h2>
        {ndas.length === 0 ? <p className="mt-2 max-w-prose">{m.ndas_none()}</p> : <NdaList ndas={ndas} />}
      </section>
      <section className="mt-10">
        <h2 className="text-2xl">{m.activity_title()}</h2>
        {activities.length === 0 && page > 1 && (
          <p className="mt-3 max-w-prose">
            {m.search_beyond_text()}{" "}
            <PageLink href={PATH} className="link">
              {m.search_first_page()}
            </PageLink>
          </p>
        )}
        <ol className="mt-3 divide-y divide-rule border-y border-rule">
          {activities.map(({ kind, listing, at, isHidden }) => (
            <li key={`${kind} ${at}`} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
              <span className="min-w-0">
                {LABELS[kind]()}
                {listing && (
                  <>
                    {" "}
                    {listing.slug ? (
                      <PageLink href={getPagePath("listing", listing.slug)} className="link">
                        {listing.name}
                      </PageLink>
                    ) : (
                      listing.name
                    )}
                  </>
                )}
              </span>
              <span className="flex items-center gap-4 text-ink-soft">
                {isHidden && kind === "match_hidden" && listing?.slug && (
                  <PageForm method="post" action={PATH}>
                    <button
                      type="submit"
                      name="post"
                      value={listing.slug}
                      className="link inline-block cursor-pointer py-0.5"
                      aria-label={m.match_unhide_named({ name: listing.name })}
                    >
                      {m.match_unhide()}
                    </button>
                  </PageForm>
                )}
                <time dateTime={at}>{date(at)}</time>
              </span>
            </li>
          ))}
        </ol>
        <Pagination path={PATH} query={[]} page={page} pages={pages} />
      </section>
    </BuyerHeading>
  );
}
