import { useSyncExternalStore } from "react";

export type DialogKind = "login" | "registration" | "forgot" | "reset";

/** A dialog to open. */
export interface OpenDialog {
  kind: DialogKind;
  /** A path on this site to go to after sign-in; without one the visitor stays on the page. */
  redirect?: string;
  /** The parameters of the emailed link, for choosing a new password. */
  link?: { token: string; email: string };
  /** Called after a new password is set; the dialog then switches to sign-in. */
  onReset?(): void;
}

interface PendingDialog extends OpenDialog {
  resolve(isDone: boolean): void;
}

let pending: PendingDialog | null = null;
const listeners = new Set<() => void>();

/** Opens a dialog from anywhere. Resolves to true when it completes, to false when it is closed. */
export function openDialog(dialog: OpenDialog): Promise<boolean> {
  pending?.resolve(false);
  return new Promise((resolve) => {
    pending = { ...dialog, resolve };
    notify();
  });
}

/** Closes the open dialog with its result. */
export function closeDialog(isDone: boolean): void {
  const closed = pending;
  pending = null;
  notify();
  closed?.resolve(isDone);
}

/** The open dialog; null on the server. */
export function useOpenDialog(): OpenDialog | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pending,
    () => null,
  );
}

function notify(): void {
  for (const listener of listeners) listener();
}
