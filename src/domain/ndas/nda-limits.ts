import type { CountedLimit } from "#integrations/rate-limiter.ts";

/** Faster than anyone reads, and slow enough that other readers' pages are rendered in between. */
const PAGE = { name: "document-page", points: 60, seconds: 60 };
const PROOF = { name: "proof", points: 20, seconds: 3_600 };

/** Trying to read a damaged file can take seconds, so each one counts as this many uploads. */
const UNREADABLE_PROOF_POINTS = 3;

/** Returns the limits on rendered pages, by account. */
export function getPageLimits(buyer_id: number): CountedLimit[] {
  return [{ limit: PAGE, key: `account ${buyer_id}` }];
}

/** Returns the limits on uploading a proof of funds, by account. */
export function getProofLimits(buyer_id: number): CountedLimit[] {
  return [{ limit: PROOF, key: `account ${buyer_id}`, faultPoints: UNREADABLE_PROOF_POINTS }];
}
