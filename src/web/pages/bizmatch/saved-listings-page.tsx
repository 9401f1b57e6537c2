import { listSavedListings } from "#domain/buyers/saved/list-saved-listings.ts";
import { removeSavedListing } from "#domain/buyers/saved/remove-saved-listing.ts";
import { saveListing } from "#domain/buyers/saved/save-listing.ts";
import { m } from "#messages/messages.js";
import { BuyerHeading } from "../../components/buyer/buyer-heading.tsx";
import { SaveListingPrompt } from "../../components/buyer/save-listing-prompt.tsx";
import { SavedCard } from "../../components/buyer/saved-card.tsx";
import { PageLink, useLocalizeHref } from "../../components/site/page-link.tsx";
import { useLoaderData } from "../../document/page-data.ts";
import { redirect } from "../../document/responses.ts";
import { toCards } from "../../listings/listing-cards.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { MAX_COMPARED } from "../../site-map/comparison.ts";
import { getPagePath } from "../../site-map.ts";

const PATH = getPagePath("savedListings");
const COMPARE_FORM_ID = "compare";

export const loader = createPageLoader(async ({ context, url: { searchParams } }) => {
  const saved = await listSavedListings(context);
  const add = searchParams.get("add");
  return {
    saved: saved.map(({ listing, saved_at, changes }) => ({
      saved_at,
      changes,
      number: listing.number,
      name: listing.name,
      card: "slug" in listing ? toCards([listing], context.clock())[0]! : null,
    })),
    add: saved.some(({ listing }) => "slug" in listing && listing.slug === add) ? null : add,
  };
});

export const action = createPageAction(async ({ context, form }) => {
  const post = String(form.get("post") ?? "");
  if (form.get("intent") === "save") await saveListing(context, post);
  if (form.get("intent") === "remove") await removeSavedListing(context, post);
  return redirect(PATH, 303);
});

/** A buyer's saved listings with their changes. The chosen ones open in the comparison, which all visitors can use. */
export default function SavedListingsPage() {
  const { saved, add } = useLoaderData<typeof loader>();
  const localizeHref = useLocalizeHref();
  return (
    <BuyerHeading title={m.saved_title()} lead={saved.length > 0 ? m.saved_lead() : m.saved_none()}>
      {add && <SaveListingPrompt post={add} action={PATH} />}
      {saved.length === 0 && (
        <p className="mt-6">
          <PageLink href={getPagePath("search")} className="button">
            {m.see_businesses()}
          </PageLink>
        </p>
      )}
      <ul className="mt-6 space-y-4">
        {saved.map((item) => (
          <li key={item.number}>
            <SavedCard {...item} action={PATH} formId={COMPARE_FORM_ID} />
          </li>
        ))}
      </ul>
      {saved.length > 1 && (
        <form
          id={COMPARE_FORM_ID}
          method="get"
          action={localizeHref(getPagePath("compare"))}
          className="sticky bottom-0 mt-6 flex flex-wrap items-center gap-4 border-t border-rule bg-paper py-3 max-sm:bottom-16"
        >
          <button type="submit" className="button">
            {m.compare_send()}
          </button>
          <p className="text-ink-soft">{m.compare_hint({ max: MAX_COMPARED })}</p>
        </form>
      )}
    </BuyerHeading>
  );
}
