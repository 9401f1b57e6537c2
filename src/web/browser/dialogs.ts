export type DialogKind = "login" | "registration" | "forgot" | "reset" | "code";

export interface OpenDialog {
  kind: DialogKind;
  /** A path on this site to go to after sign-in; without one the visitor stays on the page. */
  redirect?: string;
  /** The parameters of the emailed link, for choosing a new password. */
  link?: { token: string; email: string };
}

/** Opens a dialog from anywhere. Resolves to true when it completes, to false when it is closed. */
export async function openDialog(dialog: OpenDialog): Promise<boolean> {
  const { showDialog } = await import("./show-dialog.tsx");
  return showDialog(dialog);
}
