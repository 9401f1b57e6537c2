import { createContext, lazy, Suspense, use } from "react";
import { useLocation, useNavigate } from "react-router";
import { parseOwnPath } from "#guards/own-path.ts";
import { getPagePath } from "../../site-map.ts";
import type { Rejected } from "../forms/form-frame.tsx";

/** The rejected sign-in form, if it was sent without script. */
export const RejectedLogin = createContext<Rejected | undefined>(undefined);

const AccountDialog = lazy(() => import("./account-dialog.tsx"));

/** Whether the page's URL opens the sign-in dialog. */
export function useLoginQuery(): boolean {
  return new URLSearchParams(useLocation().search).get("login") === "1";
}

/**
 * The sign-in dialog of any page with `login=1` in its URL. The server renders it open, so it also works without
 * script. It then posts to the home page, the only page whose action is the root's.
 */
export function LoginFromQuery() {
  const rejected = use(RejectedLogin);
  const navigate = useNavigate();
  const isOpen = useLoginQuery();
  const { pathname, search, hash } = useLocation();
  if (!isOpen) return null;
  const { redirect, rest } = splitLoginQuery(search);
  const action = redirect ? `/?login=1&redirect=${encodeURIComponent(redirect)}` : "/?login=1";
  const onClose = (isDone: boolean): void => {
    const page = { pathname, search: rest, hash };
    navigate(isDone ? (redirect ?? getPagePath("preferences")) : page, { replace: true, preventScrollReset: !isDone });
  };
  return (
    <Suspense>
      <AccountDialog
        request={{ kind: "login" }}
        action={action}
        rejected={rejected}
        isServerRendered
        onClose={onClose}
      />
    </Suspense>
  );
}

/** Splits a query into the page after sign-in and the page's own query. */
export function splitLoginQuery(search: string): { redirect: string | null; rest: string } {
  const params = new URLSearchParams(search);
  const redirect = parseOwnPath(params.get("redirect"));
  params.delete("login");
  params.delete("redirect");
  return { redirect, rest: params.toString() && `?${params}` };
}
