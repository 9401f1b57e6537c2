import { useLayoutEffect } from "react";
import { ScrollRestoration, useLocation, useMatches, useNavigationType } from "react-router";

/**
 * Where a page is shown from: what its hash names, where the visitor left it when they come back, else its top. A route
 * whose handle says `keepsScroll` is shown from wherever the page before it was.
 */
export function ScrollPosition() {
  const keepsScrollPosition = useMatches().some(
    ({ handle }) => (handle as { keepsScroll?: boolean } | undefined)?.keepsScroll,
  );
  if (keepsScrollPosition) return null;
  return (
    <>
      <WayToHash />
      <ScrollRestoration />
    </>
  );
}

/** Tells the stylesheet when to scroll smoothly. It stands before what scrolls, whose effects run after its own. */
function WayToHash() {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move is judged anew, also one to the same hash.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-to-hash", hash !== "" && !isBack);
  }, [hash, isBack, key]);
  return null;
}
