import { m } from "#messages/messages.js";
import { getPagePath } from "../../site-map.ts";
import { PageLink } from "../site/page-link.tsx";

interface DocumentListProps {
  post: string;
  documents: readonly { id: string; name: string; pages: number }[];
}

/** A listing's documents, each with a page to read it. */
export function DocumentList({ post, documents }: DocumentListProps) {
  return (
    <section className="mt-6">
      <h3 className="text-xl">{m.documents()}</h3>
      <p className="mt-1 max-w-prose text-ink-soft">{m.documents_recorded()}</p>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {documents.map(({ id, name, pages }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2">
            <PageLink
              href={getPagePath("document", post, id)}
              rel="nofollow"
              className="link inline-block min-w-0 py-1 break-words"
            >
              {name}
            </PageLink>
            <span className="text-ink-soft">
              {pages === 1 ? m.documents_one_page() : m.documents_pages({ n: pages })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
