import { MOUNTS } from "#web/site-map/page.ts";
import { getPagePath } from "#web/site-map.ts";
import { getQueryValue } from "./query-keys.ts";
import { type Guard, pass, redirectTemporarily } from "./visit.ts";

const ROOT = `/${MOUNTS.buyer}`;

/**
 * Pages that need an account open sign-in on the home page and return afterwards; signed-in visitors are never
 * prompted.
 */
export const authGuard: Guard = ({ path, query, signed_in }) => {
  if (signed_in && getQueryValue(query, "login") === "1") return redirectTemporarily(getPagePath("preferences"));
  if (path === ROOT) return redirectTemporarily(getPagePath("matches") + query);
  if (signed_in || !path.startsWith(`${ROOT}/`)) return pass;
  return redirectTemporarily(`/?login=1&redirect=${encodeURIComponent(path + query)}`);
};
