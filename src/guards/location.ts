import { belowAgent, officePage, officeVersion, renamedOfOffice } from "./moves.ts";
import { keyValue, withoutKeys } from "./query-keys.ts";
import {
  type Guard,
  movedForGood,
  movedForNow,
  type NetworkView,
  type OfficeName,
  type PageVisit,
  pass,
  type Redirect,
} from "./visit.ts";

const KEYS = ["store", "location", "magasin"];

/** Brings a visitor to the office they name, or have chosen before. */
export const location: Guard = (visit, network) => {
  const { path, query, chosen } = visit;
  const named = KEYS.map((key) => keyValue(query, key)).find((value) => value !== null);
  if (named !== undefined) return toNamed(visit, network, network.officeBySlug(named.toLowerCase()));
  const name = renamedOfOffice(path, network.locations_segment);
  if (name) return movedForGood(name + query);
  const version = chosen && officeVersion(path, pathOf(chosen, network));
  if (version) return movedForNow(version + query);
  return path === "/reviews" ? movedForNow(`/${network.locations_segment}${query}`) : pass;
};

/** The key goes in any case. An office nobody knows is no office, also instead of the one chosen before. */
function toNamed({ path, query }: PageVisit, network: NetworkView, office: OfficeName | null): Redirect {
  const rest = withoutKeys(query, KEYS);
  // An agent's pages speak for no office: what is named there is not remembered.
  if (belowAgent(path)) return movedForNow(path + rest);
  const to = office && officePage(path, pathOf(office, network), network.locations_segment);
  return { ...movedForNow((to ?? path) + rest), office };
}

function pathOf({ state_slug, slug }: OfficeName, { locations_segment }: NetworkView): string {
  return `/${locations_segment}/${state_slug}/${slug}`;
}
