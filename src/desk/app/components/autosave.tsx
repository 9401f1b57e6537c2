import { useRecordContext, useResourceContext } from "ra-core";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { m } from "#messages/messages.js";
import { call } from "../data/call.ts";
import { formatTime } from "./format-time.ts";
import { Notice } from "./notice.tsx";
import { useDeskQuery } from "./use-desk-query.ts";

/** How long typing must pause before it is stored. */
const PAUSE_MS = 2_000;

interface Draft {
  data: Record<string, unknown>;
  saved_at: string;
}

/** Stores what is typed into the form around it, and offers to restore it after the page was left without saving. */
export function Autosave({ names }: { names: readonly string[] }) {
  const path = `/drafts/${useResourceContext()}-${useRecordContext()?.id ?? "new"}`;
  const { response } = useDeskQuery<{ draft: Draft | null }>(path);
  const { setValue } = useFormContext();
  const [isDone, setIsDone] = useState(false);
  useDraft(path, names);
  const draft = response?.draft;
  if (!draft || isDone) return null;
  const restore = (): void => {
    for (const [name, value] of Object.entries(draft.data)) setValue(name, value, { shouldDirty: true });
    setIsDone(true);
  };
  const discard = (): void => {
    setIsDone(true);
    call(path, "DELETE").catch(() => {});
  };
  return (
    <Notice title={m.desk_draft_found({ time: formatTime(draft.saved_at) })}>
      <button type="button" className="button button-quiet mt-2 mr-3" onClick={restore}>
        {m.desk_draft_restore()}
      </button>
      <button type="button" className="link min-h-6 cursor-pointer" onClick={discard}>
        {m.desk_draft_discard()}
      </button>
    </Notice>
  );
}

/** Stores the form's fields a moment after each change, until the form is saved. */
function useDraft(path: string, names: readonly string[]): void {
  const { subscribe, getValues, formState } = useFormContext();
  const { isDirty, isSubmitting, isSubmitSuccessful } = formState;
  const state = useRef({ isDirty, isSubmitting });
  state.current = { isDirty, isSubmitting };
  const fields = useRef(names);
  fields.current = [...names, "version"];
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasStored = useRef(false);
  useEffect(() => {
    const store = (): void => {
      if (!state.current.isDirty || state.current.isSubmitting) return;
      hasStored.current = true;
      const data = Object.fromEntries(fields.current.map((name) => [name, getValues(name)]));
      // What can't be stored now is stored after the next change; the form still has it.
      call(path, "PUT", { data }).catch(() => {});
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(store, PAUSE_MS);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, [path, subscribe, getValues]);
  useEffect(() => {
    if (!isSubmitSuccessful) return;
    clearTimeout(timer.current);
    if (hasStored.current) call(path, "DELETE").catch(() => {});
    hasStored.current = false;
  }, [isSubmitSuccessful, path]);
}
