import { openDialog } from "../browser/dialogs.ts";
import { getSavedListings } from "../browser/user-info/saved-listings.ts";
import { clearVisitor, onUserInfo, readUserInfo } from "../browser/user-info/user-info.ts";
import { findAll, on, onContentAdded } from "./dom.ts";

/** Shows which listings are saved, and handles the buttons that save or remove them. */
export function startSaveButtons(): void {
  onContentAdded((root) => {
    for (const button of findAll('button[data-save=""]', root)) describeCardButton(button);
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

/** Adds to a card's button the `{post}` of its listing and a label with its name. */
function describeCardButton(button: HTMLElement): void {
  const link = button.closest("article")?.querySelector<HTMLAnchorElement>("h3 a");
  if (!link) return;
  button.dataset.save = link.pathname.split("/").at(-1);
  button.ariaLabel = (document.body.dataset.save ?? "").replace("{name}", link.textContent);
}

let queue: Promise<void> = Promise.resolve();

function showSaved(root: ParentNode): void {
  const saved = getSavedListings(readUserInfo());
  for (const button of findAll("button[data-save]", root))
    button.setAttribute("aria-pressed", String(saved.includes(button.dataset.save ?? "")));
}

async function save(button: HTMLElement, shouldSave: boolean): Promise<void> {
  if (!readUserInfo() && !(await openDialog({ kind: "login" }))) return;
  const { setSaved } = await import("../browser/user-info/set-saved.ts");
  const outcome = await setSaved(button.dataset.save ?? "", shouldSave);
  showFailure(button, outcome === "failed");
  if (outcome !== "signed-out") return;
  clearVisitor();
  await save(button, shouldSave);
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
