import { randomUUID } from "node:crypto";
import type { DeliveryKind } from "#db/tables/partners.ts";
import type { Context } from "#domain/context.ts";
import { toListings } from "#domain/listings/find-listings.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { selectListingRows } from "#domain/listings/row-queries.ts";
import { type DeliveryRow, insertDelivery, selectDelivery } from "./delivery-queries.ts";
import type { PartnerRow } from "./partner-queries.ts";
import {
  type ChangedListing,
  selectChangedListings,
  selectCurrent,
  selectListingsAfter,
  selectSold,
} from "./received-queries.ts";

/** Listings per request. */
const BATCH = 100;

/** The JSON body that a partner receives, as described in `docs/partner-feed.md`. */
export interface FeedBody {
  id: string;
  kind: DeliveryKind;
  created_at: string;
  network: { name: string; url: string };
  /** The full feed that this is a part of. */
  full: { id: string; is_last_part: boolean } | null;
  /** New or changed listings, with the fields of `GET /api/listings/{post}`. */
  listings: Listing[];
  /** Listings that are no longer offered. */
  removed: { number: number; reason: "sold" | "withdrawn" }[];
}

/**
 * Stores the next request to a partner: a part of a full feed, or else changes. Returns undefined if there is nothing
 * to send.
 *
 * @param attempts the number of failed attempts with content that has since become outdated
 */
export async function createNextDelivery(
  context: Context,
  partner: PartnerRow,
  attempts = 0,
): Promise<DeliveryRow | undefined> {
  if (partner.full_id) return createFullPart(context, partner, partner.full_id, attempts);
  const changed = await selectChangedListings(context.db, partner, BATCH);
  const { listings, sent } = await readListings(context, changed);
  const removed = changed.flatMap(({ number, fingerprint }) => (fingerprint === null ? number : []));
  if (listings.length + removed.length === 0) return undefined;
  const sold = await selectSold(context.db, removed);
  return storeDelivery(
    context,
    partner,
    {
      kind: "changes",
      full: null,
      listings,
      removed: removed.map((number) => ({ number, reason: sold.has(number) ? "sold" : "withdrawn" })),
    },
    { attempts, sent: JSON.stringify(sent), removed },
  );
}

async function createFullPart(
  context: Context,
  partner: PartnerRow,
  id: string,
  attempts: number,
): Promise<DeliveryRow | undefined> {
  const found = await selectListingsAfter(context.db, partner, partner.full_after, BATCH);
  const is_last_part = found.length < BATCH;
  const { listings, sent } = await readListings(context, found);
  return storeDelivery(
    context,
    partner,
    { kind: "full", full: { id, is_last_part }, listings, removed: [] },
    { attempts, sent: JSON.stringify(sent), full_until: found.at(-1)?.number ?? partner.full_after, is_last_part },
  );
}

/** Returns whether the content of a stored request still matches what is public. */
export async function isUpToDate(
  { db }: Context,
  partner: PartnerRow,
  { sent, removed }: DeliveryRow,
): Promise<boolean> {
  const numbers = [...Object.keys(sent).map(Number), ...removed];
  const current = await selectCurrent(db, partner, numbers);
  return (
    current.every(({ number, fingerprint }) => sent[number] === fingerprint) &&
    current.length === Object.keys(sent).length
  );
}

/** Stores a request without listings, so that head office can test whether the partner accepts requests. */
export async function createTestDelivery(context: Context, partner: PartnerRow): Promise<DeliveryRow | undefined> {
  const body = { kind: "test", full: null, listings: [], removed: [] } as const;
  return storeDelivery(context, partner, { ...body, listings: [], removed: [] }, { sent: "{}" });
}

/** Reads the rows from the database rather than the caches, so that they are at least as new as their fingerprints. */
async function readListings(context: Context, changed: readonly ChangedListing[]) {
  const fingerprints = new Map(changed.flatMap((row) => (row.fingerprint ? [[row.number, row.fingerprint]] : [])));
  const rows = fingerprints.size > 0 ? await selectListingRows(context.db, [...fingerprints.keys()]) : [];
  const listings = (await toListings(context, rows)).sort((a, b) => a.number - b.number);
  const sent = Object.fromEntries(listings.map(({ number }) => [number, fingerprints.get(number) ?? ""]));
  return { listings, sent };
}

async function storeDelivery(
  { db, clock, network }: Context,
  { id: partner_id }: PartnerRow,
  content: Pick<FeedBody, "kind" | "full" | "listings" | "removed">,
  stored: { sent: string; attempts?: number; removed?: number[]; full_until?: number; is_last_part?: boolean },
): Promise<DeliveryRow | undefined> {
  const id = randomUUID();
  const now = clock();
  const { kind, ...lists } = content;
  const body: FeedBody = {
    id,
    kind,
    created_at: now.toISOString(),
    network: { name: network.brand, url: network.origin },
    ...lists,
  };
  await insertDelivery(db, {
    id,
    partner_id,
    kind,
    state: "pending",
    body: JSON.stringify(body),
    next_attempt_at: now,
    created_at: now,
    ...stored,
  });
  return selectDelivery(db, id);
}
