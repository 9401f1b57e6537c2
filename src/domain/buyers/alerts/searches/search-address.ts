import type { Context } from "#domain/context.ts";
import { parseListingFilters, type SearchScope, toFilterParams } from "#domain/search/listing-filters.ts";
import type { ListingFilters } from "#domain/search/search-filters.ts";
import { splitLanguage } from "#editions/language-prefix.ts";
import { getPagePath, SITE_MAP } from "#web/site-map.ts";
import { selectAgentId, selectOfficeId } from "./saved-search-queries.ts";

/** A search as given by its page's URL. */
export interface ParsedSearch {
  /** The page's path, without a query. */
  path: string;
  /** The filters in a fixed order, without sort and page. */
  query: string;
  filters: ListingFilters;
  scope: SearchScope;
}

const MAX_ADDRESS_LENGTH = 2_000;
const NETWORK = getPagePath("search");
const THROPRO = getPagePath("thropro");

/** Parses the URL of a search page of the network, an office or an agent; null for any other page. */
export async function parseSearchUrl(context: Context, address: string): Promise<ParsedSearch | null> {
  if (address.length > MAX_ADDRESS_LENGTH) return null;
  const { origin } = context.network;
  const url = URL.parse(address, origin);
  if (!url || url.origin !== origin) return null;
  // The language in the path doesn't matter: it is the same search.
  const { path } = splitLanguage(url.pathname, context.network.locales);
  const scope = await getScope(context, path);
  if (!scope) return null;
  const query = toCanonicalQuery(context, url.searchParams);
  return { path, query, filters: parseSavedFilters(context, query), scope };
}

export function parseSavedFilters(context: Context, query: string): ListingFilters {
  return parseListingFilters(new URLSearchParams(query), context).filters;
}

function toCanonicalQuery(context: Context, params: URLSearchParams): string {
  const written = toFilterParams(parseListingFilters(params, context).filters, context.edition);
  for (const key of ["sort", "page", "per_page"]) written.delete(key);
  return written.toString();
}

async function getScope({ db, edition }: Context, path: string): Promise<SearchScope | null> {
  if (path === NETWORK) return {};
  if (path === THROPRO) return { thropro: true };
  const [, agent] = /^\/agents\/([a-z0-9-]+)\/listings$/.exec(path) ?? [];
  if (agent) {
    const agent_id = await selectAgentId(db, agent);
    return agent_id === undefined ? null : { agent_id };
  }
  const [, word, office, page] = /^\/([a-z]+)\/[a-z0-9-]+\/([a-z0-9-]+)(\/.+)$/.exec(path) ?? [];
  const isThropro = page === THROPRO;
  if (!office || word !== edition.locations_segment) return null;
  if (!isThropro && page !== `/${SITE_MAP.search.paths.office}`) return null;
  const office_id = await selectOfficeId(db, office);
  return office_id === undefined ? null : { office_id, ...(isThropro ? { thropro: true } : {}) };
}
