import { getPattern, listMenuPages } from "../../site-map.ts";
import { SignOutLink } from "../buyer/sign-out-link.tsx";
import { PageLink } from "../site/page-link.tsx";

/** Links to a buyer's pages. */
export function BuyerLinks() {
  return (
    <ul>
      {listMenuPages("account", "buyer").map((page) => (
        <li key={page.key}>
          <PageLink href={getPattern(page)}>{page.menu.label()}</PageLink>
        </li>
      ))}
      <li>
        <SignOutLink />
      </li>
    </ul>
  );
}
