import { Form, useNotify } from "ra-core";
import { useRef, useState } from "react";
import { type UseFormReturn, useFormContext } from "react-hook-form";
import type { DeskListing } from "#domain/listings/editing/desk-listing.ts";
import type { ListingChoices } from "#domain/listings/editing/lists/list-choices.ts";
import { m } from "#messages/messages.js";
import { SubmitButton, UNSAVED } from "../../components/desk-form.tsx";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { ViewsPanel } from "../../components/views/views-panel.tsx";
import { call, type ProblemBody } from "../../data/call.ts";
import { ListingFields } from "./form/listing-form.tsx";
import { withMissingYears } from "./form/year-fields.tsx";
import { withNumbers } from "./new-listing-page.tsx";
import { ConflictPanel } from "./parts/conflict-panel.tsx";
import { DocumentsPanel } from "./parts/documents-panel.tsx";
import { HistoryPanel } from "./parts/history-panel.tsx";
import { ListingActions } from "./parts/listing-actions.tsx";
import { PhotosPanel } from "./parts/photos-panel.tsx";
import { PreviewPanel } from "./parts/preview-panel.tsx";
import { type Answers, QuestionsPanel } from "./parts/questions-panel.tsx";
import { STATUS_WORDS } from "./status-words.ts";

interface EditorProps {
  listing: DeskListing;
  choices: ListingChoices;
  onChanged(listing: DeskListing): void;
}

type Fields = Record<string, unknown>;

/** Converts a listing to form values. The years that lenders ask for are added as empty rows. */
const getForm = ({ fields }: DeskListing): Fields => ({
  ...fields,
  yearly_financials: withMissingYears(fields.yearly_financials ?? []),
});

/** The editor of a listing, on one page. */
export function ListingEditor({ listing, choices, onChanged }: EditorProps) {
  const notify = useNotify();
  const form = useRef<UseFormReturn | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [theirs, setTheirs] = useState<DeskListing | null>(null);
  // The form's `record` must never change: a new one would discard what was typed.
  const [begun] = useState(() => getForm(listing));
  const [base, setBase] = useState(begun);
  const { number, status, may } = listing;

  const taken = (saved: DeskListing): void => {
    const next = getForm(saved);
    onChanged(saved);
    setBase(next);
    setAnswers({});
    setTheirs(null);
    form.current?.reset(next);
  };

  /** Shows what it can of a problem and returns the errors of the form's own fields. */
  const rejected = (error: unknown): Record<string, string> => {
    const { message, status, body } = error as Error & { status?: number; body?: ProblemBody };
    if (status === 409 && body?.current) setTheirs(body.current as unknown as DeskListing);
    else notify(message, { type: "error" });
    const errors = body?.errors ?? {};
    if (Object.keys(errors).some((key) => /^(questions|answers)\./.test(key))) focusQuestions();
    return Object.fromEntries(Object.entries(errors).filter(([key]) => !/^(questions|answers)\./.test(key)));
  };

  const save = async (fields: Fields, version = listing.version): Promise<DeskListing> =>
    call<DeskListing>(`/listings/${number}`, "PUT", { version, fields: withNumbers(fields), answers: said(answers) });

  const onSubmit = async (fields: Fields) => {
    try {
      taken(await save(fields));
      notify(m.desk_saved(), { type: "success" });
      return undefined;
    } catch (error) {
      return { ...UNSAVED, ...rejected(error) };
    }
  };

  /** Changes the status. Publishing saves the form first, so that the public page shows what was typed. */
  const change = async (to: string, particulars: object = {}): Promise<Record<string, string>> => {
    try {
      let { version } = listing;
      if (to === "active" && may.write) {
        const saved = await save(form.current?.getValues() ?? base);
        taken(saved);
        version = saved.version;
      }
      const body = { to, ...particulars, ...(to === "active" ? { version, answers: said(answers) } : {}) };
      const changed = await call<DeskListing>(`/listings/${number}/status`, "POST", body);
      onChanged(changed);
      notify(m.edit_status_changed({ status: STATUS_WORDS[changed.status]() }), { type: "success" });
      return {};
    } catch (error) {
      const errors = rejected(error);
      for (const [field, text] of Object.entries(errors)) form.current?.setError(field, { message: text });
      return errors;
    }
  };

  /** Resets the form to the other person's version and applies the fields to keep on top of it. */
  const settle = (mine: Fields): void => {
    if (!theirs) return;
    const next = getForm(theirs);
    form.current?.reset(next);
    for (const [name, value] of Object.entries(mine)) form.current?.setValue(name, value, { shouldDirty: true });
    onChanged(theirs);
    setBase(next);
    setTheirs(null);
  };

  return (
    <>
      <PageHead
        title={listing.fields.name || m.edit_unnamed()}
        lead={`${m.listing_number({ number: String(number) })} · ${STATUS_WORDS[status]()}`}
        actions={<ListingActions listing={listing} onStatus={change} onChanged={onChanged} />}
      />
      {!may.write && <Notice>{m.edit_read_only()}</Notice>}
      {status === "draft" && <Notice>{m.edit_draft_notice()}</Notice>}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <Form record={begun} onSubmit={onSubmit} warnWhenUnsavedChanges noValidate>
          <Held form={form} />
          {theirs && (
            <ConflictPanel
              base={base}
              mine={form.current?.getValues() ?? base}
              theirs={getForm(theirs)}
              onSettled={settle}
            />
          )}
          <fieldset disabled={!may.write} className="min-w-0">
            <ListingFields choices={choices} />
          </fieldset>
          {may.write && (
            <>
              <QuestionsPanel listing={listing} answers={answers} onAnswer={setAnswers} />
              <div className="sticky bottom-0 border-t border-rule bg-paper py-3">
                <SubmitButton label={m.edit_save()} />
              </div>
            </>
          )}
        </Form>
        <aside className="min-w-0 space-y-6">
          <PhotosPanel listing={listing} onChanged={onChanged} />
          <DocumentsPanel listing={listing} onChanged={onChanged} />
          <PreviewPanel listing={listing} />
          {status !== "draft" && <ViewsPanel path={`/views/listings/${number}`} title={m.desk_views_of()} />}
          {may.write && <HistoryPanel listing={listing} />}
        </aside>
      </div>
    </>
  );
}

/** Makes the form available outside its provider. */
function Held({ form }: { form: { current: UseFormReturn | null } }) {
  form.current = useFormContext();
  return null;
}

/** Drops empty answers. */
function said(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, reason]) => reason.trim() !== ""));
}

function focusQuestions(): void {
  document.getElementById("questions")?.focus();
}
