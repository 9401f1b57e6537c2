import { onUserInfo, readUserInfo } from "../browser/user-info/user-info.ts";
import { ignoreError } from "./dom.ts";

const TOUCHES = ["pointerover", "focusin", "touchstart"] as const;
/** What may happen before an island is interactive, and is repeated then. */
const ACTIONS = ["click", "submit"] as const;

/** An island's place in the page (`document/island.tsx`). It loads its code when the visitor needs it. */
class PageIsland extends HTMLElement {
  #mounted: Promise<void> | null = null;
  #isReady = false;

  connectedCallback(): void {
    if (this.#mounted) return;
    const when = this.getAttribute("when");
    for (const type of ACTIONS) this.addEventListener(type, this.#repeat, { capture: true });
    if (when === "load") return void this.#mount().catch(ignoreError);
    for (const type of TOUCHES)
      this.addEventListener(type, () => void this.#mount().catch(ignoreError), { once: true, passive: true });
    if (when !== "signed-in") return;
    const mountIfSignedIn = (): void => {
      if (readUserInfo()) this.#mount().catch(ignoreError);
    };
    mountIfSignedIn();
    onUserInfo(mountIfSignedIn);
  }

  #mount(): Promise<void> {
    // The page's script has taken over if the code didn't load, and may have changed what the server rendered.
    if (this.#isReady) return Promise.resolve();
    this.#mounted ??= this.#load().catch((error) => {
      // The next touch tries again.
      this.#mounted = null;
      throw error;
    });
    return this.#mounted;
  }

  async #load(): Promise<void> {
    const { mountIsland } = await import("../browser/islands/mount-island.tsx");
    await mountIsland(this);
    this.#isReady = true;
    this.toggleAttribute("ready", true);
    this.#reportTyped();
  }

  /** Repeats a click that came before the island could handle it. */
  #repeat = (event: Event): void => {
    if (this.#isReady || !(event.target instanceof HTMLElement)) return;
    const { target } = event;
    // What works without script doesn't wait: opening details, choosing an option.
    if (event.type === "click" && !target.closest("a, button")) return void this.#mount().catch(ignoreError);
    event.preventDefault();
    event.stopPropagation();
    const repeat = (): void => {
      const repeated = target.isConnected ? target : this.querySelector<HTMLElement>("button, a");
      if (event.type === "submit") (repeated as HTMLFormElement).requestSubmit();
      else repeated?.click();
    };
    // Without its code, the link or the form leads to a page that does the same.
    this.#mount().then(repeat, () => {
      this.#isReady = true;
      repeat();
    });
  };

  /** Dispatches events for what was typed and chosen before hydration. */
  #reportTyped(): void {
    for (const field of this.querySelectorAll("input"))
      if (field.value !== field.defaultValue) field.dispatchEvent(new Event("input", { bubbles: true }));
    for (const field of this.querySelectorAll("select"))
      if (!field.selectedOptions[0]?.defaultSelected) field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

export function defineIslands(): void {
  customElements.define("page-island", PageIsland);
}
