import { m } from "#messages/messages.js";
import type { SearchData } from "../../listings/search-data.ts";
import { useFormats } from "../../page-info.ts";
import { buildSearchHref, getValues } from "../../search-params.ts";
import { getListingsHref, NETWORK } from "../../site.ts";
import { PageLink } from "../site/page-link.tsx";
import { getRelaxationLabel } from "./filter-labels.ts";

/** The maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;

/** All listings of the network, for a page that has none at all. */
const ALL_LISTINGS_HREF = getListingsHref(NETWORK);

/** Shown for a search without results or a page past the last one, with links to searches that have results. */
export function NoResults({ path, found }: { path: string; found: SearchData }) {
  const formats = useFormats();
  const { query, relaxations } = found;
  const isPastEnd = found.total > 0;
  const { title, text } = getTexts(found);
  return (
    <div className="rounded-sm border border-rule bg-sheet p-8">
      <p className="font-display text-2xl">{title}</p>
      <p className="mt-2 text-ink-soft">{text}</p>
      {relaxations.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-3">
          {relaxations.slice(0, MAX_SUGGESTIONS).map(({ key, count }) => (
            <li key={key}>
              <PageLink
                href={buildSearchHref(path, query, key === "near" ? { near: null, radius: null } : { [key]: null })}
                className="button button-quiet"
              >
                {m.relax_with_count({
                  what: getRelaxationLabel(key, formats.either(getValues(query, key)), found, formats),
                  count: formats.number(count),
                })}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-5">
        <PageLink
          href={isPastEnd ? buildSearchHref(path, query, { page: null }) : query.length > 0 ? path : ALL_LISTINGS_HREF}
          className="button"
        >
          {isPastEnd ? m.search_first_page() : m.search_show_all()}
        </PageLink>
      </p>
    </div>
  );
}

function getTexts({ total, query, relaxations }: SearchData): { title: string; text: string } {
  if (total > 0) return { title: m.search_beyond_title(), text: m.search_beyond_text() };
  if (query.length === 0) return { title: m.search_empty_title(), text: m.search_empty_text() };
  return {
    title: m.search_nothing_title(),
    text: relaxations.length > 0 ? m.search_relax() : m.search_nothing_text(),
  };
}
