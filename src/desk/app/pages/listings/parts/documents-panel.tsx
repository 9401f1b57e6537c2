import { useRef } from "react";
import type { DeskDocument } from "#domain/listings/documents/desk-document.ts";
import type { DeskListing } from "#domain/listings/editing/desk-listing.ts";
import { m } from "#messages/messages.js";
import { call } from "../../../data/call.ts";
import { DocumentRow } from "./document-row.tsx";
import { FileUpload, useUploads } from "./file-upload.tsx";

interface DocumentsProps {
  listing: DeskListing;
  onChanged(listing: DeskListing): void;
}

/** A listing's documents: upload with progress, rename, download, remove, and who has viewed them. */
export function DocumentsPanel({ listing, onChanged }: DocumentsProps) {
  const { number, documents, may } = listing;
  const latest = useRef(listing);
  latest.current = listing;
  const path = `/listings/${number}/documents`;
  const show = (documents: DeskDocument[]): void => onChanged({ ...latest.current, documents });
  const { upload, send, notifyOnError } = useUploads<DeskDocument>(
    ({ name }) => [`${path}?name=${encodeURIComponent(name)}`, "application/octet-stream"],
    (added) => show([...latest.current.documents.filter(({ id }) => id !== added.id), added]),
  );
  const change = async (id: string, changes: Partial<DeskDocument>): Promise<void> => {
    const changed = await call<DeskDocument>(`${path}/${id}`, "PUT", changes);
    show(latest.current.documents.map((one) => (one.id === id ? changed : one)));
  };
  const remove = async (id: string): Promise<void> => {
    await call(`${path}/${id}`, "DELETE");
    show(latest.current.documents.filter((one) => one.id !== id));
  };

  return (
    <section className="border border-rule bg-sheet p-5" aria-label={m.documents()}>
      <h2 className="text-2xl">{m.documents()}</h2>
      <p className="mt-1 text-ink-soft">{m.edit_documents_lead()}</p>
      {may.write && (
        <FileUpload
          label={m.edit_documents_add()}
          hint={m.edit_documents_kinds()}
          accept=".pdf,.xlsx,.csv,.jpg,.jpeg,.png,.webp"
          upload={upload}
          onFiles={(files) => notifyOnError(send(files))}
        />
      )}
      <ul className="mt-4 space-y-4">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            path={path}
            document={document}
            mayWrite={may.write}
            onChange={(changes) => notifyOnError(change(document.id, changes))}
            onRemove={() => notifyOnError(remove(document.id))}
          />
        ))}
      </ul>
    </section>
  );
}
