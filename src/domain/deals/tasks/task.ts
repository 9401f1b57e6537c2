import type { TaskRow } from "./task-queries.ts";

/** A task as the desk shows it. */
export interface ShownTask {
  id: string;
  version: number;
  title: string;
  due_on: string;
  done: boolean;
  /** The page of the deal, lead or listing at the desk. */
  path: string;
  about: string | null;
  assignee: string | null;
  /** Whether it is assigned to one person rather than to the person responsible at the time. */
  is_personal: boolean;
}

export function getTaskPath({ deal_id, lead_id, listing_number }: TaskRow): string {
  return deal_id ? `/deals/${deal_id}` : lead_id ? `/leads/${lead_id}` : `/listings/${listing_number}`;
}

export function toShownTask(task: TaskRow): ShownTask {
  const { id, version, title, due_on, done_at, about, assignee, account_id } = task;
  return {
    id,
    version,
    title,
    due_on,
    about,
    assignee,
    done: done_at !== null,
    path: getTaskPath(task),
    is_personal: account_id !== null,
  };
}
