import type { Context } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { selectReminded } from "./reminder-queries.ts";
import { getTaskPath } from "./task.ts";
import { selectMyTasks } from "./task-queries.ts";

/** Max tasks listed in a reminder. */
const MAX_LISTED = 20;

/** The data of the reminder of due tasks. */
export interface TaskEmail {
  key: string;
  email: string;
  locale: Locale;
  /** Today in the reader's time zone, `YYYY-MM-DD`. */
  today: string;
  tasks: { id: string; title: string; due_on: string; about: string | null; path: string }[];
}

/** Loads the data of the email. Null if the tasks were done in the meantime, or the reader can't sign in anymore. */
export async function getTaskEmail(
  { db, clock, edition, network }: Pick<Context, "db" | "clock" | "edition" | "network">,
  { account_id, reminded_at }: { account_id: number; reminded_at: string },
): Promise<TaskEmail | null> {
  const reader = await selectReminded(db, account_id);
  if (!reader) return null;
  const today = getToday(clock(), reader.time_zone ?? edition.time_zone);
  const tasks = await selectMyTasks(db, reader, MAX_LISTED, today);
  if (tasks.length === 0) return null;
  return {
    key: `task-reminder:${account_id}:${reminded_at}`,
    email: reader.email,
    locale: network.locales.find((locale) => locale === reader.locale) ?? network.locales[0],
    today,
    tasks: tasks.map((task) => ({
      id: task.id,
      title: task.title,
      due_on: task.due_on,
      about: task.about,
      path: getTaskPath(task),
    })),
  };
}

/** Returns the date in a time zone, `YYYY-MM-DD`. */
export function getToday(now: Date, time_zone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: time_zone, dateStyle: "short" }).format(now);
}
