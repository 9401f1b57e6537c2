import { isPlainClick, on } from "./dom.ts";

/** Saves a search in place; its link leads to a page that asks for confirmation. */
export function startSaveSearch(): void {
  on("click", "a[data-save-search]", (link, event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const status = link.nextElementSibling as HTMLElement;
    const manage = status.nextElementSibling as HTMLElement;
    const show = (message = ""): void => {
      status.textContent = message;
    };
    import("../browser/user-info/save-search.ts")
      .then(({ saveSearchRequest }) => saveSearchRequest(link.dataset.saveSearch ?? ""))
      .then((error) => {
        if (error === null) return;
        show(error || status.dataset.saved);
        link.hidden = error === "";
        manage.hidden = error !== "";
      })
      .catch(() => show(status.dataset.failure));
  });
}
