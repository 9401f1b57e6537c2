import type { Selectable } from "kysely";
import type { NdaEventTable } from "#db/tables/ndas.ts";
import { toCanonicalJson } from "#lib/canonical-json.ts";
import { sha256 } from "#lib/sha256.ts";

/** The kinds of events stored as evidence of a signature and what followed it. */
export const EVENT_KINDS = [
  "presented",
  "consented",
  "viewed",
  "signed",
  "sealed",
  "e-mailed",
  "downloaded",
  "approved",
  "declined",
  "revoked",
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

export type ChainLink = Selectable<NdaEventTable>;

/** The `previous_hash` of the first link. */
export const GENESIS_HASH = "0".repeat(64);

/** SHA-256 of a link's fields and the previous link's hash. */
export function hashLink(link: Omit<ChainLink, "hash">): string {
  const { position, kind, nda_id, buyer_id, listing_number, happened_at, details, previous_hash } = link;
  const said = { position, kind, nda_id, buyer_id, listing_number, happened_at, details, previous_hash };
  return sha256(toCanonicalJson(said));
}
