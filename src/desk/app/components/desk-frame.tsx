import { type CoreLayoutProps, useGetIdentity, useLogout, usePermissions } from "ra-core";
import { NavLink } from "react-router";
import type { StaffAction } from "#domain/staff/staff-policy.ts";
import { m } from "#messages/messages.js";
import { PAGES, RESOURCES } from "../resources.ts";
import { Toasts } from "./toasts.tsx";

/** The frame of every desk page: the signed-in person, the menu and the notifications. */
export function DeskFrame({ children }: CoreLayoutProps) {
  return (
    <>
      <a href="#content" className="link sr-only focus:not-sr-only focus:p-3">
        {m.skip_to_content()}
      </a>
      <header className="border-b border-rule bg-sheet">
        <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
          <a href="/desk" className="font-display text-2xl">
            {document.body.dataset.brand} <span className="whitespace-nowrap text-ink-soft">{m.desk_title()}</span>
          </a>
          <Person />
        </div>
        <Menu />
      </header>
      <main id="content" className="page-width grow py-8">
        {children}
      </main>
      <Toasts />
    </>
  );
}

function Person() {
  const { identity } = useGetIdentity();
  const logout = useLogout();
  return (
    <p className="flex flex-wrap items-center gap-x-4 sm:ml-auto">
      <NavLink to="/me" className="link inline-block min-h-6">
        {identity?.fullName ?? m.desk_account_title()}
      </NavLink>
      <a href="/" className="link inline-block min-h-6">
        {m.desk_view_site()}
      </a>
      <button type="button" className="link min-h-6 cursor-pointer" onClick={() => logout()}>
        {m.desk_sign_out()}
      </button>
    </p>
  );
}

/** Lists only what the person may see. The API checks each call as well. */
function Menu() {
  const { permissions } = usePermissions<StaffAction[]>();
  const mayFind = (right: StaffAction | null): boolean => right === null || (permissions?.includes(right) ?? false);
  const entries = [
    ...RESOURCES.filter(({ right }) => mayFind(right)).map(({ name, label }) => [`/${name}`, label()] as const),
    ...PAGES.filter(({ right }) => mayFind(right)).flatMap(({ path, label }) =>
      label ? [[`/${path}`, label()] as const] : [],
    ),
  ];
  return (
    <nav aria-label={m.desk_menu()} className="page-width flex flex-wrap gap-x-1">
      {entries.map(([to, label]) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            `border-b-3 px-3 py-2 font-semibold ${isActive ? "border-accent" : "border-transparent text-ink-soft hover:text-ink"}`
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
