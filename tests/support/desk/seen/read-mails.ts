import { createEmailJobs } from "../../../../src/jobs/email-jobs.ts";
import type { Desk } from "./seen-case.ts";

/** Writes the queued emails and returns all that an address has got, as text. */
export async function readMails({ context }: Desk, address: string): Promise<string> {
  const jobs = createEmailJobs({ ...context, viewer: { role: "system" } });
  for (const [name, handle] of Object.entries(jobs))
    await context.queue.work(name, handle as (data: unknown) => Promise<void>);
  await context.queue.runAll();
  const mails = await context.db
    .selectFrom("outbox")
    .select(["subject", "text"])
    .where("to_address", "=", address)
    .execute();
  return mails.map(({ subject, text }) => `${subject}\n${text}`).join("\n");
}
