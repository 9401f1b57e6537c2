/** Handles an event of all elements that match a selector, also of those added later. */
export function on<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element) handle(element, event);
  });
}

/** Returns whether a click opens its link in the page, instead of in a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);
}

export function findAll<Found extends Element = HTMLElement>(selector: string, root: ParentNode = document): Found[] {
  return [...root.querySelectorAll<Found>(selector)];
}

/**
 * Ignores an error in an optional enhancement, such as code that doesn't load because the visitor is leaving the page.
 */
export const ignoreError = (): void => {};

const listeners = new Set<(root: ParentNode) => void>();

/** Runs a function for the page and for every part added to it later (`live-search/refresh.ts`). */
export function onContentAdded(enhance: (root: ParentNode) => void): void {
  listeners.add(enhance);
  enhance(document);
}

/** Runs these functions for a part that was added to the page. */
export function notifyContentAdded(root: ParentNode): void {
  for (const enhance of listeners) enhance(root);
}
