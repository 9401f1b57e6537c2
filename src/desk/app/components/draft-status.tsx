import { useFormState } from "react-hook-form";
import { m } from "#messages/messages.js";
import { formatTime } from "./format-time.ts";

interface DraftStatusProps {
  /** The label of the button that saves. */
  submit: string;
  /** Whether colleagues who open the record see the draft. */
  isShared: boolean;
  /** When the draft was stored; null if storing has failed, undefined if it hasn't been stored yet. */
  storedAt: Date | null | undefined;
}

/** Says where the unsaved text of the surrounding form is stored, and who sees it. */
export function DraftStatus({ submit, isShared, storedAt }: DraftStatusProps) {
  const { isDirty } = useFormState();
  const isStored = isDirty && storedAt !== undefined;
  return (
    <div className="mt-2 max-w-prose text-ink-soft">
      <p>{isShared ? m.desk_draft_where({ button: submit }) : m.desk_draft_where_own({ button: submit })}</p>
      <p role="status">
        {isStored && (storedAt ? m.desk_draft_stored({ time: formatTime(storedAt) }) : m.desk_draft_not_stored())}
      </p>
    </div>
  );
}
