import type { Db } from "#db/connect.ts";
import type { InquiryType } from "#db/tables/inquiries.ts";
import { findGuide } from "#domain/content/pages/find-guide.ts";
import type { Context } from "#domain/context.ts";
import { parsePostNumber } from "#domain/listings/listing.ts";
import { findSuccessor } from "#domain/offices/find-successor.ts";
import { getDistance } from "#lib/distance.ts";
import { type FieldErrors, Invalid } from "#lib/errors.ts";
import { normalizePostalCode } from "#lib/normalize-postal-code.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { getRequestedGuide, type InquiryInput } from "./inquiry-input.ts";
import { createInquiryProblem } from "./inquiry-messages.ts";
import {
  type AnsweringAgent,
  type InquiryListing,
  isActiveOffice,
  selectAgentById,
  selectAgentBySlug,
  selectHeadOffice,
  selectOfficeBySlug,
  selectOfficeOwning,
  selectOfficePoints,
  selectPublicListing,
} from "./inquiry-queries.ts";
import type { FieldCodes } from "./inquiry-schema.ts";

/** The agent who handles an inquiry, or only the office if there is no agent. */
export interface Route {
  office_id: number;
  agent_id: number | null;
  listing_number: number | null;
}

type Assignee = Omit<Route, "listing_number">;

interface References {
  agent: AnsweringAgent | undefined;
  office: { id: number } | undefined;
  listing: InquiryListing | undefined;
}

/**
 * Routes an inquiry to the requested agent, else the requested office, else the listing's agent, else the office whose
 * territory includes the postal code, else the nearest office, else head office.
 *
 * @throws Invalid if it references an office, agent, public listing or guide that doesn't exist.
 */
export async function routeInquiry(context: Context, inquiry: InquiryInput): Promise<Route> {
  const references = await findReferences(context, inquiry);
  const assignee =
    (await findReferencedAssignee(context.db, references)) ?? (await findNearestAssignee(context, inquiry.postal_code));
  return { ...assignee, listing_number: references.listing?.number ?? null };
}

/** Returns the errors that `routeInquiry` would throw, by field. The body may be incomplete. */
export async function checkReferences(context: Context, body: Record<string, unknown>): Promise<FieldErrors> {
  const toText = (value: unknown): string | null => (typeof value === "string" ? toSingleLine(value) : null) || null;
  const { type, fields } = body;
  const guideName = toText((fields as { guide?: unknown } | null | undefined)?.guide);
  const guide = guideName ? { guide: guideName } : {};
  const references = { agent: toText(body.agent), office: toText(body.office), listing: toText(body.listing) };
  try {
    await findReferences(context, { ...references, type: type as InquiryType, fields: guide });
    return {};
  } catch (error) {
    if (error instanceof Invalid) return error.errors;
    throw error;
  }
}

type ReferenceFields = Pick<InquiryInput, "agent" | "office" | "listing" | "type"> & {
  fields: Record<string, unknown>;
};

async function findReferences(context: Context, inquiry: ReferenceFields): Promise<References> {
  const { db, locale } = context;
  const number = inquiry.listing ? parsePostNumber(inquiry.listing) : null;
  const references: References = {
    agent: inquiry.agent ? await selectAgentBySlug(db, inquiry.agent) : undefined,
    office: inquiry.office ? await findOfficeBySlug(db, inquiry.office) : undefined,
    listing: number === null ? undefined : await selectPublicListing(db, number),
  };
  const codes: FieldCodes = {};
  if (inquiry.agent && !references.agent) codes.agent = "unknown_agent";
  if (inquiry.office && !references.office) codes.office = "unknown_office";
  if (inquiry.listing && !references.listing) codes.listing = "unknown_listing";
  const guide = getRequestedGuide(inquiry);
  if (guide && !(await findGuide(context, guide))) codes["fields.guide"] = "unknown_guide";
  if (Object.keys(codes).length) throw createInquiryProblem(codes, locale);
  return references;
}

/** Former slugs are accepted, because a form may have been opened before its office closed or changed its slug. */
async function findOfficeBySlug(db: Db, slug: string): Promise<{ id: number } | undefined> {
  return (await selectOfficeBySlug(db, slug)) ?? findSuccessor(db, slug);
}

async function findReferencedAssignee(db: Db, { agent, office, listing }: References): Promise<Assignee | null> {
  if (agent) return findAssignee(db, agent.id, agent.office_id);
  if (office && office.id !== listing?.office_id) return { office_id: office.id, agent_id: null };
  return listing ? findAssignee(db, listing.agent_id, listing.office_id) : null;
}

/** Returns the agent, the substitute of an absent agent, or else the office. Null if the office is closed, too. */
async function findAssignee(db: Db, agentId: number | null, officeId: number): Promise<Assignee | null> {
  const visited = new Set<number>();
  for (let next = agentId; next !== null && !visited.has(next); ) {
    visited.add(next);
    const agent = await selectAgentById(db, next);
    if (agent?.active) return { office_id: agent.office_id, agent_id: agent.id };
    next = agent?.assigned_to ?? null;
  }
  return (await isActiveOffice(db, officeId)) ? { office_id: officeId, agent_id: null } : null;
}

/** Returns the office that handles a postal code when no agent or office was requested. */
export async function findAnsweringOffice(context: Context, postalCode: string): Promise<number> {
  return (await findNearestAssignee(context, postalCode)).office_id;
}

async function findNearestAssignee(context: Context, postalCode: string | null): Promise<Assignee> {
  const office =
    (postalCode && (await selectOfficeOwning(context.db, normalizePostalCode(postalCode)))) ||
    (postalCode && (await findNearestOffice(context, postalCode))) ||
    (await selectHeadOffice(context.db));
  return { office_id: office.id, agent_id: null };
}

async function findNearestOffice({ db, gazetteer }: Context, postalCode: string): Promise<{ id: number } | undefined> {
  const place = gazetteer.find(postalCode);
  if (!place) return undefined;
  const officePoints = (await selectOfficePoints(db)).map(({ id, ...point }) => ({
    id,
    distance: getDistance(place, point, "km"),
  }));
  return officePoints.sort((a, b) => a.distance - b.distance)[0];
}
