import { type CoreLayoutProps, useGetIdentity, useLogout, usePermissions } from "ra-core";
import { useEffect, useState } from "react";
import { NavLink } from "react-router";
import type { Logo } from "#domain/network/logo/logo.ts";
import type { StaffAction } from "#domain/staff/staff-policy.ts";
import { m } from "#messages/messages.js";
import type { DeskPage, DeskResource } from "../desk-resource.ts";
import { MENU } from "../resources.ts";
import { DeskKeys } from "./desk-keys.tsx";
import { moveLostFocus } from "./move-lost-focus.ts";
import { NetworkLogo } from "./network-logo.tsx";
import { Toasts } from "./toasts.tsx";

const logo = document.body.dataset.logo ? (JSON.parse(document.body.dataset.logo) as Logo) : null;

/** The frame of every desk page: the signed-in person, the menu and the notifications. */
export function DeskFrame({ children }: CoreLayoutProps) {
  const [isOpen, setOpen] = useState(false);
  const { brand = "" } = document.body.dataset;
  useEffect(moveLostFocus, []);
  return (
    <>
      <a href="#content" className="link sr-only focus:not-sr-only focus:p-3">
        {m.skip_to_content()}
      </a>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-rule bg-sheet px-4 py-3 max-sm:py-2 sm:gap-x-6 sm:px-8">
        <a
          href="/desk"
          className="flex items-center gap-3 font-display max-sm:min-w-0 max-sm:flex-1 max-sm:text-lg max-sm:leading-tight sm:text-2xl"
        >
          {logo ? <NetworkLogo logo={logo} brand={brand} /> : brand}
          <span className="whitespace-nowrap text-ink-soft max-sm:hidden">{m.desk_title()}</span>
        </a>
        <DeskKeys />
        <button
          type="button"
          className="button button-quiet xl:hidden"
          aria-expanded={isOpen}
          aria-controls="desk-menu"
          onClick={() => setOpen(!isOpen)}
        >
          {m.menu()}
        </button>
        <Person isOpen={isOpen} />
      </header>
      <div className="grow xl:grid xl:grid-cols-[13rem_minmax(0,1fr)]">
        <Menu isOpen={isOpen} close={() => setOpen(false)} />
        <main id="content" className="max-w-[96rem] min-w-0 px-4 py-8 max-sm:py-5 sm:px-8">
          {children}
        </main>
      </div>
      <Toasts />
    </>
  );
}

/** On a phone, shown only with the open menu, so that a page starts higher. */
function Person({ isOpen }: { isOpen: boolean }) {
  const { identity } = useGetIdentity();
  const logout = useLogout();
  return (
    <p className={`${isOpen ? "max-sm:w-full" : "max-sm:hidden"} flex flex-wrap items-center gap-x-4 sm:ml-auto`}>
      <NavLink to="/me" className="link inline-block min-h-6">
        {identity?.fullName ?? m.desk_account_title()}
      </NavLink>
      <a href="/" className="link inline-block min-h-6">
        {m.desk_view_site()}
      </a>
      <button type="button" className="link min-h-6 cursor-pointer" onClick={() => logout()}>
        {m.sign_out()}
      </button>
    </p>
  );
}

/**
 * Lists only what the person may see. The API checks each call as well. On a narrow screen, the menu is closed at
 * first.
 */
function Menu({ isOpen, close }: { isOpen: boolean; close(): void }) {
  const { permissions } = usePermissions<StaffAction[]>();
  const mayFind = ({ right }: DeskResource | DeskPage): boolean => right === null || !!permissions?.includes(right);
  const groups = MENU.map(({ label, entries }) => ({ label: label(), entries: entries.filter(mayFind) }));
  return (
    <nav
      id="desk-menu"
      aria-label={m.desk_menu()}
      className={`${isOpen ? "grid" : "hidden"} desk-menu border-rule bg-sheet max-xl:border-b xl:block xl:border-r`}
    >
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ label, entries }) => (
          <div key={label} className="mb-4">
            <p className="px-3 pb-1 text-sm text-ink-soft">{label}</p>
            <ul aria-label={label}>
              {entries.map((entry) => (
                <MenuLink key={getPath(entry)} to={getPath(entry)} label={entry.label?.() ?? ""} onClick={close} />
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}

const getPath = (entry: DeskResource | DeskPage): string => `/${"name" in entry ? entry.name : entry.path}`;

function MenuLink({ to, label, onClick }: { to: string; label: string; onClick(): void }) {
  return (
    <li>
      <NavLink
        to={to}
        onClick={onClick}
        className={({ isActive }) =>
          `block border-l-3 px-3 py-1.5 font-semibold ${isActive ? "border-accent" : "border-transparent text-ink-soft hover:text-ink"}`
        }
      >
        {label}
      </NavLink>
    </li>
  );
}
