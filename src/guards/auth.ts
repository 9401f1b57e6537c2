import { keyValue } from "./query-keys.ts";
import { type Guard, movedForNow, pass } from "./visit.ts";

const PROTECTED = /^\/bizmatch(\/|$)/;

/** Pages that need an account ask for it at home, and lead back; who has one is never asked. */
export const auth: Guard = ({ path, query, signed_in }) => {
  if (signed_in && keyValue(query, "login") === "1") return movedForNow("/bizmatch/preferences");
  if (path === "/bizmatch") return movedForNow(`/bizmatch/search${query}`);
  if (signed_in || !PROTECTED.test(path)) return pass;
  return movedForNow(`/?login=1&redirect=${encodeURIComponent(path + query)}`);
};
