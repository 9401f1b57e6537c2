import { addLocalePrefix } from "#guards/no-page.ts";
import { usePageInfo } from "../../page-info.ts";
import { getPagePath } from "../../site-map.ts";
import type { Rejected } from "../forms/form-frame.tsx";
import { AccountDialog } from "./account-dialog.tsx";

interface LoginDialogProps {
  /** The path of the page below it, without the language prefix. */
  pathname: string;
  /** The page's own query, without the keys that open the dialog. */
  rest: string;
  /** The page to open after signing in. */
  redirect: string | null;
  rejected: Rejected | undefined;
}

/**
 * The sign-in dialog of a page with `login=1` in its URL. The server renders it open, so that it works without script.
 * Its form posts to the home page, the only page whose action signs in.
 */
export function LoginDialog({ pathname, rest, redirect, rejected }: LoginDialogProps) {
  const { prefix } = usePageInfo();
  const action = redirect ? `/?login=1&redirect=${encodeURIComponent(redirect)}` : "/?login=1";
  const next = addLocalePrefix(redirect ?? getPagePath("preferences"), prefix);
  const onClose = (isDone: boolean): void => {
    if (isDone) location.assign(next);
    else history.replaceState(null, "", `${location.pathname}${rest}${location.hash}`);
  };
  return (
    <AccountDialog
      request={{ kind: "login" }}
      pathname={pathname}
      action={action}
      next={next}
      rejected={rejected}
      isServerRendered
      onClose={onClose}
    />
  );
}
