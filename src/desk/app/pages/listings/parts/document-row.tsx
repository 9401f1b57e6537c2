import { useState } from "react";
import type { DeskDocument } from "#domain/listings/documents/desk-document.ts";
import { m } from "#messages/messages.js";
import { ViewLog } from "../../../components/view-log.tsx";

interface DocumentRowProps {
  /** The path of the listing's documents under `/api/desk`. */
  path: string;
  document: DeskDocument;
  mayWrite: boolean;
  onChange(changes: Partial<DeskDocument>): void;
  onRemove(): void;
}

export function DocumentRow({ path, document, mayWrite, onChange, onRemove }: DocumentRowProps) {
  const { id, name, pages, may_download, readers, views } = document;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="border-t border-rule pt-4">
      <label className="block">
        <span className="text-sm text-ink-soft">{m.edit_document_name()}</span>
        <input
          // A new key resets the input when the name was changed by someone else or normalized by the server.
          key={name}
          type="text"
          className="input"
          maxLength={120}
          defaultValue={name}
          disabled={!mayWrite}
          onBlur={({ currentTarget }) => {
            const typed = currentTarget.value.trim();
            if (typed === "") currentTarget.value = name;
            else if (typed !== name) onChange({ name: typed });
          }}
        />
      </label>
      <p className="mt-1 text-sm text-ink-soft">
        {pages === 1 ? m.documents_one_page() : m.documents_pages({ n: pages })} ·{" "}
        {views > 0 ? m.edit_document_views({ views, readers }) : m.edit_document_no_views()}
      </p>
      <label className="mt-2 flex min-h-6 items-center gap-2">
        <input
          type="checkbox"
          className="size-5"
          checked={may_download}
          disabled={!mayWrite}
          onChange={(event) => onChange({ may_download: event.currentTarget.checked })}
        />
        {m.edit_document_may_download()}
      </label>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        <a
          href={`/api/desk${path}/${id}/file`}
          download
          className="link min-h-6"
          aria-label={m.edit_document_fetch_named({ name })}
        >
          {m.edit_document_fetch()}
        </a>
        {mayWrite && (
          <button
            type="button"
            className="link min-h-6 cursor-pointer"
            aria-label={m.remove_named({ name })}
            onClick={onRemove}
          >
            {m.remove()}
          </button>
        )}
      </p>
      {views > 0 && (
        <details className="mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="cursor-pointer py-1">{m.edit_document_log({ name })}</summary>
          {isOpen && <ViewLog path={`${path}/${id}/views`} />}
        </details>
      )}
    </li>
  );
}
