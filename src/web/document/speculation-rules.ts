import { MOUNTS } from "../site-map/page.ts";

/**
 * The path of the speculation rules, as named in each page's `Speculation-Rules` header. In the page itself, they would
 * be sent with every view.
 */
export const SPECULATION_RULES_PATH = "/speculation-rules.json";

/**
 * Patterns of pages that are the same for everyone: not a buyer's own, not made private by a query, and no files or
 * calls.
 */
const SAME_FOR_EVERYONE = [
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
];

/** The links that visitors are likely to open next: the listings of cards. */
const CARD_LINK = { selector_matches: "article h3 a" };

/**
 * When the pointer rests on a link, the browser prefetches its page. If it is a card's link, the browser also
 * prerenders the page (Speculation Rules API). A prerendered page does nothing until it is shown (`enhance/main.ts`).
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { and: SAME_FOR_EVERYONE }, eagerness: "moderate" }],
  prerender: [{ where: { and: [...SAME_FOR_EVERYONE, CARD_LINK] }, eagerness: "moderate" }],
});
