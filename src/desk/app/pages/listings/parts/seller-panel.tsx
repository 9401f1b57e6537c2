import { Form, useNotify } from "ra-core";
import { useEffect, useState } from "react";
import type { SellerPage } from "#domain/listings/seller-pages/edit-seller-page.ts";
import { m } from "#messages/messages.js";
import { SubmitButton, UNSAVED } from "../../../components/desk-form.tsx";
import { CheckField, SelectField, TextArea, TextField } from "../../../components/fields.tsx";
import { formatTime } from "../../../components/format-time.ts";
import { Notice } from "../../../components/notice.tsx";
import { call, type ProblemBody } from "../../../data/call.ts";
import { SellerLink } from "./seller-link.tsx";

/** The page that the listing's seller sees: its note, weekly email and secret link. Loaded when it is opened. */
export function SellerPanel({ number }: { number: number }) {
  const [page, setPage] = useState<SellerPage | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (isOpen) call<SellerPage>(`/listings/${number}/seller-page`).then(setPage, (error) => setProblem(error.message));
  }, [isOpen, number]);
  return (
    <section className="border border-rule bg-sheet p-5" aria-label={m.seller_page()}>
      <h2 className="text-2xl">{m.seller_page()}</h2>
      <p className="mt-1 text-ink-soft">{m.seller_page_lead()}</p>
      {problem && <Notice tone="wrong">{problem}</Notice>}
      {!isOpen && (
        <button type="button" className="button button-quiet mt-3" onClick={() => setIsOpen(true)}>
          {m.seller_page_open()}
        </button>
      )}
      {page && (
        <div className="mt-4 space-y-5">
          <SellerLink number={number} page={page} onChanged={setPage} />
          <SellerForm key={page.version} number={number} page={page} onSaved={setPage} />
          {page.opened_at && (
            <p className="text-ink-soft">{m.seller_page_opened({ time: formatTime(page.opened_at) })}</p>
          )}
          {page.sent_at && <p className="text-ink-soft">{m.seller_page_sent({ time: formatTime(page.sent_at) })}</p>}
        </div>
      )}
    </section>
  );
}

interface SellerFormProps {
  number: number;
  page: SellerPage;
  onSaved(page: SellerPage): void;
}

function SellerForm({ number, page, onSaved }: SellerFormProps) {
  const notify = useNotify();
  const [record] = useState({
    note: page.note,
    email: page.email ?? "",
    locale: page.locale,
    is_weekly: page.is_weekly,
  });
  const names = new Intl.DisplayNames(document.documentElement.lang || undefined, { type: "language" });
  const save = async (fields: Record<string, unknown>) => {
    try {
      onSaved(await call<SellerPage>(`/listings/${number}/seller-page`, "PUT", { ...fields, version: page.version }));
      notify(m.desk_saved(), { type: "success" });
      return undefined;
    } catch (error) {
      const { message, body } = error as Error & { body?: ProblemBody };
      notify(message, { type: "error" });
      return { ...UNSAVED, ...body?.errors };
    }
  };
  return (
    <Form record={record} onSubmit={save} noValidate>
      <TextArea source="note" label={m.seller_page_note()} hint={m.seller_page_note_hint()} />
      <CheckField source="is_weekly" label={m.seller_page_weekly()} />
      <TextField source="email" type="email" label={m.seller_page_email()} hint={m.seller_page_email_hint()} />
      {page.locales.length > 1 && (
        <SelectField
          source="locale"
          label={m.language()}
          choices={page.locales.map((locale) => [locale, names.of(locale) ?? locale] as const)}
          required
        />
      )}
      <SubmitButton label={m.seller_page_save()} />
    </Form>
  );
}
