import { useId } from "react";
import { m } from "#messages/messages.js";
import { formatDay } from "../../deals/deal-labels.ts";
import { getFollowUpDay } from "../../tasks/follow-up-day.ts";

interface FollowUpProps {
  /** The task's due day as `YYYY-MM-DD`; null for no task. */
  day: string | null;
  onChange(day: string | null): void;
}

/** Whether to add a task with the answer or the call, and for which day. */
export function FollowUp({ day, onChange }: FollowUpProps) {
  const id = useId();
  const suggested = getFollowUpDay(new Date());
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <label className="flex min-h-8 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={day !== null}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? suggested : null)}
        />
        {m.desk_lead_follow_up({ day: formatDay(day || suggested) })}
      </label>
      {day !== null && (
        <>
          <label htmlFor={id} className="sr-only">
            {m.task_due()}
          </label>
          <input
            id={id}
            type="date"
            className="input max-w-48"
            value={day}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </>
      )}
    </div>
  );
}
