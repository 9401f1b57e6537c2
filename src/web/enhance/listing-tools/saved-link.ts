import { readPageInfo } from "../../browser/page-info.ts";
import { DEVICE_SAVES_PATH } from "../../site-map/device-saves.ts";

/**
 * Shows the number of saved listings beside the main menu, with a link to a buyer's list or else to this browser's. It is
 * the link of the buyer's menu, and appears where nothing has to move.
 */
export function showSavedLink(saved: readonly string[], isBuyer: boolean): void {
  const shown = document.querySelector<HTMLAnchorElement>("[data-saved-link]");
  if (saved.length === 0) {
    shown?.remove();
    return;
  }
  const menu = document.getElementById("account") as HTMLTemplateElement | null;
  const menuLink = menu?.content.querySelector<HTMLAnchorElement>("[href$=saved-listings]");
  if (!menuLink) return;
  // A link that is shown is kept, because it may have the focus.
  const link = shown ?? addSavedLink(menuLink);
  link.href = isBuyer ? menuLink.getAttribute("href")! : getDeviceSavesHref(saved);
  link.querySelector("b")!.textContent = `${saved.length}`;
}

function addSavedLink(menuLink: HTMLAnchorElement): HTMLAnchorElement {
  const link = menuLink.cloneNode(true) as HTMLAnchorElement;
  link.dataset.savedLink = "";
  link.className = "saved-link save";
  link.append(" ", document.createElement("b"));
  document.querySelector("header [data-menu]")?.before(link);
  return link;
}

/** The address of the page with the listings saved in this browser. */
export function getDeviceSavesHref(posts: readonly string[]): string {
  const numbers = posts.map((post) => ["saved", post.split("-").at(-1) ?? ""]);
  return `${readPageInfo().prefix}/${DEVICE_SAVES_PATH}?${new URLSearchParams(numbers)}`;
}
