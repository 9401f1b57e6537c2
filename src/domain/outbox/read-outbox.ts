import type { Context } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { countPages } from "#lib/pages.ts";
import { type OutboxFilters, type OutboxLine, type OutboxRow, selectMails } from "./outbox-queries.ts";

export const MAIL_STATUSES = [
  "waiting",
  "sending",
  "sent",
  "failed",
  "unclear",
  "blocked",
  "unwanted",
  "held",
] as const satisfies OutboxRow["status"][];

/** An email with its delivery status. Times are ISO 8601 UTC. */
export interface ShownMail extends Omit<OutboxLine, "created_at" | "sent_at" | "next_try_at"> {
  created_at: string;
  sent_at: string | null;
  next_try_at: string | null;
}

export interface OutboxPage {
  data: ShownMail[];
  meta: { page: number; per_page: number; total: number; pages: number };
}

/** Returns a page of all emails, newest first, for head office. @throws NotSignedIn, NotAllowed */
export async function readOutbox(context: Context, filters: OutboxFilters): Promise<OutboxPage> {
  authorize(context, "outbox.read");
  const { data, total } = await selectMails(context.db, filters);
  const { page, per_page } = filters;
  return {
    data: data.map(({ created_at, sent_at, next_try_at, ...mail }) => ({
      ...mail,
      created_at: created_at.toISOString(),
      sent_at: sent_at?.toISOString() ?? null,
      next_try_at: next_try_at?.toISOString() ?? null,
    })),
    meta: { page, per_page, total, pages: countPages(total, per_page) },
  };
}
