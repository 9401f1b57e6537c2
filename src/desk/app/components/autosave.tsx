import { useRecordContext, useResourceContext } from "ra-core";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { m } from "#messages/messages.js";
import { call } from "../data/call.ts";
import { formatTime } from "./format-time.ts";
import { Notice } from "./notice.tsx";
import { useDeskQuery } from "./use-desk-query.ts";

/** How long typing must pause before the form is stored. */
const PAUSE_MS = 2_000;

interface Draft {
  data: Record<string, unknown>;
  saved_at: string;
}

interface AutosaveProps {
  /** The fields to store; by default those that were changed, so that a restored draft leaves all others as they are. */
  names?: readonly string[];
  /** The draft's name; by default, the record's. */
  subject?: string;
}

/** Stores what is typed into the surrounding form, and offers to restore it if the page was left without saving. */
export function Autosave({ names, subject }: AutosaveProps) {
  const own = `${useResourceContext()}-${useRecordContext()?.id ?? "new"}`;
  const path = `/drafts/${subject ?? own}`;
  const { response } = useDeskQuery<{ draft: Draft | null }>(path);
  const { setValue } = useFormContext();
  const [isDone, setIsDone] = useState(false);
  const markStored = useDraft(path, names);
  const draft = response?.draft;
  if (!draft || isDone) return null;
  const restore = (): void => {
    for (const [name, value] of Object.entries(draft.data)) setValue(name, value, { shouldDirty: true });
    markStored();
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

/**
 * Stores the form's fields a moment after each change, until the form is saved or has no changes. Returns a function to
 * call when a stored draft has been restored.
 */
function useDraft(path: string, names: readonly string[] | undefined): () => void {
  const { subscribe, getValues, formState } = useFormContext();
  const { isDirty, dirtyFields, isSubmitting, isSubmitSuccessful } = formState;
  const state = useRef({ isDirty, isSubmitting, dirtyFields });
  state.current = { isDirty, isSubmitting, dirtyFields };
  const fields = useRef(names);
  fields.current = names;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasStored = useRef(false);
  const storing = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const store = (): void => {
      if (!state.current.isDirty || state.current.isSubmitting) return;
      hasStored.current = true;
      const stored = fields.current ? [...fields.current, "version"] : Object.keys(state.current.dirtyFields);
      const data = Object.fromEntries(stored.map((name) => [name, getValues(name)]));
      // If storing fails, the next change stores it; the form still has the text.
      storing.current = call(path, "PUT", { data }).catch(() => {});
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
    if (isDirty && !isSubmitSuccessful) return;
    clearTimeout(timer.current);
    // Deletes the draft, so that it isn't offered again as unsaved text.
    if (hasStored.current) storing.current.then(() => call(path, "DELETE")).catch(() => {});
    hasStored.current = false;
  }, [isDirty, isSubmitSuccessful, path]);
  return () => {
    hasStored.current = true;
  };
}
