import { MOUNTS } from "#web/site-map/page.ts";

/** A buyer's own pages and their data; also under a locale prefix. */
const PERSONAL = new RegExp(`^(/[a-z]{2}(-[a-z]{2})?)?/${MOUNTS.buyer}([/.]|$)`, "i");

/** Returns whether a path belongs to pages rendered for the signed-in user, which are never cached. */
export function isPersonal(path: string): boolean {
  return PERSONAL.test(path);
}
