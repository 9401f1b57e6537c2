import { RepeatedHtml } from "../../document/repeated-html.tsx";
import { getSiteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { AccountEntry, AccountTemplate } from "../account/account-entry.tsx";
import { SitePhoneLink } from "../people/phone-link.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { MainMenu } from "./main-menu.tsx";
import { PageLink } from "./page-link.tsx";

/** The network's header. Sites of offices and agents show their name with a link to their home page below it. */
export function SiteHeader() {
  const site = useSite();
  return (
    <RepeatedHtml as="header" name="header" className="border-b border-rule bg-sheet">
      <HeaderLine />
      <div className="page-width relative flex items-center gap-4 py-3 sm:gap-6 lg:py-4">
        <BrandMark />
        <MainMenu />
        <SitePhoneLink isCompact className="py-1 font-semibold max-sm:hidden print:ml-auto" />
        <AccountEntry className="w-26 whitespace-nowrap max-sm:hidden no-print" />
      </div>
      <AccountTemplate />
      {site.kind !== "network" && <SiteBanner />}
    </RepeatedHtml>
  );
}

/** The content of the website section `site-header`. */
function HeaderLine() {
  const { tagline, phone_caption, cta_label, cta_link } = useSite().sections.header;
  if (!tagline && !cta_label) return null;
  return (
    <div className="border-b border-rule bg-wash text-[0.95rem] max-sm:hidden no-print">
      <div className="page-width flex flex-wrap items-center gap-x-8">
        <p className="grow py-1 text-ink-soft">{tagline}</p>
        {cta_label && cta_link && (
          <PageLink href={cta_link} className="inline-block py-1 font-semibold hover:underline">
            {cta_label}
          </PageLink>
        )}
        {phone_caption && <p className="py-1 text-ink-soft max-lg:hidden">{phone_caption}</p>}
      </div>
    </div>
  );
}

function SiteBanner() {
  const site = useSite();
  const where = site.office?.town;
  return (
    <div className="border-t border-rule bg-wash">
      <p className="page-width flex flex-wrap items-baseline gap-x-3 py-2">
        <PageLink href={getSiteHref(site)} className="font-semibold hover:underline">
          {site.name}
        </PageLink>
        <span className="text-ink-soft">{site.agent?.role ? `${site.agent.role} · ${where}` : where}</span>
      </p>
    </div>
  );
}
