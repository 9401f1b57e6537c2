import { on } from "../dom.ts";

const RESULT = "[data-region=results] article h3 a";

/**
 * Adds the search to the address of a result that is opened, so that its page links to the results around it. Until
 * then, the links are what search engines should index.
 */
export function linkResults(): void {
  for (const type of ["click", "auxclick", "contextmenu"] as const)
    on(type, RESULT, (link) => {
      (link as HTMLAnchorElement).search ||= location.search || "?page=1";
    });
}
