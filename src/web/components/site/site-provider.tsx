import type { ReactNode } from "react";
import { useVisitPhone } from "../../browser/visit/use-visit.ts";
import type { Site } from "../../site.ts";
import { SiteContext } from "../../use-site.ts";

/** Provides the site with this visit's phone number. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  const phone = useVisitPhone(site.phone, site.agent?.phone ? null : (site.office?.slug ?? null));
  return (
    <SiteContext value={phone === site.phone ? site : { ...site, phone, phone_extension: null }}>
      {children}
    </SiteContext>
  );
}
