import { m } from "#messages/messages.js";
import type { MenuEntry } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { AccountEntry } from "../account/account-entry.tsx";
import { SitePhoneLink } from "../people/phone-link.tsx";
import { PageLink } from "./page-link.tsx";

/**
 * The main menu: one button on a phone, a row on a wide screen. Works without script; one submenu is open at a time, and
 * with script it closes by itself (`enhance/menus.ts`).
 */
export function MainMenu() {
  const { menus } = useSite();
  return (
    <nav aria-label={m.nav_main()} data-menu className="ml-auto xl:mx-auto no-print">
      <details className="open-on-wider">
        <summary className="button button-quiet min-w-22">{m.menu()}</summary>
        <ul className="menu">
          {menus.header.map((entry) => (
            <li key={entry.href}>
              {entry.children.length > 0 ? (
                <SubMenu entry={entry} />
              ) : (
                <PageLink href={entry.href}>{entry.label}</PageLink>
              )}
            </li>
          ))}
          <li className="menu-account">
            <AccountEntry className="py-1" isExpanded />
          </li>
          <li className="menu-account">
            <SitePhoneLink className="py-2.5 font-semibold" />
          </li>
        </ul>
      </details>
    </nav>
  );
}

/** A submenu. Its first entry is the page that its label names. */
function SubMenu({ entry }: { entry: MenuEntry }) {
  return (
    <details name="main-menu">
      <summary className="menu-button">{entry.label}</summary>
      <ul>
        {[entry, ...entry.children].map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
