import { m } from "#messages/messages.js";
import { getPagePath } from "../../site-map.ts";
import { PageLink } from "../site/page-link.tsx";

/** Signs out immediately (`enhance/account.ts`). Without script, it leads to a page with a button. */
export function SignOutLink({ className }: { className?: string }) {
  return (
    <PageLink href={getPagePath("signOut")} rel="nofollow" data-sign-out className={className}>
      {m.sign_out()}
    </PageLink>
  );
}
