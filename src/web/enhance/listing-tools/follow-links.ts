import { isPlainClick, on } from "../dom.ts";
import { followLink } from "../live-search.ts";

/** Shows the results of chips, pages and the map without leaving the page. */
export function startFollowingLinks(): void {
  on("click", "[data-region] a[href]", (element, event) => {
    const form = document.querySelector<HTMLFormElement>("form[data-live][role=search]");
    const { pathname, href } = element as HTMLAnchorElement;
    if (!form || pathname !== location.pathname || !isPlainClick(event)) return;
    event.preventDefault();
    followLink(href, form);
  });
}
