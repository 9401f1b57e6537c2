import { m } from "#messages/messages.js";
import { getSiteHref } from "../../site.ts";
import type { Crumb } from "../../structured-data/breadcrumbs.ts";
import { useSite } from "../../use-site.ts";
import { PageLink } from "./page-link.tsx";

interface PageHeadingProps {
  heading: string;
  lead?: string;
  /** The language of the heading and the lead, if it isn't the reader's. */
  lang?: string | undefined;
  /** The parent pages, below the site's home page. */
  parents?: Crumb[];
  /** The path of a drawing beside the heading on wide screens. */
  picture?: string | undefined;
  children?: React.ReactNode;
}

/** A page's breadcrumbs, heading and lead. */
export function PageHeading({ heading, lead, lang, parents = [], picture, children }: PageHeadingProps) {
  return (
    <div className="border-b border-rule bg-wash">
      <div className="page-width gap-x-16 py-8 md:py-12 lg:flex lg:items-center">
        <div className="min-w-0 grow">
          <Breadcrumbs parents={parents} />
          <h1 lang={lang} className="mt-3 max-w-4xl text-4xl md:text-5xl">
            {heading}
          </h1>
          {lead && (
            <p lang={lang} className="mt-3 max-w-2xl text-lg text-ink-soft md:text-xl">
              {lead}
            </p>
          )}
          {children}
        </div>
        {picture && (
          // Not loaded where it isn't shown.
          <img
            src={picture}
            alt=""
            width={480}
            height={320}
            loading="lazy"
            className="w-80 shrink-0 rounded-sm border border-rule max-lg:hidden no-print"
          />
        )}
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
        {[{ name: home, path: getSiteHref(site) }, ...parents].map(({ name, path }, depth) => (
          <li key={path} className="flex gap-x-2">
            {depth > 0 && (
              <span aria-hidden="true" className="text-ink-soft">
                ›
              </span>
            )}
            <PageLink href={path} className="link inline-block py-0.5">
              {name}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
