import { hideMatch } from "#domain/buyers/matches/hide-match.ts";
import { HIDE_REASONS, type HideReason } from "#domain/buyers/matches/hide-reason.ts";
import { listMatches, MATCH_SORT } from "#domain/buyers/matches/list-matches.ts";
import { showMatchAgain } from "#domain/buyers/matches/show-match-again.ts";
import { saveListing } from "#domain/buyers/saved/save-listing.ts";
import { readListingFilters } from "#domain/search/read-filters.ts";
import { m } from "#messages/messages.js";
import { BuyerHeading } from "../../components/buyer/buyer-heading.tsx";
import { HiddenNotice } from "../../components/buyer/hidden-notice.tsx";
import { MatchCard } from "../../components/buyer/match-card.tsx";
import { MatchFilters } from "../../components/buyer/match-filters.tsx";
import { IgnoredValues } from "../../components/listings/ignored-values.tsx";
import { Pagination } from "../../components/listings/pagination.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { useLoaderData } from "../../document/page-data.ts";
import { redirect } from "../../document/responses.ts";
import { toCards } from "../../listings/listing-cards.ts";
import { getSearchParams } from "../../listings/search-data.ts";
import { useFormats } from "../../page-info.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { buildSearchHref } from "../../search-params.ts";
import { getPagePath } from "../../site-map.ts";

const PATH = getPagePath("matches");

export const loader = createPageLoader(async ({ context, url: { searchParams } }) => {
  const params = new URLSearchParams(searchParams);
  const isByScore = (params.get("sort") || MATCH_SORT) === MATCH_SORT;
  if (isByScore) params.delete("sort");
  params.set("per_page", "12");
  const { filters, ignored } = await readListingFilters(context, params);
  const found = await listMatches(context, { ...filters, sort: isByScore ? MATCH_SORT : filters.sort });
  const cards = toCards(
    found.matches.map(({ listing }) => listing),
    context.clock(),
  );
  const { total, page, pages, facets } = found;
  return {
    matches: found.matches.map(({ score, reasons }, position) => ({ card: cards[position]!, score, reasons })),
    total,
    page,
    pages,
    facets,
    ignored,
    query: getSearchParams(searchParams, ignored).filter(([key]) => key !== "per_page"),
    sort: isByScore ? MATCH_SORT : filters.sort,
    hasPreferences: found.preferences.preferences.length > 0,
    hidden: searchParams.get("hidden"),
  };
});

export const action = createPageAction(async ({ context, url, form }) => {
  const post = String(form.get("post") ?? "");
  const query = new URLSearchParams(url.searchParams);
  query.delete("hidden");
  const intent = form.get("intent");
  if (intent === "save") await saveListing(context, post);
  if (intent === "again") await showMatchAgain(context, post);
  if (intent === "hide") {
    await hideMatch(context, post, { reason: parseReason(form.get("reason")), note: null });
    query.set("hidden", post);
  }
  return redirect(`${PATH}?${query}`, 303);
});

function parseReason(value: unknown): HideReason | null {
  return HIDE_REASONS.find((reason) => reason === value) ?? null;
}

/** The listings that match the buyer's preferences, best first, with the reasons. */
export default function MatchesPage() {
  const {
    matches,
    total,
    page,
    pages,
    facets,
    query: request,
    sort,
    ignored,
    hasPreferences,
    hidden,
  } = useLoaderData<typeof loader>();
  const { number } = useFormats();
  const currentHref = buildSearchHref(PATH, request, page > 1 ? { page: String(page) } : {});
  return (
    <BuyerHeading title={m.buyer_matches()} lead={hasPreferences ? m.matches_lead() : m.matches_no_preferences()}>
      {!hasPreferences && (
        <p className="mt-4">
          <PageLink href={getPagePath("preferences")} className="button">
            {m.matches_set_preferences()}
          </PageLink>
        </p>
      )}
      {hidden && <HiddenNotice post={hidden} action={currentHref} />}
      <MatchFilters path={PATH} query={request} sort={sort} facets={facets} />
      <IgnoredValues ignored={ignored} />
      <h2 className="mt-6 text-2xl" aria-live="polite">
        {m.matches_found({ count: total, shown: number(total) })}
      </h2>
      {total === 0 && <p className="mt-3 max-w-prose">{m.matches_none()}</p>}
      {total > 0 && matches.length === 0 && (
        <p className="mt-3 max-w-prose">
          {m.search_beyond_text()}{" "}
          <PageLink href={buildSearchHref(PATH, request, {})} className="link">
            {m.search_first_page()}
          </PageLink>
        </p>
      )}
      <ul className="mt-5 space-y-6">
        {matches.map(({ card, score, reasons }) => (
          <li key={card.number}>
            <MatchCard listing={card} score={score} reasons={reasons} action={currentHref} />
          </li>
        ))}
      </ul>
      <Pagination path={PATH} query={request} page={page} pages={pages} />
    </BuyerHeading>
  );
}
