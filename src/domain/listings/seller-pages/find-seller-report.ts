import { type Context, runInTransaction } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Gone } from "#lib/errors.ts";
import { isSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { buildSellerReport, type SellerReport } from "./build-seller-report.ts";
import { type SellerPageRow, selectPageByToken, setOpened, stopWeekly } from "./seller-page-queries.ts";

/** Min time between two recorded visits to the page. */
const OPENED_MS = 60_000;

/**
 * Returns the report that a link opens.
 *
 * @throws Gone if the link was revoked or has expired
 */
export async function findSellerReport(context: Context, token: string): Promise<SellerReport> {
  const page = await openPage(context, token);
  const report = await buildSellerReport(context, page);
  if (!report) throw createGone(context);
  const now = context.clock();
  if (!page.opened_at || now.getTime() - page.opened_at.getTime() >= OPENED_MS)
    await setOpened(context.db, page.listing_number, now);
  return report;
}

/**
 * Ends the weekly email of the page that a link opens. Safe to repeat.
 *
 * @throws Gone
 */
export function stopSellerEmails(context: Context, token: string): Promise<void> {
  return runInTransaction(context, async (tx) => {
    const { listing_number } = await openPage(tx, token);
    await stopWeekly(tx.db, listing_number, tx.clock());
  });
}

async function openPage(context: Context, token: string): Promise<SellerPageRow> {
  const page = isSecret(token) ? await selectPageByToken(context.db, sha256(token), context.clock()) : undefined;
  if (!page) throw createGone(context);
  return page;
}

function createGone({ locale }: Context): Gone {
  return new Gone(m.seller_report_gone({}, getMessageOptions(locale)));
}
