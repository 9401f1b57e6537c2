import type { Context, Jobs } from "#domain/context.ts";
import type { IndexNow } from "#integrations/index-now.ts";
import { enquiryMails } from "./enquiry-mails.ts";
import { sellerDraftMails } from "./seller-draft-mail.ts";
import { type Mailing, mailSending } from "./send-mail.ts";
import { searchEngineTelling } from "./tell-search-engines.ts";

export type { Mailing } from "./send-mail.ts";

export type Handlers = { [Name in keyof Jobs]: (data: Jobs[Name]) => Promise<void> };

/** Every job that is queued when something happens. Nothing runs by the clock yet. */
function handlersOf(context: Context, mailing: Mailing, searchEngines: IndexNow | null): Handlers {
  return {
    "enquiry-mails": enquiryMails(context),
    "seller-draft-mail": sellerDraftMails(context),
    "send-mail": mailSending(context, mailing),
    "tell-search-engines": searchEngineTelling(context, searchEngines),
  };
}

/** Starts the queue and takes its jobs in this process. Stopped with the context's queue. */
export async function startJobs(
  context: Context,
  mailing: Mailing,
  searchEngines: IndexNow | null = null,
): Promise<void> {
  const handlers = Object.entries(handlersOf({ ...context, viewer: { role: "system" } }, mailing, searchEngines));
  await context.queue.start(handlers.map(([name]) => name));
  for (const [name, handle] of handlers) {
    // A queue holds what `enqueue` put there under the same name.
    await context.queue.work(name, handle as (data: unknown) => Promise<void>);
  }
}
