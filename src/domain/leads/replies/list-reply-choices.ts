import { type Context, requireStaff, toHomeUrl } from "#domain/context.ts";
import { findCardsByNumbers } from "#domain/listings/find-listings.ts";
import { getOfficePhone } from "#domain/offices/office.ts";
import { getScope } from "#domain/staff/staff-policy.ts";
import { getNameOrder, splitPersonName } from "#editions/person-name.ts";
import { getPagePath } from "#web/site-map.ts";
import { selectAgentForMail } from "../lead-email-queries.ts";
import { selectInquiriesFor } from "../lead-queries.ts";
import { requireReadableLead } from "../require-lead.ts";
import { fillPlaceholders, type ReplyValues } from "../templates/placeholders.ts";
import { listTemplates } from "../templates/reply-templates.ts";
import { isSameEmail } from "./is-same-email.ts";
import { selectOfficeOfLead, selectSendableDocuments, selectStaffForMail } from "./sendable-queries.ts";

/** What the author of a reply can choose from. */
export interface ReplyChoices {
  /** Filled in for the recipient's latest inquiry. */
  templates: { id: string; name: string; subject: string | null; text: string }[];
  /** The lines that the email ends with; null for the author's name, office and phone number. */
  signature: string | null;
  /** The public listings that the person asked about, whose NDA they can be invited to sign. */
  listings: { number: number; name: string }[];
  /** Documents by the address that may get them, lowercase. */
  documents: { id: string; name: string; listing: string; email: string }[];
}

/** @param to one of the lead's addresses; by default, that of its latest inquiry. @throws NotSignedIn; NotFound */
export async function listReplyChoices(context: Context, leadId: string, to?: string): Promise<ReplyChoices> {
  const { db } = context;
  const staff = requireStaff(context);
  const lead = await requireReadableLead(context, leadId);
  const inquiries = await selectInquiriesFor(db, lead.id);
  const author = await selectStaffForMail(db, staff.id);
  const numbers = [...new Set(inquiries.flatMap(({ listing_number }) => listing_number ?? []))];
  const listings = await findCardsByNumbers(context, numbers);
  const emails = inquiries.map(({ email }) => email);
  const documents = await selectSendableDocuments(db, emails, getScope(staff));
  const inquiry = inquiries.find(({ email }) => !to || isSameEmail(email, to));
  const values = await getValues(context, lead, inquiry, author?.name ?? null);
  return {
    templates: (await listTemplates(context)).map(({ id, name, subject, text }) => ({
      id,
      name,
      subject: subject && fillPlaceholders(subject, values),
      text: fillPlaceholders(text, values),
    })),
    signature: author?.signature ?? null,
    listings: listings.map(({ number, name }) => ({ number, name })),
    documents: documents.map(({ id, name, listing, email }) => ({ id, name, listing, email })),
  };
}

type Lead = Awaited<ReturnType<typeof requireReadableLead>>;
type Inquiry = Awaited<ReturnType<typeof selectInquiriesFor>>[number];

async function getValues(
  context: Context,
  lead: Lead,
  inquiry: Inquiry | undefined,
  my_name: string | null,
): Promise<ReplyValues> {
  const { db, network, viewer } = context;
  const office = await selectOfficeOfLead(db, lead.office_id);
  const agentId = viewer.role === "staff" ? (viewer.agent_id ?? lead.agent_id) : lead.agent_id;
  const agent = agentId === null ? undefined : await selectAgentForMail(db, agentId);
  const own = { my_name, office: office.name, my_phone: agent?.phone ?? getOfficePhone(office, network.default_phone) };
  if (!inquiry) return own;
  const { name, locale, listing_name, listing_slug } = inquiry;
  const home = toHomeUrl(network, locale);
  return {
    ...own,
    name,
    first_name: splitPersonName(getNameOrder(locale), name).first_name,
    listing: listing_name,
    listing_link: listing_slug && `${home}${getPagePath("listing", listing_slug)}`,
    nda_link: listing_slug && `${home}${getPagePath("nda", listing_slug)}`,
  };
}
