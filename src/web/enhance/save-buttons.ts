import { readDeviceSaves } from "../browser/user-info/device-saves.ts";
import { getSavedListings } from "../browser/user-info/saved-listings.ts";
import { clearVisitor, onUserInfo, readUserInfo } from "../browser/user-info/user-info.ts";
import { findAll, ignoreError, on, onContentAdded } from "./dom.ts";

/** Shows which listings are saved, and handles the buttons that save or remove them. */
export function startSaveButtons(): void {
  onContentAdded((root) => {
    for (const link of findAll<HTMLAnchorElement>(".card h3 a", root)) addSaveButton(link);
    showSaved(root);
  });
  onUserInfo(() => showSaved(document));
  on("click", "button[data-save]", (button) => {
    const shouldSave = button.getAttribute("aria-pressed") !== "true";
    showFailure(button, false);
    // Clicks are handled one after the other, so that the last one wins.
    queue = queue.then(() => save(button, shouldSave)).catch(() => showFailure(button, true));
  });
}

/** Adds the save button to the card with this link. */
function addSaveButton(link: HTMLAnchorElement): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "save save-round";
  button.dataset.save = link.pathname.split("/").at(-1);
  button.ariaLabel = (document.body.dataset.save ?? "").replace("{name}", link.textContent);
  link.closest(".card")?.querySelector(".card-save")?.prepend(button);
}

let queue: Promise<void> = Promise.resolve();

function showSaved(root: ParentNode): void {
  const user = readUserInfo();
  const saved = user ? getSavedListings(user) : readDeviceSaves();
  if (saved.length > 0 || document.querySelector("[data-saved-link]"))
    import("./listing-tools/saved-link.ts")
      .then(({ showSavedLink }) => showSavedLink(saved, user !== null))
      .catch(ignoreError);
  for (const button of findAll("button[data-save]", root))
    button.setAttribute("aria-pressed", String(saved.includes(button.dataset.save ?? "")));
}

/** @param needsAccount whether the visitor's session has just ended, so that they sign in again. */
async function save(button: HTMLElement, shouldSave: boolean, needsAccount = false): Promise<void> {
  const post = button.dataset.save ?? "";
  if (!readUserInfo()) {
    const { saveWithoutAccount, openEntryDialog } = await import("./listing-tools/save-without-account.ts");
    if (!needsAccount && saveWithoutAccount(button, shouldSave)) return showSaved(document);
    if (!(await openEntryDialog())) return;
  }
  const { setSaved } = await import("../browser/user-info/set-saved.ts");
  const outcome = await setSaved(post, shouldSave);
  showFailure(button, outcome === "failed");
  if (outcome !== "signed-out") return;
  clearVisitor();
  await save(button, shouldSave, true);
}

function showFailure(button: HTMLElement, hasFailed: boolean): void {
  const shown = button.nextElementSibling;
  if (shown?.matches(".save-status")) shown.remove();
  if (!hasFailed) return;
  const alert = document.createElement("span");
  alert.role = "alert";
  alert.className = "save-status";
  alert.textContent = document.body.dataset.failure ?? "";
  button.after(alert);
}
