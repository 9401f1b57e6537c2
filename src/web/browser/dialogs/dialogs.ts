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

interface Query extends OpenDialog {
  answer(isDone: boolean): void;
}

let query: Query | null = null;
const hearers = new Set<() => void>();

/** Opens a dialog from anywhere. Resolves to true when it completes, to false when it is closed. */
export function openDialog(dialog: OpenDialog): Promise<boolean> {
  query?.answer(false);
  return new Promise((answer) => {
    query = { ...dialog, answer };
    notify();
  });
}

/** Closes the open dialog with its result. */
export function closeDialog(isDone: boolean): void {
  const closed = query;
  query = null;
  notify();
  closed?.answer(isDone);
}

/** The open dialog; null on the server. */
export function useOpenDialog(): OpenDialog | null {
  return useSyncExternalStore(
    (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    () => query,
    () => null,
  );
}

function notify(): void {
  for (const hear of hearers) hear();
}
