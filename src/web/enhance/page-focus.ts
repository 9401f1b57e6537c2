const SCROLL_KEY = "scroll";

/**
 * Moves the focus to the message that confirms a form, unless the visitor has come back to the page. If a form leads
 * back to its own page, restores the scroll position.
 */
export function focusResult(): void {
  markHashLinks();
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const result = document.querySelector<HTMLElement>("[data-takes-focus]");
  const top = takeScrollPosition();
  if (navigation?.type !== "navigate") return;
  if (result) {
    result.focus({ preventScroll: true });
    result.scrollIntoView({ block: "center" });
  } else if (top !== null) scrollTo({ top, behavior: "instant" });
}

/** Stores the scroll position of this page, to be restored if the next page has the same path. */
export function storeScrollPosition(path: string): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify({ path, top: scrollY }));
  } catch {
    // Storage is unavailable: the next page starts at its top.
  }
}

function takeScrollPosition(): number | null {
  try {
    const { path, top } = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? "{}") as { path?: string; top?: number };
    sessionStorage.removeItem(SCROLL_KEY);
    return path === location.pathname && top !== undefined ? top : null;
  } catch {
    return null;
  }
}

/** Marks navigation to a hash, for which the stylesheet scrolls smoothly. */
function markHashLinks(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    document.documentElement.toggleAttribute("data-to-hash", Boolean(link?.hash));
  });
}
