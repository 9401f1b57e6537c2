import { Form, useNotify } from "ra-core";
import { useRef, useState } from "react";
import { type UseFormReturn, useFormContext } from "react-hook-form";
import type { DeskListing } from "#domain/listings/editing/desk-listing.ts";
import type { ListingChoices } from "#domain/listings/editing/lists/list-choices.ts";
import { STATUS_LABELS } from "#domain/listings/status-labels.ts";
import { m } from "#messages/messages.js";
import { Autosave } from "../../components/autosave.tsx";
import { ButtonLink } from "../../components/button-link.tsx";
import { focusField, SubmitButton, UNSAVED } from "../../components/desk-form.tsx";
import { DraftStatus } from "../../components/draft-status.tsx";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { ViewsPanel } from "../../components/views/views-panel.tsx";
import { call, type ProblemBody } from "../../data/call.ts";
import { DealLinks } from "../deals/deal-links.tsx";
import { TasksPanel } from "../tasks/tasks-panel.tsx";
import { ListingFields } from "./form/listing-fields.tsx";
import { SectionNav } from "./form/section-nav.tsx";
import { toRequestFields } from "./form/to-request-fields.ts";
import { addMissingYears } from "./form/year-fields.tsx";
import { formatFreshness } from "./freshness-text.ts";
import { ConflictPanel } from "./parts/conflict-panel.tsx";
import { DocumentsPanel } from "./parts/documents-panel.tsx";
import { HistoryPanel } from "./parts/history-panel.tsx";
import { ListingActions } from "./parts/listing-actions.tsx";
import { MarketPanel } from "./parts/market-panel.tsx";
import { PhotosPanel } from "./parts/photos-panel.tsx";
import { PreviewPanel } from "./parts/preview-panel.tsx";
import { type Answers, QuestionsPanel } from "./parts/questions-panel.tsx";
import { SellerPanel } from "./parts/seller-panel.tsx";

interface EditorProps {
  listing: DeskListing;
  choices: ListingChoices;
  onChanged(listing: DeskListing): void;
}

type Fields = Record<string, unknown>;

/** Converts a listing to form values. The years that lenders ask for are added as empty rows. */
const toFormValues = ({ fields }: DeskListing): Fields => ({
  ...fields,
  yearly_financials: addMissingYears(fields.yearly_financials ?? []),
});

