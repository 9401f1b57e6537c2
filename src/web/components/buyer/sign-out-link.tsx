import { useNavigate } from "react-router";
import { m } from "#messages/messages.js";
import { signOut } from "../../browser/user-info/session.ts";
import { getPagePath } from "../../site-map.ts";
import { PageLink } from "../site/page-link.tsx";

/** Signs out at once. Without script, it leads to a page with a button. */
export function SignOutLink({ className }: { className: string }) {
  const navigate = useNavigate();
  return (
    <PageLink
      href={getPagePath("signOut")}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        // Leaves the page first, because it requires a session and would open the sign-in dialog.
        void Promise.resolve(navigate("/")).then(signOut);
      }}
    >
      {m.account_sign_out()}
    </PageLink>
  );
}
