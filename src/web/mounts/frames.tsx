import type { ReactNode } from "react";
import { BuyerNav } from "../components/buyer/buyer-nav.tsx";
import { LogoFrame } from "../components/site/logo-frame.tsx";
import { SiteFrame } from "../components/site/site-frame.tsx";
import type { Site } from "../site.ts";
import type { Mount } from "../site-map/page.ts";

interface FrameProps {
  mount: Mount;
  site: Site;
  children: ReactNode;
}

/** What surrounds the pages of a mount. */
export function Frame({ mount, site, children }: FrameProps) {
  if (mount === "logo") return <LogoFrame site={site}>{children}</LogoFrame>;
  return <SiteFrame site={site}>{mount === "buyer" ? <BuyerFrame>{children}</BuyerFrame> : children}</SiteFrame>;
}

function BuyerFrame({ children }: { children: ReactNode }) {
  return (
    <div data-buyer className="page-width grid grid-cols-1 gap-x-12 gap-y-6 pt-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <BuyerNav />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
