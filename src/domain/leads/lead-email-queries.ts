import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { selectReceivedReplies } from "./replies/reply-queries.ts";

export function selectLatestInquiry(db: Db, leadId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("enquiries")
    .select("id")
    .where("lead_id", "=", leadId)
    .orderBy("received_at", "desc")
    .executeTakeFirst();
}

/** An unanswered email from a lead's person, or from someone who wrote from another address. */
export interface WaitingReply {
  text: string;
  email: string;
  isOtherAddress: boolean;
}

/** Selects the latest email since a lead began to wait, preferably from an address of its person; null without one. */
export async function selectWaitingReply(db: Db, leadId: string, since: Date): Promise<WaitingReply | null> {
  const row = await db
    .selectFrom("lead_events")
    .select(["text", "details"])
    .where("lead_id", "=", leadId)
    .where("kind", "=", "reply")
    .where("happened_at", ">=", since)
    .orderBy(sql`coalesce(details ->> 'other_address', 'false')`)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (!row) return null;
  const { email, other_address } = row.details;
  return { text: row.text ?? "", email: String(email), isOtherAddress: other_address === true };
}

export function selectAgentForMail(db: Db, id: number) {
  return db
    .selectFrom("agents")
    .select(["name", "role", "email", "phone", "extension"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** `event_id` is the event of the answer, or null for the platform's own emails. */
export interface ThreadedMail {
  message_id: string;
  subject: string;
  event_id: number | null;
}

/**
 * Selects the emails to and from this address that an answer follows: acknowledgments, answers and replies, oldest
 * first.
 */
export async function selectThread(db: Db, leadId: string, email: string): Promise<ThreadedMail[]> {
  const inquiries = await db
    .selectFrom("enquiries")
    .select("id")
    .where("lead_id", "=", leadId)
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .execute();
  const answers = await db
    .selectFrom("lead_events")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("kind", "=", "answer")
    .execute();
  const replies = await selectReceivedReplies(db, leadId, email);
  const answerKeys = new Map(answers.map(({ id }) => [`lead-event:${id}`, id]));
  const keys = [...inquiries.map(({ id }) => `enquiry:${id}:visitor`), ...answerKeys.keys()];
  if (keys.length + replies.length === 0) return [];
  const mails = await db
    .selectFrom("outbox")
    .select(["key", "headers", "subject", "created_at"])
    .where("key", "in", [...keys, ""])
    .where(sql`lower(to_address)`, "=", email.toLowerCase())
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const sent = mails.flatMap(({ key, headers, subject, created_at }) => {
    const message_id = headers["Message-ID"];
    return message_id ? [{ message_id, subject, event_id: answerKeys.get(key) ?? null, at: created_at }] : [];
  });
  const received = replies.map(({ id, happened_at, ...reply }) => ({ ...reply, event_id: id, at: happened_at }));
  return [...sent, ...received].sort((a, b) => a.at.getTime() - b.at.getTime()).map(({ at: _, ...mail }) => mail);
}
