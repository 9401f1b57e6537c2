/**
 * Moves the focus when the focused element disappears, such as a button whose action is done or a link to another page:
 * to the heading of the surrounding section, or of the new page. Otherwise the next Tab would start at the top of the
 * page. A control that was disabled while it worked gets the focus back. Returns a function that stops it.
 */
export function moveLostFocus(): () => void {
  let ancestors: Element[] = [];
  const remember = ({ target }: FocusEvent): void => {
    ancestors = target instanceof Element ? listAncestors(target) : [];
  };
  // A click beside all controls takes the focus away on purpose. Browsers may also report an element that is being
  // removed or disabled.
  const clear = ({ target }: FocusEvent): void =>
    queueMicrotask(() => {
      const [lost] = ancestors;
      if (target === lost && lost?.isConnected && !lost.matches(":disabled")) ancestors = [];
    });
  const observer = new MutationObserver(() => {
    const [lost] = ancestors;
    if (!(lost instanceof HTMLElement) || document.activeElement !== document.body) return;
    if (!lost.isConnected) focusHeading(ancestors.filter(({ isConnected }) => isConnected));
    else if (!lost.matches(":disabled")) lost.focus({ preventScroll: true });
  });
  document.addEventListener("focusin", remember);
  document.addEventListener("focusout", clear);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
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
