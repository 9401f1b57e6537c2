import type { MailAttachment } from "#db/tables/inquiries.ts";
import type { Context, Jobs } from "#domain/context.ts";
import { addCallTask } from "#domain/deals/tasks/add-call-task.ts";
import { findLead } from "#domain/leads/inquiries/find-lead.ts";
import type { Lead } from "#domain/leads/inquiries/lead.ts";
import { computeSellerValuation, getCalculatorAnswers } from "#domain/leads/inquiries/sellers/seller-valuation.ts";
import { checkVisitorAddress } from "#domain/leads/inquiries/visitor-address.ts";
import { attachInquiryToLead } from "#domain/leads/routing/attach-inquiry-to-lead.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { getCategoryName } from "#editions/translated-data.ts";
import type { EmailData } from "#emails/email.ts";
import { m } from "#messages/messages.js";

/** Adds an inquiry to the inbox. Returns it with the requested report and with what its sender may be emailed. */
export async function getInquiryEmailData(
  context: Context,
  { enquiry_id }: Jobs["enquiry-mails"],
): Promise<EmailData["enquiry-mails"]> {
  await attachInquiryToLead(context, enquiry_id);
  await addCallTask(context, enquiry_id);
  const lead = await findLead(context, enquiry_id);
  const report = await renderReport(context, lead).catch((error) => {
    // If the report can't be rendered, the email is sent without it, because the email matters more.
    context.log.error({ err: error, enquiry_id }, "failed to create a valuation report");
    return null;
  });
  const visitor = await checkVisitorAddress(context, lead.enquiry.email, enquiry_id);
  return { lead, report, visitor };
}

/** Returns the requested valuation report as an attachment, or null if there is too little data. */
async function renderReport(context: Context, lead: Lead): Promise<MailAttachment | null> {
  const { type, id, fields, locale } = lead.enquiry;
  if (type !== "valuation") return null;
  const valued = await computeSellerValuation(context, fields, lead.office.region_slug);
  if (!valued) return null;
  const { drawValuationReport } = await import("#emails/valuation-report.tsx");
  const { category, subcategory } = getCalculatorAnswers(fields);
  const kinds = CATEGORIES.flatMap((sector) => [sector, ...sector.subcategories.map((kind) => ({ ...kind, sector }))]);
  const kind = kinds.find(({ slug }) => slug === (category ?? subcategory));
  const sector = kind ? getCategoryName(locale, kind.slug, kind.name) : "";
  const file = `valuations/${id}.pdf`;
  await context.files.put(file, await drawValuationReport({ lead, valued, sector, context }));
  return { filename: `${m.report_filename({}, getMessageOptions(locale))}.pdf`, content_type: "application/pdf", file };
}
