import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import { closeDialog, useOpenDialog } from "../../browser/dialogs/dialogs.ts";

const AccountDialog = lazy(() => import("./account-dialog.tsx"));

/** Renders the open dialog, on every page. Its code loads when the first one opens. */
export function Dialogs() {
  const openDialog = useOpenDialog();
  const navigate = useNavigate();
  if (!openDialog) return null;
  const onClose = (isDone: boolean): void => {
    closeDialog(isDone);
    if (isDone && openDialog.redirect) navigate(openDialog.redirect);
  };
  return (
    <Suspense>
      <AccountDialog request={openDialog} onClose={onClose} />
    </Suspense>
  );
}
