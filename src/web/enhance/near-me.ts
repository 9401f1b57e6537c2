import { findAll, ignoreError, on, onContentAdded } from "./dom.ts";

/** Opens a page with the visitor's location in its URL. */
export function startNearMe(): void {
  onContentAdded((root) => {
    for (const button of findAll<HTMLButtonElement>("button[data-near-me]", root))
      button.hidden = !("geolocation" in navigator && isSecureContext);
  });
  on("click", "button[data-near-me]", (button) => {
    import("./locate.ts").then(({ locate }) => locate(button as HTMLButtonElement)).catch(ignoreError);
  });
}
