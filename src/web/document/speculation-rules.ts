import { MOUNTS } from "../site-map/page.ts";

/** Where a page's `Speculation-Rules` header says its rules are. In the page they would weigh on every view. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json";

/**
 * The browser prefetches a page when the pointer rests on its link (Speculation Rules API). Only pages that are the
 * same for everybody: not a buyer's own, none that a query makes private, and no files or calls.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: [
                ...["/api/*", "/desk", "/desk/*", "/feeds/*", "/photos/*", "/build/*"],
                ...[`/${MOUNTS.buyer}/*`, `/*/${MOUNTS.buyer}/*`],
                ...["/*\\?*login=*", "/*\\?*token=*", "/*\\?*locale=*", "/*\\?*redirect=*"],
              ],
            },
          },
          { not: { selector_matches: "[rel~=nofollow], [target], [download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
