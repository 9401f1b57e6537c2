import { on } from "../dom.ts";

const RESULT = "[data-region=results] article h3 a";

/**
 * Adds the search to the address of a result that is opened, so that its page links to the results around it. Until
 * then, the links are what search engines should index.
 */
export function linkResults(): void {
  // What comes before every way to open a link: a click, a context menu, or the Enter key.
  for (const type of ["pointerdown", "focusin"] as const)
    on(type, RESULT, (link) => {
      (link as HTMLAnchorElement).search ||= location.search || "?page=1";
    });
}
