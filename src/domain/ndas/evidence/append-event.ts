import { type Context, runInTransaction } from "#domain/context.ts";
import { type Json, toCanonicalJson } from "#lib/canonical-json.ts";
import { type ChainLink, type EventKind, GENESIS_HASH, hashLink } from "./chain.ts";
import { insertLink, lockLastLink } from "./chain-queries.ts";

export interface NewEvent {
  kind: EventKind;
  nda_id?: string | null;
  buyer_id: number | null;
  listing_number: number;
  details?: Record<string, Json>;
}

/**
 * Appends a link to the evidence chain in the caller's transaction; concurrent appends run one after the other. An
 * append blocks all others until the transaction ends, so do slow work before it.
 */
export function appendEvent(context: Context, { kind, nda_id, buyer_id, listing_number, details }: NewEvent) {
  return runInTransaction(context, async ({ db, clock }): Promise<ChainLink> => {
    const end = await lockLastLink(db);
    const link = {
      position: (end?.position ?? 0) + 1,
      kind,
      nda_id: nda_id ?? null,
      buyer_id,
      listing_number,
      happened_at: clock().toISOString(),
      details: toCanonicalJson(details ?? {}),
      previous_hash: end?.hash ?? GENESIS_HASH,
    };
    const whole = { ...link, hash: hashLink(link) };
    await insertLink(db, whole);
    return whole;
  });
}
