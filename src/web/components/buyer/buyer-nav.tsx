import { m } from "#messages/messages.js";
import { usePageAddress } from "../../document/page-data.ts";
import { getPattern, listMenuPages } from "../../site-map.ts";
import { PageLink } from "../site/page-link.tsx";
import { SignOutLink } from "./sign-out-link.tsx";

const LINK =
  "block rounded-sm px-3 py-2 font-medium hover:bg-accent-wash aria-[current]:bg-accent-wash aria-[current]:font-semibold aria-[current]:text-accent-deep forced-colors:aria-[current]:underline";

/** The menu of a buyer's pages: beside the page on a wide screen, above it on a narrow one. */
export function BuyerNav() {
  const { pathname } = usePageAddress();
  const isCurrent = (path: string): boolean => `${pathname}/`.startsWith(`${path}/`);
  return (
    <nav aria-label={m.buyer_nav()} className="no-print max-lg:-mx-3">
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {listMenuPages("account", "buyer").map((page) => (
          <li key={page.key}>
            <PageLink
              href={getPattern(page)}
              aria-current={isCurrent(getPattern(page)) ? "page" : undefined}
              className={LINK}
            >
              {page.menu.label()}
            </PageLink>
          </li>
        ))}
        <li>
          <SignOutLink className={LINK} />
        </li>
      </ul>
    </nav>
  );
}
