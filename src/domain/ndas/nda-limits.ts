import type { CountedLimit } from "#domain/accounts/account-limits.ts";

/** Faster than anybody reads, and slow enough to leave room for others in the one queue that draws. */
const PAGE = { name: "document-page", points: 60, seconds: 60 };
const PROOF = { name: "proof", points: 20, seconds: 3_600 };

/** What a drawn page counts for, by account. */
export function pageLimits(buyer_id: number): CountedLimit[] {
  return [{ limit: PAGE, key: `account ${buyer_id}` }];
}

/** What sending a proof of funds counts for, by account. */
export function proofLimits(buyer_id: number): CountedLimit[] {
  return [{ limit: PROOF, key: `account ${buyer_id}` }];
}
