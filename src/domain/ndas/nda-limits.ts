import type { CountedLimit } from "#integrations/rate-limiter.ts";

/** Faster than anyone reads, and slow enough to leave room for others in the rendering queue. */
const PAGE = { name: "document-page", points: 60, seconds: 60 };
const PROOF = { name: "proof", points: 20, seconds: 3_600 };

/** A file that can't be read may have cost seconds, so five of them are enough for an hour. */
const UNREADABLE_PROOF_POINTS = 3;

/** The limits on rendered pages, by account. */
export function getPageLimits(buyer_id: number): CountedLimit[] {
  return [{ limit: PAGE, key: `account ${buyer_id}` }];
}

/** The limits on uploading a proof of funds, by account. */
export function getProofLimits(buyer_id: number): CountedLimit[] {
  return [{ limit: PROOF, key: `account ${buyer_id}`, faultPoints: UNREADABLE_PROOF_POINTS }];
}
