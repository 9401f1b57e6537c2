import { onUserInfo, readUserInfo } from "../browser/user-info/user-info.ts";
import { ignoreError } from "./dom.ts";

const TOUCHES = ["pointerover", "focusin", "touchstart"] as const;
/** Events that are repeated after hydration if they happen before it. */
const ACTIONS = ["click", "submit"] as const;

/**
 * The element that contains an island (`document/island.tsx`). It loads the island's code when the visitor needs it.
 */
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
    // If the code didn't load, the page's script has taken over and may have changed what the server rendered, so it
    // can't be hydrated anymore.
    if (this.#isReady) return Promise.resolve();
    this.#mounted ??= this.#load().catch((error) => {
      // The next interaction tries again.
      this.#mounted = null;
      throw error;
    });
    return this.#mounted;
  }

  async #load(): Promise<void> {
    const { mountIsland } = await import("../browser/mount-island.tsx");
    const hadFocus = this.contains(document.activeElement);
    await mountIsland(this);
    // The island may have replaced the link that had the focus.
    if (hadFocus && document.activeElement === document.body) this.querySelector<HTMLElement>("button, a")?.focus();
    this.#isReady = true;
    this.toggleAttribute("ready", true);
    this.#reportTyped();
  }

  /** Handles a click or submit before hydration: hydrates, then repeats it. */
  #repeat = (event: Event): void => {
    if (this.#isReady || !(event.target instanceof HTMLElement)) return;
    const { target } = event;
    // Interactions that work without script, such as opening details or choosing an option, don't wait.
    if (event.type === "click" && !target.closest("a, button")) return void this.#mount().catch(ignoreError);
    event.preventDefault();
    event.stopPropagation();
    const repeat = (): void => {
      const repeated = target.isConnected ? target : this.querySelector<HTMLElement>("button, a");
      if (event.type === "submit") (repeated as HTMLFormElement).requestSubmit();
      else repeated?.click();
    };
    // If the code doesn't load, the link or form opens a page with the same function.
    this.#mount().then(repeat, () => {
      this.#isReady = true;
      repeat();
    });
  };

  /** Dispatches events for fields that were filled in before hydration. */
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
