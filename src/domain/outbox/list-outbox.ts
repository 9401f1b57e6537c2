import type { Context } from "#domain/context.ts";
import { type OutboxRow, selectNewestMails } from "./outbox-queries.ts";

/** An email as the desk and `GET /api/outbox` show it. */
export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: OutboxRow["attachments"];
  /** ISO 8601, UTC. */
  created_at: string;
  status: OutboxRow["status"];
}

/** Returns the newest emails, all or those to one address. The caller must check permission. */
export async function listOutbox(
  { db }: Context,
  { to, limit }: { to?: string | undefined; limit: number },
): Promise<OutboxMail[]> {
  return (await selectNewestMails(db, to, limit)).map(toShownMail);
}

function toShownMail(row: OutboxRow): OutboxMail {
  return {
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    text: row.text,
    html: row.html,
    headers: { ...(row.reply_to ? { "Reply-To": row.reply_to } : {}), ...row.headers },
    attachments: row.attachments,
    created_at: row.created_at.toISOString(),
    status: row.status,
  };
}
