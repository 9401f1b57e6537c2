import { sendAlertPush } from "#domain/buyers/alerts/devices/send-alert-push.ts";
import type { Context, Jobs } from "#domain/context.ts";
import { sendPush } from "#domain/leads/push/send-push.ts";
import { sendStranded } from "#domain/outbox/send-stranded.ts";
import { sendFeed } from "#domain/partners/send-feed.ts";
import type { IndexNow } from "#integrations/index-now.ts";
import { createPublicClient, type PublicClient } from "#integrations/public-client.ts";
import type { PushSender } from "#integrations/push/push-sender.ts";
import { runSpan } from "#lib/tracing.ts";
import { createWeeklyDigestJob } from "./create-weekly-digest-job.ts";
import { createEmailJobs } from "./email-jobs.ts";
import { notifySearchEngines } from "./notify-search-engines.ts";
import { SCHEDULE } from "./scheduled-jobs.ts";
import { createMailSender, type Mailing } from "./send-mail.ts";

export type { Mailing } from "./send-mail.ts";

export type Handlers = { [Name in keyof Jobs]: (data: Jobs[Name]) => Promise<void> };

/** The outside services that jobs use, other than the mail server. */
export interface OutsideServices {
  /** Null if the operator has set no key. */
  searchEngines?: IndexNow | null;
  partners?: PublicClient;
  /** Null in the demo, which sends no notifications. */
  push?: PushSender | null;
}

/** Returns the handlers of all event-driven jobs. */
function createHandlers(
  context: Context,
  mailing: Mailing,
  { searchEngines = null, partners = createPublicClient(), push = null }: OutsideServices,
): Handlers {
  return {
    ...createEmailJobs(context),
    "send-mail": createMailSender(context, mailing),
    "tell-search-engines": notifySearchEngines(context, searchEngines),
    "partner-feed": async ({ partner_id }) => void (await sendFeed(context, partners, partner_id)),
    "push-notification": (data) => sendPush(context, push, data),
    "alert-push": (data) => sendAlertPush(context, push, data),
    "weekly-digest": createWeeklyDigestJob(context),
  };
}

/** Lets this process enqueue jobs for other processes. */
export async function openQueue(platform: Context): Promise<void> {
  const unsent: Mailing = { sender: null, from: "", rate: 1 };
  await platform.queue.start(Object.keys(createHandlers(platform, unsent, {})));
}

/** Starts the queue with its workers and the schedule in this process. They stop with the context's queue. */
export async function startJobs(platform: Context, mailing: Mailing, services: OutsideServices = {}): Promise<void> {
  const context: Context = { ...platform, viewer: { role: "system" } };
  const handlers = Object.entries(createHandlers(context, mailing, services));
  await context.queue.start(
    handlers.map(([name]) => name),
    SCHEDULE.map(({ name, every_minutes, work }) => ({
      name,
      every_minutes,
      run: () => runSpan(`job ${name}`, "consumer", {}, () => work(context)),
    })),
  );
  for (const [name, handle] of handlers) {
    // `enqueue` ensures that a queue holds only data of its own job.
    const run = handle as (data: unknown) => Promise<void>;
    await context.queue.work(name, (data) => runSpan(`job ${name}`, "consumer", {}, () => run(data)));
  }
  if (mailing.sender) await sendStranded(context);
}
