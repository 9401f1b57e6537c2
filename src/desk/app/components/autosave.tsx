import { useRecordContext, useResourceContext } from "ra-core";
import { useCallback, useEffect, useRef, useState } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { m } from "#messages/messages.js";
import { call } from "../data/call.ts";
import { formatTime } from "./format-time.ts";
import { Notice } from "./notice.tsx";
import { useDeskQuery } from "./use-desk-query.ts";

/** How long after a change the form is stored. Further changes don't delay it, so that others see the text as it grows. */
const DELAY_MS = 1_000;

interface Draft {
  data: Record<string, unknown>;
  saved_at: string;
}

interface AutosaveProps {
  /** The fields to store; by default those that were changed, so that a restored draft leaves all others as they are. */
  names?: readonly string[];
  /** The draft's name; by default, the record's. */
  subject?: string;
  /** Is called with the time when the form is stored, and with null when storing fails. */
  onStored?(time: Date | null): void;
}

/** Stores what is typed into the surrounding form, and offers to restore it if the page was left without saving. */
export function Autosave({ names, subject, onStored }: AutosaveProps) {
  const own = `${useResourceContext()}-${useRecordContext()?.id ?? "new"}`;
  const path = `/drafts/${subject ?? own}`;
  const { response } = useDeskQuery<{ draft: Draft | null }>(path);
  const { setValue } = useFormContext();
  const { isSubmitSuccessful } = useFormState();
  const [isDone, setIsDone] = useState(false);
  const markStored = useDraft(path, names, onStored);
  const draft = response?.draft;
  // Saving something else answers the question, too.
  useEffect(() => {
    if (isSubmitSuccessful) setIsDone(true);
  }, [isSubmitSuccessful]);
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
 * Stores the form's fields a moment after each change, until the form is saved or nothing is changed anymore. Returns a
 * function that says that a draft is stored.
 */
function useDraft(path: string, names: AutosaveProps["names"], onStored: AutosaveProps["onStored"]): () => void {
  const { subscribe, getValues, formState } = useFormContext();
  const { isDirty, dirtyFields, isSubmitting, isSubmitSuccessful } = formState;
  const state = useRef({ isDirty, isSubmitting, dirtyFields });
  state.current = { isDirty, isSubmitting, dirtyFields };
  const options = useRef({ names, onStored });
  options.current = { names, onStored };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasStored = useRef(false);
  const storing = useRef<Promise<unknown>>(Promise.resolve());
  const stop = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  useEffect(() => {
    const store = (): void => {
      timer.current = undefined;
      if (!state.current.isDirty || state.current.isSubmitting) return;
      hasStored.current = true;
      const { names } = options.current;
      const stored = names ? [...names, "version"] : Object.keys(state.current.dirtyFields);
      const data = Object.fromEntries(stored.map((name) => [name, getValues(name)]));
      // One after the other, so that the newest text is stored last. If storing fails, the next change stores it.
      storing.current = storing.current
        .then(() => call(path, "PUT", { data }))
        .then(
          () => options.current.onStored?.(new Date()),
          () => options.current.onStored?.(null),
        );
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        timer.current ??= setTimeout(store, DELAY_MS);
      },
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [path, subscribe, getValues, stop]);
  useEffect(() => {
    if (isDirty && !isSubmitSuccessful) return;
    stop();
    // Deleted once the draft has been restored, so that it isn't offered again as unsaved text.
    if (hasStored.current) storing.current.then(() => call(path, "DELETE")).catch(() => {});
    hasStored.current = false;
  }, [isDirty, isSubmitSuccessful, path, stop]);
  return () => {
    hasStored.current = true;
  };
}
