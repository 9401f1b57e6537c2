import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useStoreOffice } from "../../browser/use-stored-office.ts";
import { useShell } from "../../shell.ts";
import { NO_SECTIONS, type Site } from "../../site.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SiteProvider } from "./site-provider.tsx";
import { SkipLink } from "./skip-link.tsx";
import { StickyContact } from "./sticky-contact.tsx";

/** The path of the page shown last. Only set in a browser. */
let shownPath: string | null = null;

/** The header and footer around every page of a site. */
export function SiteFrame({ site, children }: { site: Site; children: ReactNode }) {
  useStoreOffice(site);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // A layout effect, so that the focus moves before the visitor can press a key on the new page.
  useLayoutEffect(() => {
    // After client-side navigation, the focus starts at the top of the page, as it does after a full load.
    if (shownPath !== null && shownPath !== pathname) main.current?.focus({ preventScroll: true });
    shownPath = pathname;
  }, [pathname]);
  return (
    <SiteProvider site={site}>
      <SkipLink />
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1} className="grow pb-16 outline-none">
        {children}
      </main>
      <StickyContact />
      <SiteFooter />
    </SiteProvider>
  );
}

function createBareSite(name: string, phone: string): Site {
  const menus = { header: [], footer: [] };
  return {
    kind: "network",
    base_path: "",
    name,
    phone,
    phone_extension: null,
    office: null,
    agent: null,
    menus,
    sections: NO_SECTIONS,
    scope: {},
  };
}

/** The network's frame, for errors before a site is resolved. */
export function NetworkFrame({ children }: { children: ReactNode }) {
  const { brand, phone } = useShell();
  return <SiteFrame site={createBareSite(brand, phone)}>{children}</SiteFrame>;
}
