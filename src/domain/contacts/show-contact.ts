import type { Selectable } from "kysely";
import type { NdaTable } from "#db/tables/ndas.ts";
import { formatPhone } from "#domain/accounts/profile/phone-number.ts";
import type { Context } from "#domain/context.ts";
import type { Qualification } from "#domain/ndas/qualification/qualification.ts";
import { showQualificationOfSigner } from "#domain/ndas/qualification/show-qualification.ts";
import { isGrantedToRole } from "#domain/staff/staff-policy.ts";
import { formatPersonName, getNameOrder } from "#editions/person-name.ts";
import { type BuyerAccountRow, selectBuyerAccounts } from "./contact-queries.ts";
import { isUnlimited } from "./list/search-queries.ts";
import { type ContactMatches, listContactMatches, NO_MATCHES } from "./list-contact-matches.ts";
import { listDuplicates, type PossibleDuplicate } from "./merging/list-duplicates.ts";
import type { ReadableContact } from "./require-contact.ts";
import { listTimeline } from "./timeline/list-timeline.ts";
import type { TimelineEvent, TimelineListing } from "./timeline/timeline.ts";

/** A person with everything in the viewer's scope. Times are ISO 8601 UTC. */
export interface ShownContact {
  id: string;
  name: string;
  phone: string | null;
  /** The main address first. */
  addresses: { id: string; email: string; is_main: boolean }[];
  office: string | null;
  agent: string | null;
  account: { name: string; phone: string | null; email: string; since: string; is_closed: boolean } | null;
  leads: { id: string; assignee: string; received_at: string; is_handled: boolean; is_spam: boolean }[];
  ndas: {
    id: string;
    listing: TimelineListing;
    signed_at: string;
    approval: Selectable<NdaTable>["approval"];
    revoked_at: string | null;
  }[];
  /** The qualification that the buyer stated with their latest NDA in scope that isn't revoked. */
  qualification: (Qualification & { nda_id: string }) | null;
  /** The viewer's public listings that match the buyer's preferences, best first. */
  matches: ContactMatches;
  timeline: TimelineEvent[];
  /** Other contacts that may be the same person; only for those who may merge them. */
  duplicates: PossibleDuplicate[];
  /** Whether the viewer may write notes and merge. */
  writable: boolean;
  /** Whether the timeline leaves out older events. */
  is_cut: boolean;
}

/**
 * Shows a person.
 *
 * @throws as `requireContact`
 */
export async function showContact(context: Context, contact: ReadableContact): Promise<ShownContact> {
  const { id, addresses, description, scope } = contact;
  const writable = isGrantedToRole(contact.staff, "lead.write");
  const emails = addresses.map(({ email }) => email);
  // Anyone can enter someone else's address in a form, so agents see only accounts whose address is verified.
  const accounts = (await selectBuyerAccounts(context.db, emails)).filter(
    ({ email_verified_at }) => isUnlimited(scope) || email_verified_at !== null,
  );
  const { events, is_cut, inquiries, ndas } = await listTimeline(context, contact, accounts);
  const hasContact = inquiries.length + ndas.length > 0;
  const account = accounts[0] ? toAccount(context, accounts[0]) : null;
  const valid = ndas.find(({ revoked_at, buyer_id }) => revoked_at === null && buyer_id !== null);
  const qualification = valid ? await showQualificationOfSigner(context, valid.id) : null;
  return {
    id,
    name: description?.name ?? account?.name ?? emails[0] ?? "",
    phone: description?.phone ?? account?.phone ?? null,
    addresses,
    office: description?.office ?? null,
    agent: description?.agent ?? null,
    account,
    leads: [...Map.groupBy(inquiries, ({ lead_id }) => lead_id).values()].flatMap(([latest]) =>
      latest?.lead_id
        ? {
            id: latest.lead_id,
            assignee: latest.agent ?? latest.office,
            received_at: latest.received_at.toISOString(),
            is_handled: latest.handled_at !== null,
            is_spam: latest.spam_at !== null,
          }
        : [],
    ),
    ndas: ndas.map((row) => ({
      id: row.id,
      listing: { number: row.listing_number, name: row.listing_name },
      signed_at: row.signed_at.toISOString(),
      approval: row.approval,
      revoked_at: row.revoked_at?.toISOString() ?? null,
    })),
    qualification: valid && qualification ? { ...qualification, nda_id: valid.id } : null,
    matches: hasContact ? await listContactMatches(context, accounts, scope) : NO_MATCHES,
    timeline: events,
    duplicates: writable ? await listDuplicates(context, contact) : [],
    writable,
    is_cut,
  };
}

function toAccount({ network, edition }: Context, row: BuyerAccountRow): NonNullable<ShownContact["account"]> {
  return {
    name: formatPersonName(getNameOrder(network.locales[0]), row),
    phone: row.mobile_e164 && formatPhone(row.mobile_e164, edition),
    email: row.email,
    since: row.created_at.toISOString(),
    is_closed: row.cancelled_at !== null,
  };
}
