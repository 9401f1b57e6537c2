import { type DialogKind, openDialog } from "../dialogs.ts";

const KEY = "has_account";

/** Remembers that someone has signed in with this browser. It outlasts the session. */
export function rememberAccount(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Storage is unavailable: a visitor who needs to sign in is asked to register first.
  }
}

/** Returns the dialog for a visitor who needs an account: registration, unless someone has signed in here before. */
export function getEntryDialog(): { kind: DialogKind } {
  try {
    return { kind: localStorage.getItem(KEY) === null ? "registration" : "login" };
  } catch {
    return { kind: "login" };
  }
}

/** Opens the dialog for a visitor who needs an account. Resolves to whether they have signed in. */
export const openEntryDialog = (): Promise<boolean> => openDialog(getEntryDialog());
