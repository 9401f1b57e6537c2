import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/**
 * Selects the addresses of the person with an email address: all that were merged with it at the desk, otherwise only
 * the given one.
 */
export async function selectPerson(db: Db, email: string): Promise<{ contact_id: string | null; emails: string[] }> {
  const { rows } = await sql<{ contact_id: string; email: string }>`
    select coalesce(merged_into, id) as contact_id, email from contacts
    where coalesce(merged_into, id) = (select coalesce(merged_into, id) from contacts where email = ${email})
    order by email`.execute(db);
  return {
    contact_id: rows[0]?.contact_id ?? null,
    emails: rows.length > 0 ? rows.map((row) => row.email) : [email],
  };
}

/** How many records erasing a person deletes, and how many it keeps. */
export interface ErasureCounts {
  accounts: number;
  inquiries: number;
  /** Leads that contain only the person's inquiries. */
  leads: number;
  mails: number;
  notes: number;
  reviews: number;
  review_invitations: number;
  seller_drafts: number;
  /** Listings whose seller gets the weekly email at the address. */
  seller_pages: number;
  bounced_addresses: number;
  retained_ndas: number;
  retained_document_views: number;
  /** Deals of the person's leads and accounts. They are kept without the buyer. */
  retained_deals: number;
  /** Leads that also contain other people's inquiries. */
  retained_leads: number;
}

/** Selects a person's leads. `is_shared` if they also contain other people's inquiries. */
const selectLeads = (emails: readonly string[]) => sql`
  select leads.id, exists (
    select from enquiries as others where others.lead_id = leads.id and lower(others.email) not in (${sql.join(emails)})
  ) as is_shared
  from leads where id in (select lead_id from enquiries where lower(email) in (${sql.join(emails)}))`;

export async function countPersonalData(db: Db, emails: readonly string[]): Promise<ErasureCounts> {
  const own = (column: string) => sql`lower(${sql.ref(column)}) in (${sql.join(emails)})`;
  const { rows } = await sql<ErasureCounts>`
    with person_leads as (${selectLeads(emails)}), person_contacts as (
      select id from contacts where email in (${sql.join(emails)})
    )
    select
      (select count(*) from accounts where ${own("email")} and kind = 'buyer')::integer as accounts,
      (select count(*) from enquiries where ${own("email")})::integer as inquiries,
      (select count(*) from person_leads where not is_shared)::integer as leads,
      (select count(*) from outbox where ${own("to_address")})::integer as mails,
      (select count(*) from contact_notes where contact_id in (select id from person_contacts))::integer as notes,
      (select count(*) from reviews where ${own("email")})::integer as reviews,
      (select count(*) from review_invitations where ${own("email")})::integer as review_invitations,
      (select count(*) from seller_drafts where ${own("email")})::integer as seller_drafts,
      (select count(*) from seller_pages where ${own("email")})::integer as seller_pages,
      (select count(*) from bounced_addresses where ${own("address")})::integer as bounced_addresses,
      (select count(*) from ndas where ${own("email")})::integer as retained_ndas,
      (select count(*) from document_views join ndas on ndas.id = nda_id where ${own("ndas.email")})::integer
        as retained_document_views,
      (select count(*) from deals where lead_id in (select id from person_leads where not is_shared)
        or buyer_id in (select id from accounts where ${own("email")} and kind = 'buyer'))::integer as retained_deals,
      (select count(*) from person_leads where is_shared)::integer as retained_leads`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("The database returned no counts.");
  return counts;
}

/** Selects everything stored under a person's addresses, except their accounts. */
export async function selectPersonalData(db: Db, emails: readonly string[]) {
  const isOwn = (column: string) => sql<boolean>`lower(${sql.ref(column)}) in (${sql.join(emails)})`;
  const enquiries = await db
    .selectFrom("enquiries")
    .innerJoin("offices", "offices.id", "enquiries.office_id")
    .select(["enquiries.id", "enquiries.type", "enquiries.name", "enquiries.email", "enquiries.phone"])
    .select(["enquiries.postal_code", "enquiries.message", "enquiries.listing_number", "enquiries.fields"])
    .select(["enquiries.tracking", "enquiries.privacy_consent", "enquiries.sms_consent", "enquiries.form"])
    .select(["enquiries.locale", "enquiries.received_at", "enquiries.lead_id", "offices.slug as office"])
    .where(isOwn("enquiries.email"))
    .orderBy("enquiries.received_at")
    .execute();
  const leads = [...new Set(enquiries.flatMap(({ lead_id }) => lead_id ?? []))];
  const lead_events = await db
    .selectFrom("lead_events")
    .select(["lead_id", "kind", "text", "happened_at"])
    .where("lead_id", "in", leads.length > 0 ? leads : [null as never])
    .orderBy("id")
    .execute();
  const notes = await db
    .selectFrom("contact_notes")
    .innerJoin("contacts", "contacts.id", "contact_notes.contact_id")
    .select(["text", "written_at"])
    .where("contacts.email", "in", emails)
    .orderBy("contact_notes.id")
    .execute();
  const agreements = await db
    .selectFrom("ndas")
    .innerJoin("listings", "listings.number", "listing_number")
    .select(["ndas.id", "listings.slug", "ndas.name", "email", "signature", "address", "user_agent", "time_zone"])
    .select(["signed_at", "template_version", "text", "text_sha256", "pdf_sha256", "approval", "decided_at"])
    .select(["revoked_at"])
    .where(isOwn("email"))
    .orderBy("signed_at")
    .execute();
  const document_views = await db
    .selectFrom("document_views")
    .innerJoin("ndas", "ndas.id", "nda_id")
    .select(["document_views.listing_number", "document_name", "page", "document_views.address", "viewed_at"])
    .where(isOwn("ndas.email"))
    .orderBy("document_views.id")
    .execute();
  const emailsSent = await db
    .selectFrom("outbox")
    .select(["to_address", "subject", "text", "status", "created_at", "sent_at"])
    .where(isOwn("to_address"))
    .orderBy("created_at")
    .execute();
  const reviews = await db
    .selectFrom("reviews")
    .innerJoin("offices", "offices.id", "reviews.office_id")
    .select(["offices.slug as office", "reviews.author", "reviews.email", "reviews.rating", "reviews.text"])
    .select(["reviews.status", "reviews.created_at"])
    .where(isOwn("reviews.email"))
    .orderBy("reviews.created_at")
    .execute();
  const review_invitations = await db
    .selectFrom("review_invitations")
    .select(["listing_number", "name", "email", "created_at", "expires_at", "used_at"])
    .where(isOwn("email"))
    .execute();
  const seller_drafts = await db
    .selectFrom("seller_drafts")
    .select(["email", "path", "answers", "created_at", "expires_at"])
    .where(isOwn("email"))
    .execute();
  const seller_pages = await db
    .selectFrom("seller_pages")
    .select(["listing_number", "email", "is_weekly", "sent_at", "opened_at"])
    .where(isOwn("email"))
    .execute();
  return {
    enquiries,
    lead_events,
    notes,
    agreements,
    document_views,
    emails: emailsSent,
    reviews,
    review_invitations,
    seller_drafts,
    seller_pages,
  };
}
