import { useSyncExternalStore } from "react";

export type DialogKind = "login" | "registration" | "forgot" | "reset";

/** A dialog that is to be open. */
export interface OpenDialog {
  kind: DialogKind;
  /** A path of this site where who has signed in goes on; without one they stay where they are. */
  redirect?: string;
  /** What a mailed link carries, for choosing a new password. */
  link?: { token: string; email: string };
  /** Hears that a new password was chosen; the dialog then goes on to sign in with it. */
  onReset?(): void;
}

interface Query extends OpenDialog {
  answer(isDone: boolean): void;
}

let query: Query | null = null;
const hearers = new Set<() => void>();

/** Opens a dialog from anywhere; true once it has done what it is for, false where it was closed instead. */
export function openDialog(dialog: OpenDialog): Promise<boolean> {
  query?.answer(false);
  return new Promise((answer) => {
    query = { ...dialog, answer };
    notify();
  });
}

/** Closes the dialog that is open, with its result. */
export function closeDialog(isDone: boolean): void {
  const closed = query;
  query = null;
  notify();
  closed?.answer(isDone);
}

/** The dialog that is to be open; none on the server. */
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
