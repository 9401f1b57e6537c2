import { type Context, enqueue, runInTransaction, toHomeUrl } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { createSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { toDay } from "#lib/time/day.ts";
import { addDays, WEEK_MS } from "#lib/time/durations.ts";
import { getPagePath } from "#web/site-map.ts";
import { buildSellerReport, type SellerReport } from "./build-seller-report.ts";
import {
  claimWeekly,
  deleteExpiredLinks,
  insertLink,
  selectDueWeekly,
  selectPageByToken,
} from "./seller-page-queries.ts";

/** How long the link in a weekly email works. */
const LINK_DAYS = 60;

/** Max emails per run. */
const MAX_EMAILS = 200;

/** Queues the weekly emails to sellers that are due. Safe to run in several processes. @returns how many. */
export async function sendSellerReports(context: Context): Promise<number> {
  const now = context.clock();
  const sent_before = new Date(now.getTime() - WEEK_MS);
  await deleteExpiredLinks(context.db, now);
  let queued = 0;
  for (const number of await selectDueWeekly(context.db, sent_before, MAX_EMAILS))
    if (await runInTransaction(context, (tx) => queueReport(tx, number, now, sent_before))) queued += 1;
  return queued;
}

async function queueReport(context: Context, listing_number: number, now: Date, sent_before: Date): Promise<boolean> {
  if (!(await claimWeekly(context.db, listing_number, now, sent_before))) return false;
  const token = createSecret();
  const expires_at = addDays(now, LINK_DAYS);
  await insertLink(context.db, { token_sha256: sha256(token), listing_number, created_at: now, expires_at });
  await enqueue(context, "seller-report-mail", { token });
  return true;
}

/** The data of the weekly email to a seller. */
export interface SellerReportEmail {
  /** The day that the email is for. */
  day: string;
  email: string;
  locale: Locale;
  report: SellerReport;
  url: string;
}

/** Loads the data of the email. Null if the link was revoked or the weekly email was turned off since. */
export async function getSellerReportEmail(
  context: Context,
  { token }: { token: string },
): Promise<SellerReportEmail | null> {
  const page = await selectPageByToken(context.db, sha256(token), context.clock());
  if (!page?.email || !page.is_weekly || !page.sent_at) return null;
  const report = await buildSellerReport(context, page);
  if (!report) return null;
  const { email, locale, sent_at } = page;
  const url = `${toHomeUrl(context.network, locale)}${getPagePath("sellerReport")}?token=${token}`;
  return { day: toDay(sent_at), email, locale, report, url };
}
