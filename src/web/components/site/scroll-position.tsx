import { useLayoutEffect } from "react";
import { ScrollRestoration, useLocation, useMatches, useNavigationType } from "react-router";

/**
 * Scrolls a new page to its hash, to the previous position on back, and otherwise to the top. A route whose handle has
 * `keepsScroll` stays at the current position.
 */
export function ScrollPosition() {
  const keepsScrollPosition = useMatches().some(
    ({ handle }) => (handle as { keepsScroll?: boolean } | undefined)?.keepsScroll,
  );
  if (keepsScrollPosition) return null;
  return (
    <>
      <HashScrollMarker />
      <ScrollRestoration />
    </>
  );
}

/**
 * Marks navigation to a hash, which the stylesheet scrolls smoothly. It comes before `ScrollRestoration`, because
 * effects run in that order.
 */
function HashScrollMarker() {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts, including one to the same hash.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-to-hash", hash !== "" && !isBack);
  }, [hash, isBack, key]);
  return null;
}
