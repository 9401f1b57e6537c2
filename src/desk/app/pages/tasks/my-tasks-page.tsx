import type { ShownTask } from "#domain/deals/tasks/task.ts";
import { m } from "#messages/messages.js";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { CalendarSection } from "./calendar-section.tsx";
import { getToday, TaskList } from "./task-list.tsx";

/** The signed-in person's open tasks, overdue first, and their calendar. */
export function MyTasksPage() {
  const { response, error, reload } = useDeskQuery<{ data: ShownTask[]; total: number }>("/tasks");
  const today = getToday();
  const isOverdue = ({ due_on }: ShownTask) => due_on < today;
  const groups: (readonly [label: string, isIn: (task: ShownTask) => boolean])[] = [
    [m.task_overdue(), isOverdue],
    [m.task_today(), ({ due_on }) => due_on === today],
    [m.task_upcoming(), ({ due_on }) => due_on > today],
  ];
  return (
    <>
      <PageHead title={m.task_title()} lead={m.task_lead()} />
      {error && <Notice tone="wrong">{error}</Notice>}
      {!response && !error && <p className="text-ink-soft">{m.desk_loading()}</p>}
      {response?.data.length === 0 && <Notice>{m.task_none_open()}</Notice>}
      {response &&
        groups.map(([label, isIn]) => {
          const tasks = response.data.filter(isIn);
          return tasks.length === 0 ? null : (
            <section key={label} className="mb-8" aria-label={label}>
              <h2 className="mb-3 text-xl">
                {label} <span className="text-ink-soft">{tasks.length}</span>
              </h2>
              <TaskList tasks={tasks} showsSubject onChanged={reload} />
            </section>
          );
        })}
      {response && response.total > response.data.length && (
        <p className="mb-8 text-ink-soft">{m.deal_board_more({ count: response.total - response.data.length })}</p>
      )}
      <CalendarSection />
    </>
  );
}
