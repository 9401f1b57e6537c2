import { listPages } from "#web/site-map.ts";
import { getQueryValue, removeQueryKeys } from "./query-keys.ts";
import { getOfficePage, getOfficeVersion, getRenamedOfficePath, parseAgentPath } from "./shared-paths.ts";
import {
  type Guard,
  type NetworkView,
  type OfficeName,
  type PageVisit,
  pass,
  type Redirect,
  redirectPermanently,
  redirectTemporarily,
} from "./visit.ts";

/** Pages that exist only for an office. */
const NEED_OFFICE = listPages("office").flatMap(({ needsOffice, path }) => (needsOffice ? [`/${path}`] : []));

const KEYS = ["store", "location", "magasin"];

/** Redirects a visitor to the office they name or chose before. */
export const locationGuard: Guard = (visit, network) => {
  const { path, query, chosen } = visit;
  const named = KEYS.map((key) => getQueryValue(query, key)).find((value) => value !== null);
  if (named !== undefined) return redirectToNamedOffice(visit, network, network.findOffice(named.toLowerCase()));
  const name = getRenamedOfficePath(path, network.locations_segment);
  if (name) return redirectPermanently(name + query);
  const version = chosen && getOfficeVersion(path, toPath(chosen, network));
  if (version) return redirectTemporarily(version + query);
  return NEED_OFFICE.includes(path) ? redirectTemporarily(`/${network.locations_segment}${query}`) : pass;
};

/** The key is always removed from the URL. An unknown office also clears the office chosen before. */
function redirectToNamedOffice({ path, query }: PageVisit, network: NetworkView, office: OfficeName | null): Redirect {
  const rest = removeQueryKeys(query, KEYS);
  // An agent's pages don't depend on an office, so an office named there is not stored.
  if (parseAgentPath(path)) return redirectTemporarily(path + rest);
  const to = office && getOfficePage(path, toPath(office, network), network.locations_segment);
  return { ...redirectTemporarily((to ?? path) + rest), office };
}

function toPath({ state_slug, slug }: OfficeName, { locations_segment }: NetworkView): string {
  return `/${locations_segment}/${state_slug}/${slug}`;
}
