import { NavLink } from "react-router";
import { m } from "#messages/messages.js";
import { getPattern, listMenuPages } from "../../site-map.ts";
import { SignOutLink } from "./sign-out-link.tsx";

const LINK =
  "block rounded-sm px-3 py-2 font-medium hover:bg-accent-wash aria-[current]:bg-accent-wash aria-[current]:font-semibold aria-[current]:text-accent-deep forced-colors:aria-[current]:underline";

/** The menu of a buyer's pages: beside the page on a wide screen, above it on a narrow one. */
export function BuyerNav() {
  return (
    <nav aria-label={m.buyer_nav()} className="no-print max-lg:-mx-3">
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {listMenuPages("account", "buyer").map((page) => (
          <li key={page.key}>
            <NavLink to={getPattern(page)} className={LINK}>
              {page.menu.label()}
            </NavLink>
          </li>
        ))}
        <li>
          <SignOutLink className={LINK} />
        </li>
      </ul>
    </nav>
  );
}
