import { getQueryValue } from "./query-keys.ts";
import { type Guard, pass, redirectTemporarily } from "./visit.ts";

const PROTECTED = /^\/bizmatch(\/|$)/;

/**
 * Pages that need an account open sign-in on the home page and return afterwards; signed-in visitors are never
 * prompted.
 */
export const authGuard: Guard = ({ path, query, signed_in }) => {
  if (signed_in && getQueryValue(query, "login") === "1") return redirectTemporarily("/bizmatch/preferences");
  if (path === "/bizmatch") return redirectTemporarily(`/bizmatch/search${query}`);
  if (signed_in || !PROTECTED.test(path)) return pass;
  return redirectTemporarily(`/?login=1&redirect=${encodeURIComponent(path + query)}`);
};
