import type { ReactNode } from "react";
import type { Site } from "../../site.ts";
import { SiteContext } from "../../use-site.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { StickyContact } from "./sticky-contact.tsx";

/** The header and footer around every page of a site. */
export function SiteFrame({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} {...describeOffice(site)} className="grow pb-16 outline-none">
        {children}
      </main>
      <StickyContact />
      <SiteFooter />
    </SiteContext>
  );
}

/** What the browser stores of a site: its office, or none for an agent's (`enhance/stored-office.ts`). */
function describeOffice({ kind, office }: Site): Record<string, string> {
  if (kind === "agent") return { "data-office": "" };
  if (kind !== "office" || !office) return {};
  return { "data-office": office.slug, "data-state": office.state_slug };
}
