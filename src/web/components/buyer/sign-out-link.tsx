import { useNavigate } from "react-router";
import { m } from "#messages/messages.js";
import { signOut } from "../../browser/user-info/session.ts";
import { PageLink } from "../site/page-link.tsx";

/** Signs out at once; without script by the button of a page. */
export function SignOutLink({ className }: { className: string }) {
  const navigate = useNavigate();
  return (
    <PageLink
      href="/bizmatch/sign-out"
      className={className}
      onClick={(event) => {
        event.preventDefault();
        // Away from here first, so that the page does not ask who is there now.
        void Promise.resolve(navigate("/")).then(signOut);
      }}
    >
      {m.account_sign_out()}
    </PageLink>
  );
}
