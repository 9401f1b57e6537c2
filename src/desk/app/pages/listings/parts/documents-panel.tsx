import { useNotify } from "ra-core";
import { useId, useRef, useState } from "react";
import type { DeskListing } from "#domain/editing/desk-listing.ts";
import type { DeskDocument } from "#domain/editing/documents/desk-document.ts";
import { m } from "#messages/messages.js";
import { call } from "../../../data/call.ts";
import { DocumentRow } from "./document-row.tsx";
import { uploadFile } from "./upload-file.ts";

interface DocumentsProps {
  listing: DeskListing;
  onChanged(listing: DeskListing): void;
}

interface Sending {
  name: string;
  part: number;
}

/** A listing's documents: added with progress, named, opened for download, taken away, and who has seen them. */
export function DocumentsPanel({ listing, onChanged }: DocumentsProps) {
  const { number, documents, may } = listing;
  const notify = useNotify();
  const id = useId();
  const latest = useRef(listing);
  latest.current = listing;
  const [sending, setSending] = useState<Sending | null>(null);
  const path = `/listings/${number}/documents`;
  const show = (documents: DeskDocument[]): void => onChanged({ ...latest.current, documents });
  const attempt = (work: Promise<void>): void => {
    work.catch((error: Error) => notify(error.message, { type: "error" }));
  };

  const add = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      const { name } = file;
      setSending({ name, part: 0 });
      try {
        const to = `${path}?name=${encodeURIComponent(name)}`;
        const added = await uploadFile<DeskDocument>(to, file, "application/octet-stream", (part) =>
          setSending({ name, part }),
        );
        const { documents } = latest.current;
        if (!documents.some(({ id }) => id === added.id)) show([...documents, added]);
      } catch (error) {
        notify(`${name}: ${(error as Error).message}`, { type: "error" });
      }
    }
    setSending(null);
  };
  const change = async (id: string, changes: Partial<DeskDocument>): Promise<void> => {
    const changed = await call<DeskDocument>(`${path}/${id}`, "PUT", changes);
    show(latest.current.documents.map((one) => (one.id === id ? changed : one)));
  };
  const remove = async (id: string): Promise<void> => {
    await call(`${path}/${id}`, "DELETE");
    show(latest.current.documents.filter((one) => one.id !== id));
  };

  return (
    <section className="border border-rule bg-sheet p-5" aria-label={m.edit_documents()}>
      <h2 className="text-2xl">{m.edit_documents()}</h2>
      <p className="mt-1 text-ink-soft">{m.edit_documents_lead()}</p>
      {may.write && (
        <p className="mt-3">
          <label htmlFor={id} className="font-semibold">
            {m.edit_documents_add()}
          </label>
          <span id={`${id}-kinds`} className="block text-sm text-ink-soft">
            {m.edit_documents_kinds()}
          </span>
          <input
            type="file"
            id={id}
            aria-describedby={`${id}-kinds`}
            className="input mt-1"
            accept=".pdf,.xlsx,.csv,.jpg,.jpeg,.png,.webp"
            multiple
            disabled={sending !== null}
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = "";
              attempt(add(files));
            }}
          />
        </p>
      )}
      {sending && <Progress {...sending} />}
      <ul className="mt-4 space-y-4">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            path={path}
            document={document}
            mayWrite={may.write}
            onChange={(changes) => attempt(change(document.id, changes))}
            onRemove={() => attempt(remove(document.id))}
          />
        ))}
      </ul>
    </section>
  );
}

/** How much of a file has gone; once all of it has, it is being read. */
function Progress({ name, part }: Sending) {
  const words = part < 1 ? m.edit_document_sending({ name }) : m.edit_document_reading({ name });
  return (
    <p role="status" className="mt-2 break-words">
      <progress {...(part < 1 && { value: part })} max={1} aria-label={words} /> {words}
    </p>
  );
}
