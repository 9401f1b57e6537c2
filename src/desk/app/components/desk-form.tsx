import {
  CreateBase,
  EditBase,
  Form,
  type HttpError,
  type RaRecord,
  useNotify,
  useRecordContext,
  useSaveContext,
} from "ra-core";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import { m } from "#messages/messages.js";
import type { ProblemBody } from "../data/call.ts";
import { recordMutationOptions, recordQueryOptions } from "../data/record-query-options.ts";
import { Autosave } from "./autosave.tsx";
import { type Conflict, ConflictNotice } from "./conflict-notice.tsx";
import { DraftStatus } from "./draft-status.tsx";
import { Notice } from "./notice.tsx";
import { PageHead } from "./page-head.tsx";

/** The error to return when a save fails without naming a field. ra-core counts a submit without errors as saved. */
export const UNSAVED = { "root.unsaved": "unsaved" };

interface FormPageProps {
  /** A function gets the record once it has loaded. */
  title: string | ((record: RaRecord) => string);
  lead?: string;
  actions?: ReactNode;
  submit: string;
  /** The fields to send, with their labels. Other fields of the record are not sent, except `version` if it has one. */
  fieldLabels: Readonly<Record<string, string>>;
  /** Where to go after saving; the list by default. `false` stays on the page. */
  redirect?: "list" | "edit" | "show" | false;
  children: ReactNode;
  /** Whether to store what is typed until it is saved. */
  autosaves?: boolean;
  /** Content between the head and the form. */
  renderAbove?(record: RaRecord): ReactNode;
  /** Shows a record that the person may not change. If it returns nothing, the form is shown. */
  renderInstead?(record: RaRecord): ReactNode;
  /** Content below the form. */
  renderBelow?(record: RaRecord): ReactNode;
}

const ShowConflict = createContext<(conflict: Conflict) => void>(() => {});

/** Returns a function that shows what someone else has saved, for parts of an edit page that save by themselves. */
export const useShowConflict = () => useContext(ShowConflict);

/** A page to edit a record. */
export function EditPage({ fieldLabels, redirect = "list", ...page }: FormPageProps) {
  const { conflict, setConflict, hasFailed, onError } = useSaveErrors();
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={redirect}
      transform={(data: Record<string, unknown>) => pickFields(data, Object.keys(fieldLabels))}
      queryOptions={recordQueryOptions}
      mutationOptions={{ ...recordMutationOptions, onError }}
    >
      <ShowConflict value={setConflict}>
        <FormContent
          {...page}
          conflict={conflict}
          hasFailed={hasFailed}
          labels={fieldLabels}
          onResolved={() => setConflict(null)}
          needsRecord
        />
      </ShowConflict>
    </EditBase>
  );
}

interface CreatePageProps extends FormPageProps {
  /** The initial values of fields. */
  defaults?: Partial<RaRecord>;
}

/** A page to create a record. A link to it can fill in fields with its `state.record`. */
export function CreatePage({ fieldLabels, redirect = "list", defaults, ...page }: CreatePageProps) {
  const { hasFailed, onError } = useSaveErrors();
  return (
    <CreateBase
      {...(defaults && { record: defaults })}
      redirect={redirect}
      transform={(data: Record<string, unknown>) => pickFields(data, Object.keys(fieldLabels))}
      mutationOptions={{ onError }}
    >
      <FormContent {...page} labels={fieldLabels} conflict={null} hasFailed={hasFailed} onResolved={() => {}} />
    </CreateBase>
  );
}

/** Handles a failed save: shows both versions on a conflict, and the message of a problem that names no field. */
function useSaveErrors() {
  const notify = useNotify();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const hasFailed = useRef(false);
  const onError = (error: unknown): void => {
    hasFailed.current = true;
    const { message, status, body } = error as HttpError & { body?: ProblemBody };
    if (status === 409 && body?.current) setConflict({ message, current: body.current });
    // The form marks rejected fields and announces them; a toast would cover some of them on a phone.
    else if (Object.keys(body?.errors ?? {}).length === 0) notify(message, { type: "error" });
  };
  return { conflict, setConflict, hasFailed, onError };
}

function pickFields(data: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name) || name === "version"));
}

interface FormContentProps extends Omit<FormPageProps, "fieldLabels" | "redirect"> {
  labels: Readonly<Record<string, string>>;
  conflict: Conflict | null;
  /** Whether the latest save failed. */
  hasFailed: { current: boolean };
  onResolved(): void;
  /** Whether to wait until the record has loaded. */
  needsRecord?: boolean;
}

function FormContent({ title, lead, actions, submit, children, renderBelow, ...form }: FormContentProps) {
  const { labels, conflict, hasFailed, onResolved, needsRecord, autosaves, renderAbove, renderInstead } = form;
  const record = useRecordContext();
  const { save } = useSaveContext();
  const [storedAt, setStoredAt] = useState<Date | null>();
  const onSubmit = async (values: Record<string, unknown>): Promise<object | undefined> => {
    hasFailed.current = false;
    const errors = await save?.(values);
    return errors ?? (hasFailed.current ? UNSAVED : undefined);
  };
  if (needsRecord && !record) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  return (
    <>
      <PageHead
        title={typeof title === "string" ? title : record ? title(record) : ""}
        {...(lead && { lead })}
        actions={actions}
      />
      {record && renderAbove?.(record)}
      {(record && renderInstead?.(record)) || (
        <Form onSubmit={onSubmit as never} warnWhenUnsavedChanges disableInvalidFormNotification noValidate>
          {autosaves && <Autosave names={Object.keys(labels)} onStored={setStoredAt} />}
          {conflict && <ConflictNotice {...conflict} labels={labels} onResolved={onResolved} />}
          {children}
          <SubmitButton label={submit} />
          {autosaves && <DraftStatus submit={submit} isShared={Boolean(needsRecord)} storedAt={storedAt} />}
        </Form>
      )}
      {record && renderBelow && <div className="mt-10">{renderBelow(record)}</div>}
    </>
  );
}

/** The submit button of the surrounding form. If fields are rejected, the first one gets the focus. */
export function SubmitButton({ label }: { label: string }) {
  const { isSubmitting, submitCount, errors } = useFormState();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusField(button.current?.form?.querySelector("[aria-invalid=true]"));
  }, [submitCount, isSubmitting]);
  const { root: _, ...rejected } = errors;
  return (
    <>
      {Object.keys(rejected).length > 0 && <Notice tone="wrong">{m.field_check_marked()}</Notice>}
      <button ref={button} type="submit" className="button" disabled={isSubmitting}>
        {label}
      </button>
    </>
  );
}

/** Focuses a field, also in a section that is closed or below a bar that stays at the edge of the window. */
export function focusField(field: HTMLElement | null | undefined): void {
  const section = field?.closest("details");
  if (section) section.open = true;
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
