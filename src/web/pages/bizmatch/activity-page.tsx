import { Form, redirect, useLoaderData } from "react-router";
import { listActivity } from "#domain/buyers/list-activity.ts";
import { showMatchAgain } from "#domain/buyers/show-match-again.ts";
import type { BuyerActivityKind } from "#db/tables/buyers.ts";
import { m } from "#messages/messages.js";
import { BuyerHeading } from "../../components/buyer/buyer-heading.tsx";
import { pageAction, pageLoader } from "../../page-loader.ts";
import { useFormats } from "../../shell.ts";

const PATH = "/bizmatch/activity";

export const loader = pageLoader(async ({ context }) => ({ activity: await listActivity(context) }));

export const action = pageAction(async ({ context, form }) => {
  await showMatchAgain(context, String(form.get("post") ?? ""));
  return redirect(PATH, 303);
});

const WORDS: Record<BuyerActivityKind, () => string> = {
  registered: m.activity_registered,
  preferences_changed: m.activity_preferences,
  listing_saved: m.activity_saved,
  listing_removed: m.activity_removed,
  match_hidden: m.activity_hidden,
  enquiry_sent: m.activity_enquiry,
  nda_signed: m.activity_nda,
};

/** What a buyer has signed and done, the latest first. */
export default function ActivityPage() {
  const { activity } = useLoaderData<typeof loader>();
  const { date } = useFormats();
  const signed = activity.filter(({ kind }) => kind === "nda_signed");
  return (
    <BuyerHeading title={m.buyer_activity()} lead={m.activity_lead()}>
      <section className="mt-8">
        <h2 className="text-2xl">{m.ndas_title()}</h2>
        {signed.length === 0 && <p className="mt-2 max-w-prose">{m.ndas_none()}</p>}
      </section>
      <section className="mt-10">
        <h2 className="text-2xl">{m.activity_title()}</h2>
        <ol className="mt-3 divide-y divide-rule border-y border-rule">
          {activity.map(({ id, kind, listing, happened_at, is_hidden }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
              <span className="min-w-0">
                {WORDS[kind]()}
                {listing && (
                  <>
                    {" "}
                    <a href={`/buy-a-business/listings/${listing.slug}`} className="link">
                      {listing.name}
                    </a>
                  </>
                )}
              </span>
              <span className="flex items-center gap-4 text-ink-soft">
                {is_hidden && listing && (
                  <Form method="post" action={PATH} preventScrollReset>
                    <button
                      type="submit"
                      name="post"
                      value={listing.slug}
                      className="link inline-block cursor-pointer py-0.5"
                      aria-label={m.match_again_named({ name: listing.name })}
                    >
                      {m.match_again()}
                    </button>
                  </Form>
                )}
                <time dateTime={happened_at}>{date(happened_at)}</time>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </BuyerHeading>
  );
}
