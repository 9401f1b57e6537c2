import { PageLink } from "./page-link.tsx";

/** A section's heading with a link to all of its content. */
export function SectionHead({ title, href, more }: { title: string; href?: string; more?: string }) {
  return (
    <div className="mb-5 flex flex-wrap items-baseline justify-between gap-4 border-b border-rule pb-3">
      <h2 className="text-3xl">{title}</h2>
      {href && (
        <PageLink href={href} className="link">
          {more}
        </PageLink>
      )}
    </div>
  );
}
