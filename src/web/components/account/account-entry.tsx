import { m } from "#messages/messages.js";
import { PageLink } from "../site/page-link.tsx";
import { BuyerLinks } from "./buyer-links.tsx";

/** The ids of the templates that replace the sign-in link for a signed-in buyer (`enhance/account.ts`). */
const MENU = "account-menu";
const LINKS = "account-links";

/** The sign-in link. Its space fits a buyer's name, too, so that nothing shifts. */
export function AccountEntry({ className, isExpanded = false }: { className: string; isExpanded?: boolean }) {
  return (
    <div className={className} data-account={isExpanded ? LINKS : MENU}>
      <PageLink
        href="/?login=1"
        rel="nofollow"
        data-dialog="login"
        className="inline-block py-1.5 font-semibold hover:underline"
      >
        {m.account_sign_in()}
      </PageLink>
    </div>
  );
}

/** A buyer's name and the menu of their pages, for wide screens and for the phone's menu, where it is always open. */
export function AccountTemplates() {
  return (
    <>
      <template id={MENU}>
        <div data-menu className="relative">
          <details>
            <summary className="menu-button py-1.5 font-semibold">
              <span data-name className="truncate" />
            </summary>
            <div className="absolute top-full right-0 z-20 mt-2 w-max min-w-48 rounded-sm border border-rule bg-sheet p-2 shadow-lg">
              <BuyerLinks className="block w-full rounded-sm px-3 py-2 text-left hover:bg-accent-wash hover:underline" />
            </div>
          </details>
        </div>
      </template>
      <template id={LINKS}>
        <p data-name className="pt-2.5 font-semibold" />
        <BuyerLinks className="block py-2 hover:underline" />
      </template>
    </>
  );
}
