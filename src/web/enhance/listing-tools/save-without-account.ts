import { m } from "#messages/messages.js";
import { readPageInfo } from "../../browser/page-info.ts";
import { getEntryDialog } from "../../browser/user-info/known-account.ts";
import { saveOnDevice } from "../../browser/user-info/save-on-device.ts";

export { openEntryDialog } from "../../browser/user-info/known-account.ts";

/** Saves a listing in this browser or removes it. Returns false if that needs an account. */
export function saveWithoutAccount(button: HTMLElement, isSaved: boolean): boolean {
  if (!saveOnDevice(button.dataset.save ?? "", isSaved)) return false;
  showDeviceNote(button, isSaved);
  return true;
}

let note: HTMLElement | undefined;

/** Says below a save button that the listing is saved in this browser only, and offers an account. */
function showDeviceNote(button: HTMLElement, isSaved: boolean): void {
  note?.remove();
  if (!isSaved) return;
  note = document.createElement("p");
  note.role = "status";
  note.className = "device-note";
  const card = button.closest("article")?.querySelector(".card-text");
  if (card) card.append(note);
  else button.parentElement?.after(note);
  const link = Object.assign(document.createElement("a"), {
    className: "link",
    href: `${readPageInfo().prefix}/?login=1`,
  });
  const { kind } = getEntryDialog();
  link.dataset.dialog = kind;
  link.textContent = kind === "login" ? m.sign_in() : m.device_note_register();
  note.append(m.device_note(), " ", link);
}
