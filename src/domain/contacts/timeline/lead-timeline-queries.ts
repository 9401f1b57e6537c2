import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { eventAuthor } from "#domain/leads/lead-queries.ts";
import { type ContactScope, isInScope } from "../list/search-queries.ts";
import { MAX_EVENTS } from "./timeline.ts";

/** Selects the inquiries from these addresses to leads in scope, latest first. */
export function selectInquiries(db: Db, emails: readonly string[], scope: ContactScope) {
  return db
    .selectFrom("enquiries")
    .innerJoin("leads", "leads.id", "enquiries.lead_id")
    .innerJoin("offices", "offices.id", "leads.office_id")
    .leftJoin("agents", "agents.id", "leads.agent_id")
    .leftJoin("listings", "listings.number", "enquiries.listing_number")
    .select(["enquiries.id", "enquiries.type", "enquiries.email", "enquiries.message", "enquiries.tracking"])
    .select(["enquiries.received_at", "enquiries.lead_id", "leads.spam_at", "leads.handled_at"])
    .select(["offices.name as office", "agents.name as agent"])
    .select(["listings.number as listing_number", "listings.name as listing_name"])
    .where(sql`lower(enquiries.email)`, "in", emails)
    .where(isInScope(scope, "leads"))
    .orderBy("enquiries.received_at", "desc")
    .limit(MAX_EVENTS)
    .execute();
}

/** Selects the events of leads with their authors and the status of answers' emails, latest first. */
export async function selectLeadEvents(db: Db, leadIds: readonly string[]) {
  if (leadIds.length === 0) return [];
  return db
    .selectFrom("lead_events")
    .leftJoin("staff", "staff.account_id", "lead_events.account_id")
    .leftJoin("agents", "agents.id", "lead_events.agent_id")
    .leftJoin("outbox", (join) => join.on("outbox.key", "=", sql<string>`'lead-event:' || lead_events.id`))
    .select(["lead_events.id", "lead_events.lead_id", "lead_events.kind", "lead_events.text"])
    .select(["lead_events.happened_at", "lead_events.details", "agents.name as to_whom", "outbox.status as mail"])
    .select(eventAuthor.as("who"))
    .select(sql<boolean>`coalesce(lead_events.details ->> 'other_address', '') = 'true'`.as("from_other_address"))
    .where("lead_events.lead_id", "in", leadIds)
    .orderBy("lead_events.happened_at", "desc")
    .orderBy("lead_events.id", "desc")
    .limit(MAX_EVENTS)
    .execute();
}

interface MailQuery {
  emails: readonly string[];
  /**
   * The keys of the emails to show. Null shows all emails to the addresses, except answers to leads, which the timeline
   * shows as events.
   */
  keys: readonly string[] | null;
}

/** Selects emails to these addresses, latest first. */
export async function selectMails(db: Db, { emails, keys }: MailQuery) {
  if (keys?.length === 0) return [];
  return db
    .selectFrom("outbox")
    .select(["id", "subject", "to_address", "status", "created_at"])
    .where(sql`lower(to_address)`, "in", emails)
    .$if(keys !== null, (query) => query.where("key", "in", keys as string[]))
    .$if(keys === null, (query) => query.where("key", "not like", "lead-event:%"))
    .orderBy("created_at", "desc")
    .limit(MAX_EVENTS)
    .execute();
}
