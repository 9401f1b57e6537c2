import type { Db } from "#db/connect.ts";
import { type SentListing, selectListingLinks } from "./sendable-queries.ts";

/** The listings of an answer to a lead, as they are named now. */
export interface SentListings {
  /** Other listings that the email showed. */
  sent_listings: SentListing[];
  /** The listing whose NDA the email invited to sign. */
  nda_listing: SentListing | null;
}

type Details = Record<string, unknown>;

/** Returns a function from an event's details to the listings that its email had. */
export async function findSentListings(
  db: Db,
  events: readonly { details: Details }[],
): Promise<(details: Details) => SentListings> {
  const numbers = events.flatMap(({ details }) => [...getSentNumbers(details), ...getInvitedNumbers(details)]);
  const links = new Map((await selectListingLinks(db, [...new Set(numbers)])).map((link) => [link.number, link]));
  return (details) => ({
    sent_listings: getSentNumbers(details).flatMap((number) => links.get(number) ?? []),
    nda_listing: getInvitedNumbers(details).flatMap((number) => links.get(number) ?? [])[0] ?? null,
  });
}

const getSentNumbers = ({ listings }: Details): number[] => (Array.isArray(listings) ? listings.map(Number) : []);
const getInvitedNumbers = ({ nda_listing }: Details): number[] => (nda_listing ? [Number(nda_listing)] : []);
