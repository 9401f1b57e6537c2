import type { InquiryType } from "#db/tables/inquiries.ts";
import { type Context, requireBuyer } from "#domain/context.ts";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import { countPages } from "#lib/pages.ts";
import { findSentListings } from "../replies/find-sent-listings.ts";
import { type ConversationEntryRow, selectAuthor, selectConversations, selectEntries } from "./conversation-queries.ts";

const PER_PAGE = 10;

interface LinkedListing {
  name: string;
  /** Null if its page is gone. */
  slug: string | null;
}

/** An inquiry of the buyer, an answer to one, or a reply of the buyer. */
export interface ConversationEntry {
  id: string;
  kind: "inquiry" | "answer" | "reply";
  /** The type of an inquiry; null for the others. */
  type: InquiryType | null;
  text: string;
  /** The author of an answer, or null for the office. */
  who: string | null;
  /** The listing of an inquiry, or those that an answer showed. */
  listings: LinkedListing[];
  /** The names of the files that the email had. */
  files: string[];
  /** ISO 8601, UTC. */
  at: string;
}

/** The buyer's inquiries to an office that are answered together, with the answers, oldest first. */
export interface Conversation {
  id: string;
  agent: string | null;
  office: string;
  /** False for a moment after an inquiry was sent. */
  canReply: boolean;
  entries: ConversationEntry[];
}

export interface Conversations {
  /** The buyer's address. While it isn't verified, nothing is listed, because it may be someone else's. */
  email: string;
  isVerified: boolean;
  conversations: Conversation[];
  page: number;
  pages: number;
}

/** Returns the conversations of the signed-in buyer's email address, latest first. Pages start at 1. @throws NotSignedIn */
export async function listConversations(context: Context, page = 1): Promise<Conversations> {
  const { db } = context;
  const { email, email_verified_at } = await selectAuthor(db, requireBuyer(context).id);
  const isVerified = email_verified_at !== null;
  const address = email.toLowerCase();
  const found = isVerified ? await selectConversations(db, address, PER_PAGE, (page - 1) * PER_PAGE) : [];
  const rows = await selectEntries(
    db,
    address,
    found.map(({ id }) => id),
  );
  const getSentListings = await findSentListings(db, rows);
  const toEntry = (row: ConversationEntryRow): ConversationEntry => {
    const { sent_listings, nda_listing } = getSentListings(row.details);
    const shown = nda_listing ? [...sent_listings, nda_listing] : sent_listings;
    const isPublic = PUBLIC_STATUSES.some((status) => status === row.listing_status);
    const own = row.listing_name === null ? [] : [{ name: row.listing_name, slug: isPublic ? row.listing_slug : null }];
    return {
      id: `${row.kind}-${row.id}`,
      kind: row.kind,
      type: row.type,
      text: row.text ?? "",
      who: row.who,
      listings: [...own, ...shown.map(({ name, slug }) => ({ name, slug }))],
      files: row.files,
      at: row.happened_at.toISOString(),
    };
  };
  return {
    email,
    isVerified,
    conversations: found.map(({ id, lead_id, agent, office }) => ({
      id,
      agent,
      office,
      canReply: lead_id !== null,
      entries: rows.filter(({ conversation }) => conversation === id).map(toEntry),
    })),
    page,
    pages: countPages(found[0]?.total ?? 0, PER_PAGE),
  };
}
