import type { Context, Jobs } from "#domain/context.ts";
import { runScheduledJob } from "#domain/jobs/do-by-clock.ts";
import { sendStranded } from "#domain/outbox/send-stranded.ts";
import type { IndexNow } from "#integrations/index-now.ts";
import { accountMails } from "./account-mails.ts";
import { inquiryMails } from "./inquiry-mails.ts";
import { leadMails } from "./lead-mails.ts";
import { createNdaMails } from "./nda-mails.ts";
import { notifySearchEngines } from "./notify-search-engines.ts";
import { sellerDraftMails } from "./seller-draft-mail.ts";
import { type Mailing, mailSending } from "./send-mail.ts";
import { SCHEDULE } from "./timetable.ts";
import { weeklyDigest } from "./weekly-digest.ts";

export type { Mailing } from "./send-mail.ts";

export type Handlers = { [Name in keyof Jobs]: (data: Jobs[Name]) => Promise<void> };

/** Returns the handlers of all event-driven jobs. */
function createHandlers(context: Context, mailing: Mailing, searchEngines: IndexNow | null): Handlers {
  return {
    "enquiry-mails": inquiryMails(context),
    "seller-draft-mail": sellerDraftMails(context),
    "send-mail": mailSending(context, mailing),
    "account-mail": accountMails(context),
    "lead-mail": leadMails(context),
    "nda-mails": createNdaMails(context),
    "tell-search-engines": notifySearchEngines(context, searchEngines),
    "weekly-digest": weeklyDigest(context),
  };
}

/** Lets this process enqueue jobs for other processes. */
export async function openQueue(platform: Context): Promise<void> {
  const unsent: Mailing = { sender: null, from: "", rate: 1 };
  await platform.queue.start(Object.keys(createHandlers(platform, unsent, null)));
}

/** How often a process checks for due scheduled jobs. */
const TICK_MS = 60_000;

/**
 * Starts the queue and its workers in this process. Workers stop with the context's queue, scheduled jobs with `stop`.
 */
export async function startJobs(
  platform: Context,
  mailing: Mailing,
  searchEngines: IndexNow | null = null,
): Promise<{ stop(): void }> {
  const context: Context = { ...platform, viewer: { role: "system" } };
  const handlers = Object.entries(createHandlers(context, mailing, searchEngines));
  await context.queue.start(handlers.map(([name]) => name));
  for (const [name, handle] of handlers) {
    // `enqueue` ensures that a queue holds only data of its own job.
    await context.queue.work(name, handle as (data: unknown) => Promise<void>);
  }
  if (mailing.sender) await sendStranded(context);
  const timer = setInterval(() => void runInOrder(context), TICK_MS).unref();
  return { stop: () => clearInterval(timer) };
}

async function runInOrder(context: Context): Promise<void> {
  for (const work of SCHEDULE) {
    // The database may be down. Errors of the job itself are stored.
    await runScheduledJob(context, work).catch((error) =>
      context.log.error({ err: error }, "scheduled job did not start"),
    );
  }
}
