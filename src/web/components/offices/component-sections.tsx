import type { OfficeComponents } from "../../content/offices/office-components.ts";
import { getPageHref, resolveLink } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { Prose } from "../content/prose.tsx";
import { PageLink } from "../site/page-link.tsx";
import { SectionHead } from "../site/section-head.tsx";

/** A section for each of an office's own component types. Every component has its own page. */
export function ComponentSections({ types }: { types: OfficeComponents[] }) {
  const site = useSite();
  return types.map(({ name, components }) => (
    <section key={name} className="page-width mt-16">
      <SectionHead title={name} />
      <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
        {components.map(({ slug, heading, body, link }) => (
          <li key={slug} className="border-t-2 border-accent pt-4">
            <h3 className="text-xl">
              <PageLink href={getPageHref(site, "customPage", slug)} className="inline-block py-0.5 hover:underline">
                {heading}
              </PageLink>
            </h3>
            <Prose html={body} className="mt-2" />
            {link && (
              <PageLink href={resolveLink(site, link.href)} className="link mt-2 inline-block py-1">
                {link.label}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
