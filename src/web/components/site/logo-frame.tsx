import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { useShell } from "../../shell.ts";
import type { Site } from "../../site.ts";
import { getPagePath } from "../../site-map.ts";
import { SiteContext } from "../../use-site.ts";
import { SitePhoneLink } from "../people/phone-link.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { PageLink } from "./page-link.tsx";
import { PrivacyChoices } from "./privacy-choices.tsx";
import { SkipLink } from "./skip-link.tsx";

/** The frame of marketing pages. */
export function LogoFrame({ site, children }: { site: Site; children: ReactNode }) {
  const { brand, year } = useShell();
  return (
    <SiteContext value={site}>
      <SkipLink />
      <header className="border-b border-rule bg-sheet">
        <div className="page-width flex items-center justify-between gap-4 py-3 lg:py-4">
          <BrandMark />
          <SitePhoneLink className="py-1 font-semibold" />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="grow pb-16 outline-none">
        {children}
      </main>
      <footer className="border-t border-rule bg-wash text-[0.95rem] text-ink-soft">
        <p className="page-width flex flex-wrap gap-x-6 gap-y-1 py-4">
          <span>
            © {year} {brand}
          </span>
          <PageLink href={getPagePath("privacy")} className="link">
            {m.nav_privacy()}
          </PageLink>
          <PageLink href={getPagePath("terms")} className="link">
            {m.nav_terms()}
          </PageLink>
          <PrivacyChoices />
        </p>
      </footer>
    </SiteContext>
  );
}
