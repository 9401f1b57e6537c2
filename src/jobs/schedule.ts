import { forgetEnded } from "#domain/accounts/sessions/forget-ended.ts";
import { keepDailyViews } from "#domain/analytics/keep-daily-views.ts";
import type { Context, Jobs } from "#domain/context.ts";
import type { IndexNow } from "#integrations/index-now.ts";
import { accountMails } from "./account-mails.ts";
import { enquiryMails } from "./enquiry-mails.ts";
import { sellerDraftMails } from "./seller-draft-mail.ts";
import { type Mailing, mailSending } from "./send-mail.ts";
import { searchEngineTelling } from "./tell-search-engines.ts";

export type { Mailing } from "./send-mail.ts";

export type Handlers = { [Name in keyof Jobs]: (data: Jobs[Name]) => Promise<void> };

/** Every job that is queued when something happens. */
function handlersOf(context: Context, mailing: Mailing, searchEngines: IndexNow | null): Handlers {
  return {
    "enquiry-mails": enquiryMails(context),
    "seller-draft-mail": sellerDraftMails(context),
    "send-mail": mailSending(context, mailing),
    "account-mail": accountMails(context),
    "tell-search-engines": searchEngineTelling(context, searchEngines),
  };
}

const HOUR_MS = 3_600_000;

/** What each process does every hour; several that do it do no harm. */
const HOURLY: ((context: Context) => Promise<void>)[] = [forgetEnded, keepDailyViews];

/** Starts the queue and takes its jobs in this process. They stop with the context's queue; what is done by the clock, with `stop`. */
export async function startJobs(
  platform: Context,
  mailing: Mailing,
  searchEngines: IndexNow | null = null,
): Promise<{ stop(): void }> {
  const context: Context = { ...platform, viewer: { role: "system" } };
  const handlers = Object.entries(handlersOf(context, mailing, searchEngines));
  await context.queue.start(handlers.map(([name]) => name));
  for (const [name, handle] of handlers) {
    // A queue holds what `enqueue` put there under the same name.
    await context.queue.work(name, handle as (data: unknown) => Promise<void>);
  }
  const timer = setInterval(() => void eachInTurn(context), HOUR_MS).unref();
  return { stop: () => clearInterval(timer) };
}

async function eachInTurn(context: Context): Promise<void> {
  for (const work of HOURLY) {
    await work(context).catch((error) => context.log.error({ err: error }, "hourly work failed"));
  }
}
