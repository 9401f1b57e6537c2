import { m } from "#messages/messages.js";

/** A link from a record to its page on the site. */
export function SiteLink({ path }: { path: unknown }) {
  return (
    <a href={String(path)} className="link mb-4 inline-block min-h-6">
      {m.desk_article_view()}
    </a>
  );
}
