import type { MailAttachment } from "#db/tables/inquiries.ts";
import { CATEGORIES } from "#domain/categories/categories.ts";
import { type Context, type Jobs, runInTransaction } from "#domain/context.ts";
import { findLead } from "#domain/leads/inquiries/find-lead.ts";
import type { Lead } from "#domain/leads/inquiries/lead.ts";
import { computeSellerValuation, getCalculatorAnswers } from "#domain/leads/inquiries/sellers/seller-valuation.ts";
import { fileLead } from "#domain/leads/routing/file-lead.ts";
import { writeMail } from "#domain/outbox/write-mail.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { getCategoryName } from "#editions/translated-data.ts";
import { m } from "#messages/messages.js";

/**
 * Adds an inquiry to the inbox and writes its two emails: one to the recipient who answers it and the visitor's
 * acknowledgment.
 */
export function inquiryMails(context: Context): (data: Jobs["enquiry-mails"]) => Promise<void> {
  return async ({ enquiry_id: inquiry_id }) => {
    await fileLead(context, inquiry_id);
    // The mail library takes half a second to load, so don't load it at startup.
    const { renderInquiryMails: inquiryMailsOf } = await import("#emails/inquiry-mails.tsx");
    const lead = await findLead(context, inquiry_id);
    const report = await renderReport(context, lead).catch((error) => {
      // The reply matters more than its attachment, so send the emails without it.
      context.log.error({ err: error, enquiry_id: inquiry_id }, "failed to create a valuation report");
      return null;
    });
    const mails = await inquiryMailsOf(lead, context, report);
    await runInTransaction(context, async (context) => {
      for (const mail of mails) await writeMail(context, mail);
    });
  };
}

/** Returns the requested valuation report as an attachment, or null if there is too little data. */
async function renderReport(context: Context, lead: Lead): Promise<MailAttachment | null> {
  const { type, id, fields, locale } = lead.enquiry;
  if (type !== "valuation") return null;
  const valued = await computeSellerValuation(context, fields, lead.office.region_slug);
  if (!valued) return null;
  const { drawValuationReport } = await import("#emails/reports/valuation-report.tsx");
  const { category, subcategory } = getCalculatorAnswers(fields);
  const kinds = CATEGORIES.flatMap((sector) => [sector, ...sector.subcategories.map((kind) => ({ ...kind, sector }))]);
  const kind = kinds.find(({ slug }) => slug === (category ?? subcategory));
  const sector = kind ? getCategoryName(locale, kind.slug, kind.name) : "";
  const file = `valuations/${id}.pdf`;
  await context.files.put(file, await drawValuationReport({ lead, valued, sector, context }));
  return { filename: `${m.report_filename({}, messagesIn(locale))}.pdf`, content_type: "application/pdf", file };
}
