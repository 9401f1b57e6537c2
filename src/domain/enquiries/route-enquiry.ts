import type { Db } from "#db/connect.ts";
import { findGuide } from "#domain/content/pages/find-guide.ts";
import type { Context } from "#domain/context.ts";
import { numberOfPost } from "#domain/listings/listing.ts";
import { distanceBetween } from "#lib/distance.ts";
import { normalPostalCode } from "#lib/postal-code.ts";
import { type EnquiryInput, guideAsked } from "./enquiry-input.ts";
import { refusalOf } from "./enquiry-messages.ts";
import {
  type AnsweringAgent,
  type AskedListing,
  isActiveOffice,
  selectAgentById,
  selectAgentBySlug,
  selectHeadOffice,
  selectOfficeBySlug,
  selectOfficeOwning,
  selectOfficePoints,
  selectPublicListing,
} from "./enquiry-queries.ts";
import type { FieldCodes } from "./enquiry-schema.ts";

/** Who answers an enquiry: an agent, or where there is none the office as such. */
export interface Route {
  office_id: number;
  agent_id: number | null;
  listing_number: number | null;
}

type Answerer = Omit<Route, "listing_number">;

interface Named {
  agent: AnsweringAgent | undefined;
  office: { id: number } | undefined;
  listing: AskedListing | undefined;
}

/**
 * Decides who answers: the agent named, else the office named, else whoever has the listing, else the office whose
 * territory the postal code is in, else the office nearest to it, else head office.
 *
 * @throws Invalid when it names an office, an agent, a public listing or a guide that does not exist.
 */
export async function routeEnquiry(context: Context, enquiry: EnquiryInput): Promise<Route> {
  const named = await findNamed(context, enquiry);
  const answerer = (await answererNamed(context.db, named)) ?? (await answererNear(context, enquiry.postal_code));
  return { ...answerer, listing_number: named.listing?.number ?? null };
}

async function findNamed(context: Context, enquiry: EnquiryInput): Promise<Named> {
  const { db, locale } = context;
  const number = enquiry.listing ? numberOfPost(enquiry.listing) : null;
  const named: Named = {
    agent: enquiry.agent ? await selectAgentBySlug(db, enquiry.agent) : undefined,
    office: enquiry.office ? await selectOfficeBySlug(db, enquiry.office) : undefined,
    listing: number === null ? undefined : await selectPublicListing(db, number),
  };
  const codes: FieldCodes = {};
  if (enquiry.agent && !named.agent) codes.agent = "unknown_agent";
  if (enquiry.office && !named.office) codes.office = "unknown_office";
  if (enquiry.listing && !named.listing) codes.listing = "unknown_listing";
  const guide = guideAsked(enquiry);
  if (guide && !(await findGuide(context, guide))) codes["fields.guide"] = "unknown_guide";
  if (Object.keys(codes).length) throw refusalOf(codes, locale);
  return named;
}

async function answererNamed(db: Db, { agent, office, listing }: Named): Promise<Answerer | null> {
  if (agent) return answererOf(db, agent.id, agent.office_id);
  if (office && office.id !== listing?.office_id) return { office_id: office.id, agent_id: null };
  return listing ? answererOf(db, listing.agent_id, listing.office_id) : null;
}

/** The agent, or who answers for an agent that is away; else the office itself; null when that is closed too. */
async function answererOf(db: Db, agentId: number | null, officeId: number): Promise<Answerer | null> {
  const asked = new Set<number>();
  for (let next = agentId; next !== null && !asked.has(next); ) {
    asked.add(next);
    const agent = await selectAgentById(db, next);
    if (agent?.active) return { office_id: agent.office_id, agent_id: agent.id };
    next = agent?.assigned_to ?? null;
  }
  return (await isActiveOffice(db, officeId)) ? { office_id: officeId, agent_id: null } : null;
}

/** The office that answers somebody at that postal code who names nobody. */
export async function findOfficeAnswering(context: Context, postalCode: string): Promise<number> {
  return (await answererNear(context, postalCode)).office_id;
}

async function answererNear(context: Context, postalCode: string | null): Promise<Answerer> {
  const office =
    (postalCode && (await selectOfficeOwning(context.db, normalPostalCode(postalCode)))) ||
    (postalCode && (await nearestOffice(context, postalCode))) ||
    (await selectHeadOffice(context.db));
  return { office_id: office.id, agent_id: null };
}

async function nearestOffice({ db, gazetteer }: Context, postalCode: string): Promise<{ id: number } | undefined> {
  const place = gazetteer.find(postalCode);
  if (!place) return undefined;
  const away = (await selectOfficePoints(db)).map(({ id, ...point }) => ({
    id,
    distance: distanceBetween(place, point, "km"),
  }));
  return away.sort((a, b) => a.distance - b.distance)[0];
}
