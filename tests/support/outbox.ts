import { expect } from "vitest";
import { sendRequest } from "./send-request.ts";

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

/** Returns the emails that a running site has written, newest first, optionally only those to one address. */
export async function readOutbox(origin: string, to?: string): Promise<OutboxMail[]> {
  const { status, body } = await sendRequest(origin, `/api/outbox${to ? `?to=${encodeURIComponent(to)}` : ""}`);
  if (status !== 200) throw new Error(`The outbox answered ${status}: ${body}`);
  return (JSON.parse(body) as { data: OutboxMail[] }).data;
}

/** Waits for the job that writes an email and returns the only one to an address. */
export async function waitForMail(origin: string, to: string): Promise<OutboxMail> {
  await expect.poll(() => readOutbox(origin, to)).toHaveLength(1);
  const [mail] = await readOutbox(origin, to);
  return mail as OutboxMail;
}
