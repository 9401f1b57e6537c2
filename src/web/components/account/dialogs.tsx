import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import { closeDialog, useOpenDialog } from "../../browser/dialogs/dialogs.ts";

const AccountDialog = lazy(() => import("./account-dialog.tsx"));

/** Renders the open dialog, on every page. Its code loads when the first one opens. */
export function Dialogs() {
  const query = useOpenDialog();
  const navigate = useNavigate();
  if (!query) return null;
  const onClose = (isDone: boolean): void => {
    closeDialog(isDone);
    if (isDone && query.redirect) navigate(query.redirect);
  };
  return (
    <Suspense>
      <AccountDialog query={query} onClose={onClose} />
    </Suspense>
  );
}
