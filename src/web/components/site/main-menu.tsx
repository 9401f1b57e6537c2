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
    <nav aria-label={m.nav_main()} data-menu className="ml-auto lg:mx-auto no-print">
      <details className="open-on-wide">
        <summary className="button button-quiet min-w-22">{m.nav_menu()}</summary>
        <ul className="absolute inset-x-0 top-full z-20 max-h-[80dvh] overflow-y-auto border-y border-rule bg-sheet px-4 py-2 shadow-lg md:px-8 lg:static lg:flex lg:max-h-none lg:gap-6 lg:overflow-visible lg:border-0 lg:p-0 lg:shadow-none">
          {menus.header.map((entry) => (
            <li key={entry.href} className="border-b border-rule lg:relative lg:border-0">
              {entry.children.length > 0 ? <SubMenu entry={entry} /> : <MenuLink entry={entry} />}
            </li>
          ))}
          <li className="border-b border-rule sm:hidden">
            <AccountEntry className="py-1" isExpanded />
          </li>
          <li className="sm:hidden">
            <SitePhoneLink className="py-2.5 font-semibold" />
          </li>
        </ul>
      </details>
    </nav>
  );
}

/** A submenu. Its first entry is the page of its own label. */
function SubMenu({ entry }: { entry: MenuEntry }) {
  return (
    <details name="main-menu" className="group">
      <summary className="flex cursor-pointer items-center justify-between gap-1.5 py-2.5 font-medium marker:content-none hover:underline lg:py-1.5 [&::-webkit-details-marker]:hidden">
        {entry.label}
        <svg viewBox="0 0 10 6" className="w-2.5 shrink-0 group-open:rotate-180" aria-hidden="true">
          <path d="M1 1l4 4 4-4" className="fill-none stroke-current" strokeWidth="1.5" />
        </svg>
      </summary>
      <ul className="pb-3 pl-4 lg:absolute lg:top-full lg:left-0 lg:z-20 lg:mt-2 lg:w-max lg:min-w-56 lg:rounded-sm lg:border lg:border-rule lg:bg-sheet lg:p-2 lg:shadow-lg">
        {[entry, ...entry.children].map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href} className="block rounded-sm py-2 hover:underline lg:px-3 lg:hover:bg-accent-wash">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ entry: { label, href } }: { entry: MenuEntry }) {
  return (
    <PageLink
      href={href}
      className="block py-2.5 font-medium decoration-accent underline-offset-8 hover:underline lg:py-1.5"
    >
      {label}
    </PageLink>
  );
}
