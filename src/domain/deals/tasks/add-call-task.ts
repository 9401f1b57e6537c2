import { type Context, runInTransaction } from "#domain/context.ts";
import { CALL_TIMES } from "#domain/leads/inquiries/call-times.ts";
import { selectLeadRow } from "#domain/leads/lead-queries.ts";
import { selectInquiry, selectOfficeRules } from "#domain/leads/routing/inquiry-lead-queries.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { addDays } from "#lib/time/durations.ts";
import { m } from "#messages/messages.js";
import { getToday } from "./task-email.ts";
import { insertTaskOnce } from "./task-queries.ts";

/**
 * Adds a task to call the sender of an inquiry who said when, on the inquiry's lead. It has the inquiry's id, so that a
 * repeated job adds it once.
 */
export async function addCallTask(context: Context, inquiryId: string): Promise<void> {
  await runInTransaction(context, async ({ db, clock, network }) => {
    const inquiry = await selectInquiry(db, inquiryId);
    const time = getOwnValue(CALL_TIMES, String(inquiry?.fields.call_time ?? ""));
    const lead = time && inquiry?.lead_id ? await selectLeadRow(db, inquiry.lead_id) : undefined;
    if (!time || !inquiry || !lead || lead.spam_at !== null) return;
    const { time_zone } = await selectOfficeRules(db, lead.office_id);
    const isTomorrow = inquiry.fields.call_time === "tomorrow";
    const options = getMessageOptions(network.locales[0]);
    const now = clock();
    await insertTaskOnce(db, {
      id: inquiry.id,
      lead_id: lead.id,
      deal_id: null,
      listing_number: null,
      account_id: null,
      title: m.task_call({ name: inquiry.name, time: time({}, options) }, options),
      due_on: getToday(isTomorrow ? addDays(inquiry.received_at, 1) : inquiry.received_at, time_zone),
      created_at: now,
      updated_at: now,
    });
  });
}
