import { type RaRecord, useNotify, useRedirect, useResourceContext } from "ra-core";
import { useId, useState } from "react";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../components/desk-dialog.tsx";
import type { Filter } from "../../components/list-filters.tsx";
import type { Column } from "../../components/list-page.tsx";
import { Notice } from "../../components/notice.tsx";
import { useAttempt } from "../../components/use-attempt.ts";
import { useChoices } from "../../components/use-choices.ts";
import { useRight } from "../../components/use-right.ts";
import { call } from "../../data/call.ts";
import { LinksToText } from "./links-to-text.tsx";

/**
 * Returns the filter by office, for people who see several. It shows the texts that the office's pages show, its own or
 * the network's.
 */
export function useOfficeFilter(): Filter[] {
  const seesAll = useRight("site.read");
  const choices = useChoices("offices", {}, seesAll);
  return seesAll ? [{ name: "office", label: m.office(), kind: "choice", choices }] : [];
}

/** Returns the column that says whether a text is the network's or an office's own. */
export function useOwnerColumn<Row extends { office: string | null }>(): Column<Row> {
  const seesAll = useRight("site.read");
  return {
    name: "office",
    label: m.desk_content_version(),
    value: ({ office }) => {
      if (office === null) return m.desk_content_network();
      return seesAll ? m.desk_content_own_of({ office }) : m.desk_content_own();
    },
  };
}

/** Says whose text this is, and lets an office start its own version of the network's text. */
export function ContentOwner({ record }: { record: RaRecord }) {
  const seesAll = useRight("site.read");
  const mayWrite = useRight("content.write");
  const { office, is_for_offices } = record;
  if (office) {
    const name = String(office);
    return (
      <p className="mb-4 font-semibold">{seesAll ? m.desk_content_own_of({ office: name }) : m.desk_content_own()}</p>
    );
  }
  return (
    <div className="mb-4">
      <p className="font-semibold">{m.desk_content_network()}</p>
      {is_for_offices && mayWrite && (seesAll ? <CustomizeForOffice {...record} /> : <CustomizeButton {...record} />)}
    </div>
  );
}

function CustomizeForOffice({ id }: Pick<RaRecord, "id">) {
  const select = useId();
  const offices = useChoices("offices");
  const [office, setOffice] = useState("");
  return (
    <details className="max-w-xl">
      <summary className="link min-h-6 cursor-pointer">{m.desk_content_customize_for()}</summary>
      <p className="mt-2 text-ink-soft">{m.desk_content_customize_hint()}</p>
      <label htmlFor={select} className="font-semibold">
        {m.office()}
      </label>
      <select id={select} className="input my-1" value={office} onChange={({ target }) => setOffice(target.value)}>
        <option value="">{m.field_choose()}</option>
        {offices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {office && <CustomizeButton id={id} office_id={Number(office)} />}
    </details>
  );
}

function CustomizeButton({ id, office_id = null }: Pick<RaRecord, "id"> & { office_id?: number | null }) {
  const resource = useResourceContext() ?? "";
  const redirect = useRedirect();
  const attempt = useAttempt();
  const customize = () =>
    attempt(async () => {
      const own = await call<RaRecord>(`/${resource}/${id}/customize`, "POST", { office_id });
      redirect("edit", resource, own.id);
    });
  return (
    <>
      {office_id === null && <Notice>{m.desk_content_customize_hint()}</Notice>}
      <button type="button" className="button" onClick={customize}>
        {office_id === null ? m.desk_content_customize() : m.desk_content_customize_for()}
      </button>
    </>
  );
}

/** Deletes a text after confirmation. If it was an office's version, the office shows the network's text again. */
export function ContentDelete({ record }: { record: RaRecord }) {
  const resource = useResourceContext() ?? "";
  const redirect = useRedirect();
  const notify = useNotify();
  const attempt = useAttempt();
  const [isAsking, setIsAsking] = useState(false);
  const { id, version, office, is_for_offices, may_change } = record;
  // The network's own page texts and menus can't be deleted; only an office's versions of them can.
  if (!may_change || (is_for_offices !== undefined && !office)) return null;
  const label = is_for_offices ? m.desk_content_inherit() : m.delete_item();
  const remove = () => {
    setIsAsking(false);
    return attempt(async () => {
      await call(`/${resource}/${id}?version=${encodeURIComponent(String(version))}`, "DELETE");
      notify(m.desk_deleted());
      redirect("list", resource);
    });
  };
  return (
    <>
      <button type="button" className="link min-h-6 cursor-pointer" onClick={() => setIsAsking(true)}>
        {label}
      </button>
      {isAsking && (
        <DeskDialog title={label} onClose={() => setIsAsking(false)}>
          <p className="mb-4">{is_for_offices ? m.desk_content_inherit_confirm() : m.desk_content_delete_confirm()}</p>
          {record.is_draft === false && <LinksToText record={record} />}
          <button type="button" className="button" onClick={remove}>
            {label}
          </button>
        </DeskDialog>
      )}
    </>
  );
}

/** Says what a text is, whose it is and where readers find it. */
export function ContentAddress({ facts }: { facts: readonly unknown[] }) {
  return <p className="mb-4 break-words text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>;
}

/** The link to the page that shows a text, and the button that deletes it. */
export function ContentLinks({ record, isHidden = false }: { record: RaRecord; isHidden?: boolean }) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      {record.path && !isHidden && (
        <a href={String(record.path)} className="link min-h-6">
          {m.desk_article_view()}
        </a>
      )}
      <ContentDelete record={record} />
    </p>
  );
}
