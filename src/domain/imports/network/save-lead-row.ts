import { randomUUID } from "node:crypto";
import { INQUIRY_TYPES } from "#db/tables/inquiries.ts";
import { LEAD_SOURCES } from "#db/tables/leads.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { createRemark } from "#domain/imports/table-files/remark.ts";
import { insertInquiry } from "#domain/leads/inquiries/inquiry-queries.ts";
import { DUPLICATE_WINDOW_MS } from "#domain/leads/lead-limits.ts";
import { updateLead } from "#domain/leads/lead-queries.ts";
import {
  attachInquiry,
  insertLead,
  lockLeadsOfOffice,
  selectLeadOfSamePerson,
} from "#domain/leads/routing/inquiry-lead-queries.ts";
import { findRowOwner } from "#domain/listings/import/find-row-owner.ts";
import { parseOwnNumber } from "#domain/listings/import/identity.ts";
import { lockImports, selectAgents, selectOffices } from "#domain/listings/import/import-queries.ts";
import { createNetworkIndex } from "#domain/listings/import/network-index.ts";
import { BadValue, shorten } from "#domain/listings/import/row-problem.ts";
import { createDateReader } from "#domain/listings/import/values/dates.ts";
import { isEmail } from "#lib/forms/field-schemas.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { sha256 } from "#lib/sha256.ts";
import { toDay } from "#lib/time/day.ts";
import { m } from "#messages/messages.js";
import type { NetworkField } from "./header-names.ts";
import { hasListing, selectImportedInquiry } from "./lead-row-queries.ts";
import { BadField, type Claim, type RowTexts, type SavedRow } from "./network-row.ts";

/** The consent of imported people is on record where they gave it. */
const CONSENT_ELSEWHERE = "Imported: the consent is on record at the source.";

/**
 * Stores a row's inquiry, and its lead if the same person has none at the office. No one is notified, and no response
 * deadline starts. An inquiry that is stored already stays as it is.
 *
 * @throws BadValue
 */
export function saveLeadRow(context: Context, texts: RowTexts, claim: Claim): Promise<SavedRow> {
  return runInTransaction(context, async (tx) => {
    await lockImports(tx.db);
    const { owner, leftOut } = await readOwner(tx, texts);
    const inquiry = { ...readInquiry(tx, texts), office_id: owner.newOffice, agent_id: owner.agent };
    const known = await selectImportedInquiry(tx.db, inquiry);
    await claim(known ?? inquiry.id);
    if (known) return { id: known, change: "unchanged", leftOut: [] };
    const number = texts.get("listing_number");
    const listing = number ? parseOwnNumber(number) : null;
    const isKnown = listing !== null && (await hasListing(tx.db, listing));
    if (number && !isKnown) {
      const remark = createRemark(m.import_listing_unknown, { text: shorten(number) });
      leftOut.push(new BadField("listing_number", remark));
    }
    await insertInquiry(tx.db, { ...inquiry, listing_number: isKnown ? listing : null });
    await attachToLead(tx, inquiry, readLead(tx, texts));
    return { id: inquiry.id, change: "created", leftOut };
  });
}

async function readOwner({ db }: Context, texts: RowTexts) {
  const network = createNetworkIndex(await selectOffices(db), await selectAgents(db));
  const leftOut: BadField[] = [];
  let problem: BadValue | null = null;
  const owner = findRowOwner(
    (field) => texts.get(field as NetworkField) ?? "",
    network,
    (_, remark) => leftOut.push(new BadField("agent", remark)),
    (error) => {
      problem = new BadField("office", error.remark);
    },
  );
  if (problem) throw problem;
  return { owner, leftOut };
}

function readInquiry({ network, clock, edition }: Context, texts: RowTexts) {
  const name = requireText(texts, "name");
  const email = requireText(texts, "email");
  if (!isEmail(email)) throw new BadField("email", createRemark(m.import_not_an_email, { text: shorten(email) }));
  const id = texts.get("id") ?? "";
  const message = texts.get("message") ?? null;
  const received_at = readTime(texts, "received_at", edition.format_locale, clock()) ?? clock();
  const day = texts.has("received_at") ? toDay(received_at) : "";
  return {
    id: isUuid(id) ? id.toLowerCase() : randomUUID(),
    type: INQUIRY_TYPES.find((type) => type === texts.get("type")) ?? "contact",
    name,
    email,
    phone: texts.get("phone") ?? null,
    postal_code: texts.get("postal_code") ?? null,
    message,
    privacy_consent: CONSENT_ELSEWHERE,
    sms_consent: null,
    form: "import",
    locale: network.locales[0],
    // A row without our id is the same inquiry if its person, day, text and listing are the same.
    fingerprint: sha256(
      JSON.stringify(["import", id, email.toLowerCase(), day, message, texts.get("listing_number") ?? null]),
    ),
    received_at,
    lead_id: null,
  };
}

function readLead({ clock, edition }: Context, texts: RowTexts) {
  return {
    source: LEAD_SOURCES.find((source) => source === texts.get("source")?.toLowerCase()) ?? "unknown",
    first_answered_at: readTime(texts, "first_answered_at", edition.format_locale, clock()),
    handled_at: readTime(texts, "handled_at", edition.format_locale, clock()),
  };
}

/**
 * Attaches the inquiry to the lead that the person had at that time, or to a new one. Only a new lead takes the row's
 * source and answer times.
 */
async function attachToLead(
  { db }: Context,
  inquiry: ReturnType<typeof readInquiry> & { office_id: number; agent_id: number | null },
  { source, first_answered_at, handled_at }: ReturnType<typeof readLead>,
): Promise<void> {
  const { office_id, agent_id, received_at } = inquiry;
  await lockLeadsOfOffice(db, office_id);
  const since = new Date(received_at.getTime() - DUPLICATE_WINDOW_MS);
  const until = new Date(received_at.getTime() + DUPLICATE_WINDOW_MS);
  const same = await selectLeadOfSamePerson(db, inquiry, since, until);
  if (same) {
    await attachInquiry(db, inquiry.id, same.id);
    await updateLead(db, same.id, {
      received_at: new Date(Math.min(same.received_at.getTime(), received_at.getTime())),
      latest_at: new Date(Math.max(same.latest_at.getTime(), received_at.getTime())),
    });
    return;
  }
  const id = randomUUID();
  const isAnswered = first_answered_at !== null || handled_at !== null;
  await insertLead(db, {
    id,
    office_id,
    agent_id,
    source,
    received_at,
    latest_at: received_at,
    first_answered_at,
    handled_at,
    waiting_since: isAnswered ? null : received_at,
    pass_on_at: null,
  });
  await attachInquiry(db, inquiry.id, id);
}

function requireText(texts: RowTexts, field: "name" | "email"): string {
  const text = texts.get(field);
  if (!text) throw new BadField(field, createRemark(m.field_required, {}));
  return text;
}

/** Reads a time as exported, or a date as people write it. */
function readTime(texts: RowTexts, field: NetworkField, format_locale: string, now: Date): Date | null {
  const text = texts.get(field) ?? "";
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) {
    const time = new Date(text);
    if (time <= now) return time;
  }
  try {
    return createDateReader(format_locale, now)(text);
  } catch (error) {
    if (!(error instanceof BadValue)) throw error;
    throw new BadField(field, error.remark);
  }
}
