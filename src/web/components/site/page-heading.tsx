import { m } from "#messages/messages.js";
import { getSiteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { PageLink } from "./page-link.tsx";

interface Crumb {
  label: string;
  /** A path inside the site. */
  path: string;
}

interface PageHeadingProps {
  heading: string;
  lead?: string;
  /** The parent pages, below the site's home page. */
  parents?: Crumb[];
  children?: React.ReactNode;
}

/** A page's breadcrumbs, heading and lead. */
export function PageHeading({ heading, lead, parents = [], children }: PageHeadingProps) {
  return (
    <div className="border-b border-rule bg-wash">
      <div className="page-width py-8 md:py-12">
        <Breadcrumbs parents={parents} />
        <h1 className="mt-3 max-w-4xl text-4xl md:text-5xl">{heading}</h1>
        {lead && <p className="mt-3 max-w-2xl text-lg text-ink-soft md:text-xl">{lead}</p>}
        {children}
      </div>
    </div>
  );
}

function Breadcrumbs({ parents }: { parents: Crumb[] }) {
  const site = useSite();
  const home = site.kind === "network" ? m.home() : site.name;
  return (
    <nav aria-label={m.breadcrumbs()} className="no-print">
      <ol className="flex flex-wrap gap-x-2 text-[0.95rem]">
        {[{ label: home, path: "" }, ...parents].map(({ label, path }, depth) => (
          <li key={path} className="flex gap-x-2">
            {depth > 0 && (
              <span aria-hidden="true" className="text-ink-soft">
                ›
              </span>
            )}
            <PageLink href={getSiteHref(site, path)} className="link inline-block py-0.5">
              {label}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
