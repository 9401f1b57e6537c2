import { lazy, type MouseEvent, Suspense } from "react";
import { m } from "#messages/messages.js";
import { openDialog } from "../../browser/dialogs/dialogs.ts";
import { useUserInfo } from "../../browser/user-info/use-user-info.ts";
import { PageLink } from "../site/page-link.tsx";

const SignedInMenu = lazy(() => import("./signed-in-menu.tsx"));

/** The sign-in link or, for a signed-in buyer, their menu. Its space is reserved before either is known. */
export function AccountEntry({ className, isExpanded = false }: { className: string; isExpanded?: boolean }) {
  const user = useUserInfo();
  return (
    <div className={className}>
      {user ? (
        <Suspense>
          <SignedInMenu name={user.first_name || user.email} isExpanded={isExpanded} />
        </Suspense>
      ) : (
        <PageLink
          href="/?login=1"
          rel="nofollow"
          onClick={openSignIn}
          className="inline-block py-1.5 font-semibold hover:underline"
        >
          {m.account_sign_in()}
        </PageLink>
      )}
    </div>
  );
}

function openSignIn(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void openDialog({ kind: "login" });
}
