import { createContext, lazy, Suspense, use } from "react";
import { useNavigate } from "react-router";
import type { Refused } from "../forms/form-frame.tsx";

/** How the sign-in form came back, where it was sent without script. */
export const LoginProblem = createContext<Refused | undefined>(undefined);

const AccountDialog = lazy(() => import("./account-dialog.tsx"));

/** The sign-in dialog as the server sends it, open: a form like any other where there is no script. */
export function LoginAtHome({ redirect }: { redirect: string | null }) {
  const rejected = use(LoginProblem);
  const navigate = useNavigate();
  const action = redirect ? `/?login=1&redirect=${encodeURIComponent(redirect)}` : "/?login=1";
  const onClose = (isDone: boolean): void => {
    navigate(isDone ? (redirect ?? "/bizmatch/preferences") : "/", { replace: true });
  };
  return (
    <Suspense>
      <AccountDialog asked={{ kind: "login" }} action={action} refused={rejected} isRendered onClose={onClose} />
    </Suspense>
  );
}
