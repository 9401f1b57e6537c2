import { m } from "#messages/messages.js";
import { PageLink } from "../site/page-link.tsx";
import { BuyerLinks } from "./buyer-links.tsx";

/** The sign-in link. It is as wide as a buyer's name may be, so that the layout doesn't shift. */
export function AccountEntry({ className, isExpanded = false }: { className: string; isExpanded?: boolean }) {
  return (
    <div className={className} data-account={isExpanded ? "list" : "menu"}>
      <PageLink
        href="/?login=1"
        rel="nofollow"
        data-dialog="login"
        className="inline-block py-1.5 font-semibold hover:underline"
      >
        {m.sign_in()}
      </PageLink>
    </div>
  );
}

/**
 * The menu with a buyer's name and pages. `enhance/account.ts` replaces the sign-in link with it for signed-in buyers.
 * On a phone, it adds only the list to the main menu, where it is always open.
 */
export function AccountTemplate() {
  return (
    <template id="account">
      <div data-menu className="relative">
        <details>
          <summary className="menu-button py-1.5 font-semibold">
            <span className="truncate" />
          </summary>
          <div className="account-list absolute top-full right-0 z-20 mt-2 w-max min-w-48 rounded-sm border border-rule bg-sheet p-2 shadow-lg">
            <BuyerLinks />
          </div>
        </details>
      </div>
    </template>
  );
}
