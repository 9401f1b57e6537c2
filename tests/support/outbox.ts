import { expect } from "vitest";
import { ask } from "./ask.ts";

export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: unknown[];
  created_at: string;
  status: string;
}

/** The mails a running site has written, newest first; all, or those to one address. */
export async function outbox(origin: string, to?: string): Promise<OutboxMail[]> {
  const { status, body } = await ask(origin, `/api/outbox${to ? `?to=${encodeURIComponent(to)}` : ""}`);
  if (status !== 200) throw new Error(`The outbox answered ${status}: ${body}`);
  return (JSON.parse(body) as { data: OutboxMail[] }).data;
}

/** The one mail to an address, once the job that writes it has run. */
export async function mailTo(origin: string, to: string): Promise<OutboxMail> {
  await expect.poll(() => outbox(origin, to)).toHaveLength(1);
  const [mail] = await outbox(origin, to);
  return mail as OutboxMail;
}
