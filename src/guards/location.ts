import { keyValue, withoutKeys } from "./query-keys.ts";
import { belowAgent, officePage, officeVersion, renamedOfOffice } from "./shared-paths.ts";
import {
  type Guard,
  type NetworkView,
  type OfficeName,
  type PageVisit,
  pass,
  permanentRedirect,
  type Redirect,
  temporaryRedirect,
} from "./visit.ts";

const KEYS = ["store", "location", "magasin"];

/** Redirects a visitor to the office they name or chose before. */
export const location: Guard = (visit, network) => {
  const { path, query, chosen } = visit;
  const named = KEYS.map((key) => keyValue(query, key)).find((value) => value !== null);
  if (named !== undefined) return toNamed(visit, network, network.officeBySlug(named.toLowerCase()));
  const name = renamedOfOffice(path, network.locations_segment);
  if (name) return permanentRedirect(name + query);
  const version = chosen && officeVersion(path, toPath(chosen, network));
  if (version) return temporaryRedirect(version + query);
  return path === "/reviews" ? temporaryRedirect(`/${network.locations_segment}${query}`) : pass;
};

/** Always removes the key. An unknown office clears the one chosen before. */
function toNamed({ path, query }: PageVisit, network: NetworkView, office: OfficeName | null): Redirect {
  const rest = withoutKeys(query, KEYS);
  // An agent's pages belong to no office: an office named there is not remembered.
  if (belowAgent(path)) return temporaryRedirect(path + rest);
  const to = office && officePage(path, toPath(office, network), network.locations_segment);
  return { ...temporaryRedirect((to ?? path) + rest), office };
}

function toPath({ state_slug, slug }: OfficeName, { locations_segment }: NetworkView): string {
  return `/${locations_segment}/${state_slug}/${slug}`;
}
