import { MOUNTS } from "../site-map/page.ts";

/** Where a page's `Speculation-Rules` header says its rules are. In the page they would weigh on every view. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json";

/** Pages that are the same for everybody: not a buyer's own, none that a query makes private, and no files or calls. */
const SAME_FOR_EVERYBODY = [
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

/** The likely next page: the listing of a card. */
const CARD_LINK = { selector_matches: "article h3 a" };

/**
 * When the pointer rests on a link, the browser prefetches its page, or renders it in advance if it is a card's
 * (Speculation Rules API). A page rendered in advance does nothing until it is shown (`enhance/main.ts`).
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { and: SAME_FOR_EVERYBODY }, eagerness: "moderate" }],
  prerender: [{ where: { and: [...SAME_FOR_EVERYBODY, CARD_LINK] }, eagerness: "moderate" }],
});
