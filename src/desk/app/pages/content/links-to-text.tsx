import { type RaRecord, useRecordContext, useResourceContext } from "ra-core";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import type { LinkTo } from "#domain/content/links/list-links-to.ts";
import { m } from "#messages/messages.js";
import { CheckField } from "../../components/fields.tsx";
import { formatName } from "../../components/format-name.ts";
import { Notice } from "../../components/notice.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { getLanguageName } from "../../components/use-locales.ts";
import { useRight } from "../../components/use-right.ts";

const KINDS: Record<LinkTo["kind"], { label(): string; path: string }> = {
  article: { label: m.articles, path: "articles" },
  component: { label: m.desk_components_title, path: "components" },
  menu: { label: m.desk_menus_title, path: "menus" },
  page: { label: m.pages, path: "pages" },
  redirect: { label: m.desk_redirects_title, path: "redirects" },
  section: { label: m.desk_sections_title, path: "sections" },
};

/** The checkbox that takes a text off the site. Checking it warns of what links to a published one. */
export function DraftField({ label }: { label: string }) {
  const record = useRecordContext();
  const isDraft = useWatch({ name: "is_draft" });
  return (
    <>
      <CheckField source="is_draft" label={label} />
      {record?.id !== undefined && !record.is_draft && isDraft && <LinksToText record={record} />}
    </>
  );
}

/** Warns of what would lead nowhere without a text that has an address of its own. */
export function LinksToText({ record: { id, path } }: { record: RaRecord }) {
  const mayRedirect = useRight("redirect.write");
  const { response } = useDeskQuery<{ data: LinkTo[] }>(`/${useResourceContext()}/${id}/links`);
  if (!response || response.data.length === 0) return null;
  return (
    <Notice tone="wrong" title={m.desk_links_to_title()}>
      <ul className="my-2 list-disc pl-5">
        {response.data.map(({ kind, id: other, name, locale }) => (
          <li key={`${kind} ${other}`}>
            {KINDS[kind].label()}:{" "}
            <Link to={`/${KINDS[kind].path}/${other}`} target="_blank" className="link inline-block min-h-6">
              {kind === "section" || kind === "menu" ? formatName(name) : name}
              {locale && ` (${getLanguageName(locale)})`}
            </Link>
          </li>
        ))}
      </ul>
      <p>{m.desk_links_to_hint()}</p>
      {mayRedirect && (
        <Link
          to={`/redirects/create?${new URLSearchParams({ source: JSON.stringify({ from_pattern: path }) })}`}
          target="_blank"
          className="link inline-block min-h-6"
        >
          {m.desk_redirect_add()}
        </Link>
      )}
    </Notice>
  );
}
