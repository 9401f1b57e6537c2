import type { ReactNode } from "react";
import type { Site } from "../../site.ts";
import { listPages } from "../../site-map.ts";
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
      <main id="main" tabIndex={-1} {...describeSite(site)} className="grow pb-16 outline-none">
        {children}
      </main>
      <StickyContact />
      <SiteFooter />
    </SiteContext>
  );
}

/** The root pages that every agent has at the same path. */
const AGENT_PATHS = listPages("agent")
  .filter(({ paths, path }) => path && paths.network === path && !/[:*]/.test(path))
  .map(({ path }) => `/${path}`);

/**
 * Describes the site for the browser's scripts: which office to store (`enhance/stored-office.ts`), and whether links
 * stay with an agent (`enhance/agent-links.ts`).
 */
function describeSite({ kind, office, base_path }: Site): Record<string, string> {
  if (kind === "agent")
    return { "data-office": "", "data-agent": base_path, "data-agent-paths": AGENT_PATHS.join(" ") };
  if (kind !== "office" || !office) return {};
  return { "data-office": office.slug, "data-state": office.state_slug };
}
