import { type HttpError, useNotify } from "ra-core";
import { useId, useState } from "react";
import { Link } from "react-router";
import type { ShownTask } from "#domain/deals/tasks/task.ts";
import { m } from "#messages/messages.js";
import { call } from "../../data/call.ts";
import { formatDay } from "../deals/deal-labels.ts";
import { formatIsoDay } from "./follow-up-day.ts";
import { TaskDialog } from "./task-dialog.tsx";

/** Returns today's date in the reader's time zone, as `YYYY-MM-DD`. */
export const getToday = (): string => formatIsoDay(new Date());

interface ListProps {
  tasks: readonly ShownTask[];
  /** Whether to link each task to its deal, lead or listing. */
  showsSubject?: boolean;
  isReadOnly?: boolean;
  onChanged(): void;
}

/** Lists tasks, each with a checkbox that completes it. */
export function TaskList({ tasks, onChanged, ...shown }: ListProps) {
  const [edited, setEdited] = useState<ShownTask | null>(null);
  return (
    <>
      <ul className="grid gap-2">
        {tasks.map((task) => (
          <TaskItem key={task.id} task={task} {...shown} onChanged={onChanged} onEdit={() => setEdited(task)} />
        ))}
      </ul>
      {edited && (
        <TaskDialog
          task={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}

interface ItemProps extends Omit<ListProps, "tasks"> {
  task: ShownTask;
  onEdit(): void;
}

function TaskItem({ task, showsSubject, isReadOnly, onChanged, onEdit }: ItemProps) {
  const id = useId();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const toggle = async (): Promise<void> => {
    setBusy(true);
    try {
      await call(`/tasks/${task.id}/done`, task.done ? "DELETE" : "PUT");
    } catch (error) {
      notify((error as HttpError).message, { type: "error" });
    }
    setBusy(false);
    onChanged();
  };
  const isOverdue = !task.done && task.due_on < getToday();
  return (
    <li className="flex items-start gap-3 border border-rule bg-sheet p-3">
      <input
        id={id}
        type="checkbox"
        className="size-6 shrink-0 accent-accent"
        checked={task.done}
        disabled={isBusy || isReadOnly}
        onChange={toggle}
      />
      <div className="min-w-0 grow">
        <label htmlFor={id} className={`wrap-anywhere ${task.done ? "text-ink-soft line-through" : "font-semibold"}`}>
          {task.title}
        </label>
        <p className="text-ink-soft">
          <span className={isOverdue ? "font-semibold text-signal" : undefined}>{formatDay(task.due_on)}</span>
          {task.assignee && <> · {task.assignee}</>}
          {showsSubject && (
            <>
              {" · "}
              <Link to={task.path} className="link inline-block min-h-6 wrap-anywhere">
                {task.about ?? m.deal_buyer_erased()}
              </Link>
            </>
          )}
        </p>
      </div>
      {!isReadOnly && !task.done && (
        <button
          type="button"
          className="link min-h-6 shrink-0 cursor-pointer"
          aria-label={m.task_edit_named({ title: task.title })}
          onClick={onEdit}
        >
          {m.edit()}
        </button>
      )}
    </li>
  );
}