/** The editor of a listing, on one page. */
export function ListingEditor({ listing, choices, onChanged }: EditorProps) {
  const notify = useNotify();
  const form = useRef<UseFormReturn | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [theirs, setTheirs] = useState<DeskListing | null>(null);
  const [storedAt, setStoredAt] = useState<Date | null>();
  // The form's `record` must never change: a new one would discard what was typed.
  const [initial] = useState(() => toFormValues(listing));
  const [base, setBase] = useState(initial);
  const { number, status, may } = listing;

  const acceptSaved = (saved: DeskListing): void => {
    const next = toFormValues(saved);
    onChanged(saved);
    setBase(next);
    setAnswers({});
    setTheirs(null);
    form.current?.reset(next);
  };

  /** Notifies about a problem and returns the errors of the form's own fields. */
  const showProblem = (error: unknown): Record<string, string> => {
    const { message, status, body } = error as Error & { status?: number; body?: ProblemBody };
    if (status === 409 && body?.current) setTheirs(body.current as unknown as DeskListing);
    const errors = body?.errors ?? {};
    if (Object.keys(errors).some((key) => /^(questions|answers)\./.test(key))) focusQuestions();
    const fieldErrors = Object.entries(errors).filter(([key]) => !/^(questions|answers)\./.test(key));
    // The form announces rejected fields; a toast would cover some of them on a phone.
    if (status !== 409 && fieldErrors.length === 0) notify(message, { type: "error" });
    return Object.fromEntries(fieldErrors);
  };

  /** Also marks the fields with errors, and puts the cursor on the first. */
  const showFieldProblems = (error: unknown, focuses = true): Record<string, string> => {
    const errors = showProblem(error);
    const [first] = Object.keys(errors);
    for (const [field, text] of Object.entries(errors)) form.current?.setError(field, { message: text });
    if (first && focuses) focusField(document.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`));
    return errors;
  };

  const save = async (fields: Fields, version = listing.version): Promise<DeskListing> =>
    call<DeskListing>(`/listings/${number}`, "PUT", {
      version,
      fields: toRequestFields(fields),
      answers: dropEmptyAnswers(answers),
    });

  const onSubmit = async (fields: Fields) => {
    try {
      acceptSaved(await save(fields));
      notify(m.desk_saved(), { type: "success" });
      return undefined;
    } catch (error) {
      return { ...UNSAVED, ...showProblem(error) };
    }
  };

  /** Changes the status. Publishing saves the form first, so that the public page shows what was typed. */
  const changeStatus = async (to: string, details: object = {}): Promise<Record<string, string>> => {
    try {
      let { version } = listing;
      if (to === "active" && may.write) {
        const saved = await save(form.current?.getValues() ?? base);
        acceptSaved(saved);
        version = saved.version;
      }
      const body = { to, ...details, ...(to === "active" ? { version, answers: dropEmptyAnswers(answers) } : {}) };
      const changed = await call<DeskListing>(`/listings/${number}/status`, "POST", body);
      onChanged(changed);
      notify(m.edit_status_changed({ status: STATUS_LABELS[changed.status]() }), { type: "success" });
      return {};
    } catch (error) {
      // The sale's dialog focuses its own fields.
      return showFieldProblems(error, to === "active");
    }
  };

  /** Duplicates the listing as saved, so it asks to save unsaved changes first. */
  const duplicate = async (): Promise<DeskListing | null> => {
    const hasUnsaved = form.current?.formState.isDirty || Object.keys(dropEmptyAnswers(answers)).length > 0;
    if (hasUnsaved) {
      if (!window.confirm(m.edit_duplicate_unsaved())) return null;
      try {
        acceptSaved(await save(form.current?.getValues() ?? base));
      } catch (error) {
        showFieldProblems(error);
        return null;
      }
    }
    return call<DeskListing>(`/listings/${number}/duplicate`, "POST", {});
  };

  /** Resets the form to the other person's version, then sets the fields whose values this person keeps. */
  const resolveConflict = (mine: Fields): void => {
    if (!theirs) return;
    const next = toFormValues(theirs);
    form.current?.reset(next);
    for (const [name, value] of Object.entries(mine)) form.current?.setValue(name, value, { shouldDirty: true });
    onChanged(theirs);
    setBase(next);
    setTheirs(null);
  };

  return (
    <>
      <PageHead
        title={listing.fields.name || m.edit_no_headline()}
        lead={`${m.listing_number({ number: String(number) })} · ${STATUS_LABELS[status]()}${status === "active" ? ` · ${formatFreshness(listing)}` : ""}`}
        actions={
          <>
            <ButtonLink to={getContactsPath(number)} label={m.contacts_of_listing()} isQuiet />
            <ListingActions listing={listing} onStatus={changeStatus} onChanged={onChanged} onDuplicate={duplicate} />
          </>
        }
      />
      {!may.write && <Notice>{m.edit_read_only()}</Notice>}
      {status === "draft" && <Notice>{m.edit_draft_notice()}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <Form record={initial} onSubmit={onSubmit} warnWhenUnsavedChanges disableInvalidFormNotification noValidate>
          <FormRef form={form} />
          {may.write && (
            <>
              <SectionNav />
              <Autosave subject={`listings-${number}`} onStored={setStoredAt} />
            </>
          )}
          {theirs && (
            <ConflictPanel
              base={base}
              mine={form.current?.getValues() ?? base}
              theirs={toFormValues(theirs)}
              onResolved={resolveConflict}
            />
          )}
          <fieldset disabled={!may.write} className="min-w-0">
            <ListingFields choices={choices} />
          </fieldset>
          {may.write && (
            <>
              <QuestionsPanel listing={listing} answers={answers} onAnswer={setAnswers} />
              <div className="sticky bottom-0 border-t border-rule bg-paper py-3">
                <SubmitButton label={m.save()} />
              </div>
              <DraftStatus submit={m.save()} isShared={false} storedAt={storedAt} />
            </>
          )}
        </Form>
        <aside className="min-w-0 space-y-6">
          <MarketPanel key={`${listing.version} ${status}`} listing={listing} />
          {status !== "draft" && <DealLinks of={{ listing: number }} />}
          <TasksPanel on={{ listing: number }} writable={may.write} />
          <PhotosPanel listing={listing} onChanged={onChanged} />
          <DocumentsPanel listing={listing} onChanged={onChanged} />
          <PreviewPanel
            number={number}
            getFields={() => toRequestFields(form.current?.getValues() ?? base)}
            onProblem={showFieldProblems}
          />
          {status !== "draft" && <ViewsPanel path={`/views/listings/${number}`} title={m.desk_views_of()} />}
          {may.write && <SellerPanel number={number} />}
          {may.write && <HistoryPanel listing={listing} />}
        </aside>
      </div>
    </>
  );
}

/** Makes the form available outside its provider. */
function FormRef({ form }: { form: { current: UseFormReturn | null } }) {
  form.current = useFormContext();
  return null;
}

function dropEmptyAnswers(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, reason]) => reason.trim() !== ""));
}

/** Puts the cursor on the first question without a reason. */
function focusQuestions(): void {
  const section = document.getElementById("questions");
  const open = [...(section?.querySelectorAll("input") ?? [])].find(
    (input) => !input.value && input.dataset.answered === undefined,
  );
  (open ?? section)?.focus();
}

/** Returns the path of the contacts list, filtered by this listing. */
const getContactsPath = (number: number): string =>
  `/contacts?filter=${encodeURIComponent(JSON.stringify({ listing: String(number) }))}`;
