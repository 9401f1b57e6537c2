import { keyValue } from "./query-keys.ts";
import { type Guard, pass, temporaryRedirect } from "./visit.ts";

const PROTECTED = /^\/bizmatch(\/|$)/;

/**
 * Pages that need an account open sign-in on the home page and return afterwards; signed-in visitors are never
 * prompted.
 */
export const auth: Guard = ({ path, query, signed_in }) => {
  if (signed_in && keyValue(query, "login") === "1") return temporaryRedirect("/bizmatch/preferences");
  if (path === "/bizmatch") return temporaryRedirect(`/bizmatch/search${query}`);
  if (signed_in || !PROTECTED.test(path)) return pass;
  return temporaryRedirect(`/?login=1&redirect=${encodeURIComponent(path + query)}`);
};
