import type { InquiryType } from "#db/tables/inquiries.ts";
import type { LeadSource } from "#db/tables/leads.ts";
import type { Context } from "#domain/context.ts";
import { authorize, getScope } from "#domain/staff/staff-policy.ts";
import { countPages } from "#lib/pages.ts";
import { shortenText } from "#lib/plain-text.ts";
import { countViews, type LeadFilters, type LeadView, selectLeadPage, selectLeads } from "./inbox-queries.ts";

const MAX_EXCERPT_LENGTH = 160;

/** A lead as the inbox shows it. Times are ISO 8601 UTC. */
export interface LeadLine {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  /** The type of the latest inquiry. */
  type: InquiryType;
  excerpt: string;
  listing: string | null;
  /** Whether the latest inquiry passed the bot challenge. */
  verified: boolean;
  enquiry_count: number;
  office: string;
  agent: string | null;
  source: LeadSource;
  received_at: string;
  latest_at: string;
  waiting_since: string | null;
  pass_on_at: string | null;
  first_answered_at: string | null;
  handled: boolean;
  spam: boolean;
}

export interface Inbox {
  data: LeadLine[];
  meta: { page: number; per_page: number; total: number; pages: number };
  /** The number of leads in each view, regardless of the other filters. */
  counts: Record<LeadView, number>;
}

/** Returns a page of the leads that the viewer may see. @throws NotSignedIn, NotAllowed */
export async function listLeads(context: Context, filters: LeadFilters): Promise<Inbox> {
  const staff = authorize(context, "lead.read");
  const reader = { scope: getScope(staff), agent_id: staff.agent_id };
  const counts = await countViews(context.db, reader);
  const { ids, total } = await selectLeadPage(context.db, filters, reader, counts);
  const rows = await selectLeads(context.db, ids);
  const { page, per_page } = filters;
  return {
    data: rows.map(toLeadLine),
    meta: { page, per_page, total, pages: countPages(total, per_page) },
    counts,
  };
}

function toLeadLine({
  message,
  enquiry_count: inquiry_count,
  handled_at,
  spam_at,
  ...row
}: Awaited<ReturnType<typeof selectLeads>>[number]): LeadLine {
  return {
    ...row,
    excerpt: shortenText(message ?? "", MAX_EXCERPT_LENGTH),
    enquiry_count: Number(inquiry_count),
    received_at: row.received_at.toISOString(),
    latest_at: row.latest_at.toISOString(),
    waiting_since: row.waiting_since?.toISOString() ?? null,
    pass_on_at: row.pass_on_at?.toISOString() ?? null,
    first_answered_at: row.first_answered_at?.toISOString() ?? null,
    handled: handled_at !== null,
    spam: spam_at !== null,
  };
}
