import { formatClearedLocationCookie, formatLocationCookie } from "../browser/stored-location.ts";

const isSecure = (): boolean => location.protocol === "https:";

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = cookie;
}

export function clearOffice(): void {
  setCookie(formatClearedLocationCookie(isSecure()));
}

/** Stores the office of the current site. An agent's site and the network's home page clear it. */
export function storeOffice(): void {
  const { office, state } = document.querySelector<HTMLElement>("main[data-office]")?.dataset ?? {};
  if (office && state) setCookie(formatLocationCookie({ slug: office, state_slug: state }, isSecure()));
  else if (office === "" || document.querySelector("[data-clears-office]")) clearOffice();
}
