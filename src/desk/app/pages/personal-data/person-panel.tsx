import type { HttpError } from "ra-core";
import { useState } from "react";
import { Link } from "react-router";
import type { ErasureCounts } from "#domain/contacts/personal-data/person-queries.ts";
import type { ErasurePreview } from "#domain/contacts/personal-data/preview-erasure.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../components/desk-dialog.tsx";
import { Notice } from "../../components/notice.tsx";
import { Facts } from "../../components/show-page.tsx";
import { call, type ProblemBody } from "../../data/call.ts";
import { saveFile } from "../../data/save-file.ts";

interface PersonProps {
  email: string;
  preview: ErasurePreview;
  onPreview(preview: ErasurePreview): void;
  onErased(): void;
}

const DELETED: readonly (readonly [keyof ErasureCounts, () => string])[] = [
  ["accounts", m.personal_data_accounts],
  ["inquiries", m.personal_data_inquiries],
  ["leads", m.desk_leads_title],
  ["notes", m.notes],
  ["mails", m.personal_data_mails],
  ["reviews", m.reviews],
  ["review_invitations", m.review_invitations],
  ["seller_drafts", m.personal_data_drafts],
  ["seller_pages", m.personal_data_seller_pages],
  ["bounced_addresses", m.personal_data_bounces],
];

/** The records that an erasure keeps, with their labels and reasons. */
const RETAINED: readonly (readonly [keyof ErasureCounts, () => string, () => string])[] = [
  ["retained_ndas", m.desk_ndas_title, m.personal_data_retained_ndas],
  ["retained_document_views", m.document_views, m.personal_data_retained_views],
  ["retained_deals", m.deal_title, m.personal_data_retained_deals],
  ["retained_leads", m.personal_data_shared_leads, m.personal_data_retained_leads],
];

/** Shows what is stored about a person, with buttons to download and erase it. */
export function PersonPanel({ email, preview, onPreview, onErased }: PersonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const deleted = DELETED.filter(([name]) => preview[name] > 0);
  const retained = RETAINED.filter(([name]) => preview[name] > 0);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (caught) {
      const { message, status, body } = caught as HttpError & { body?: ProblemBody };
      setError(message);
      if (status === 409 && body?.current) onPreview(body.current as ErasurePreview);
    } finally {
      setBusy(false);
      setOpen(false);
    }
  };
  const download = () =>
    run(async () => {
      const content = await call<object>("/personal-data/export", "POST", { email });
      saveFile(new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }), "personal-data.json");
    });
  const erase = () =>
    run(async () => {
      await call("/personal-data/erase", "POST", { email, version: preview.version });
      onErased();
    });
  if (deleted.length + retained.length === 0) return <Notice>{m.personal_data_none()}</Notice>;
  return (
    <section className="mt-8" aria-label={m.personal_data_found()}>
      <h2 className="mb-3 text-2xl">{m.personal_data_found()}</h2>
      {error && <Notice tone="wrong">{error}</Notice>}
      <p className="mb-4 wrap-anywhere">
        {preview.emails.join(", ")}{" "}
        {preview.contact_id && (
          <Link to={`/contacts/${preview.contact_id}`} className="link inline-block min-h-6">
            {m.contact_open()}
          </Link>
        )}
      </p>
      {preview.emails.length > 1 && <Notice>{m.personal_data_merged()}</Notice>}
      {deleted.length > 0 && (
        <>
          <h3 className="mb-3 text-xl">{m.personal_data_deleted()}</h3>
          <Facts rows={deleted.map(([name, label]) => [label(), preview[name].toLocaleString()])} />
        </>
      )}
      {retained.length > 0 && (
        <>
          <h3 className="mb-3 text-xl">{m.personal_data_retained()}</h3>
          <Facts
            rows={retained.map(([name, label, reason]) => [label(), `${preview[name].toLocaleString()}. ${reason()}`])}
          />
        </>
      )}
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button button-quiet" disabled={isBusy} onClick={download}>
          {m.personal_data_download()}
        </button>
        {deleted.length > 0 && (
          <button type="button" className="button" disabled={isBusy} onClick={() => setOpen(true)}>
            {m.personal_data_erase()}
          </button>
        )}
      </p>
      {isOpen && (
        <DeskDialog title={m.personal_data_confirm_title()} onClose={() => setOpen(false)}>
          <p className="mb-4 wrap-anywhere">{m.personal_data_confirm({ email: preview.emails.join(", ") })}</p>
          <p>
            <button type="button" className="button" disabled={isBusy} onClick={erase}>
              {m.personal_data_erase_now()}
            </button>
          </p>
        </DeskDialog>
      )}
    </section>
  );
}
