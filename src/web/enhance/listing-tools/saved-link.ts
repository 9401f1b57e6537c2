import { readPageInfo } from "../../browser/page-info.ts";
import { DEVICE_SAVES_PATH } from "../../site-map/device-saves.ts";

/**
 * Shows the number of saved listings beside the main menu, with a link to a buyer's list or else to this browser's. It is
 * the link of the buyer's menu, and appears where nothing has to move.
 */
export function showSavedLink(saved: readonly string[], isBuyer: boolean): void {
  document.querySelector("[data-saved-link]")?.remove();
  const menu = document.getElementById("account") as HTMLTemplateElement | null;
  const link = menu?.content.querySelector<HTMLAnchorElement>("[href$=saved-listings]")?.cloneNode(true);
  if (!(link instanceof HTMLAnchorElement) || saved.length === 0) return;
  if (!isBuyer) link.href = getDeviceSavesHref(saved);
  link.dataset.savedLink = "";
  link.className = "saved-link save";
  const count = document.createElement("b");
  count.textContent = `${saved.length}`;
  link.append(" ", count);
  document.querySelector("header [data-menu]")?.before(link);
}

/** The address of the page with the listings saved in this browser. */
export function getDeviceSavesHref(posts: readonly string[]): string {
  const numbers = posts.map((post) => ["saved", post.split("-").at(-1) ?? ""]);
  return `${readPageInfo().prefix}/${DEVICE_SAVES_PATH}?${new URLSearchParams(numbers)}`;
}
