/**
 * Moves the focus to the heading of the surrounding section when the focused element disappears, such as a button whose
 * action is done. Otherwise the next Tab would start at the top of the page. Returns a function that stops it.
 */
export function moveLostFocus(): () => void {
  let ancestors: Element[] = [];
  const remember = ({ target }: FocusEvent): void => {
    ancestors = target instanceof Element ? listAncestors(target) : [];
  };
  // A click beside all controls takes the focus away on purpose. Browsers may also report an element that is being removed.
  const clear = ({ target }: FocusEvent): void =>
    queueMicrotask(() => {
      if (target === ancestors[0] && ancestors[0]?.isConnected) ancestors = [];
    });
  const observer = new MutationObserver(() => {
    if (ancestors.length === 0 || ancestors[0]?.isConnected || document.activeElement !== document.body) return;
    const remaining = ancestors.filter(({ isConnected }) => isConnected);
    ancestors = [];
    focusHeading(remaining);
  });
  document.addEventListener("focusin", remember);
  document.addEventListener("focusout", clear);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    document.removeEventListener("focusout", clear);
    observer.disconnect();
  };
}

function listAncestors(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let next: Element | null = element; next; next = next.parentElement) ancestors.push(next);
  return ancestors;
}

/** Focuses the first heading of the innermost of these elements that has one. Headings of a text being edited don't count. */
function focusHeading(elements: readonly Element[]): void {
  for (const element of elements) {
    const headings = [...element.querySelectorAll<HTMLElement>("h1, h2, h3")];
    const heading = headings.find((each) => !each.isContentEditable && each.checkVisibility());
    if (!heading) continue;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return;
  }
}
