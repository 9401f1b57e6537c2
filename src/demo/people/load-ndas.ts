import { KNOWN_BUYER } from "#domain/accounts/demo-access/known-buyer.ts";
import type { Context } from "#domain/context.ts";
import { type Decision, decideNda } from "#domain/ndas/desk/decide-nda.ts";
import { signNda } from "#domain/ndas/signing/sign-nda.ts";
import { formatPersonName, getNameOrder } from "#editions/person-name.ts";
import { DAY_MS, HOUR_MS } from "#lib/time/durations.ts";
import { createManager, selectNdaBuyers, selectNdaListings } from "./nda-queries.ts";

/**
 * The NDAs: hours since each was signed, whether the sellers of its listings approve signers, its position among these
 * listings, and the office's decision. If a small network has only one listing whose seller approves signers, its NDA
 * is the one that awaits approval.
 */
const NDAS: readonly { hours: number; needsApproval: boolean; listing: number; decision?: Decision }[] = [
  { hours: 62 * 24, needsApproval: false, listing: 0 },
  { hours: 45 * 24, needsApproval: true, listing: 1, decision: "approved" },
  { hours: 30 * 24, needsApproval: false, listing: 1, decision: "revoked" },
  { hours: 17 * 24, needsApproval: true, listing: 2, decision: "declined" },
  { hours: 6 * 24, needsApproval: false, listing: 2 },
  { hours: 5, needsApproval: true, listing: 0 },
];
/** An address that is reserved for documentation (RFC 5737). */
const SIGNING = { address: "192.0.2.10", user_agent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0" };

/**
 * Creates NDAs on the demo staff's listings as if buyers had signed them over the last ninety days, with the same
 * evidence, and the office's decisions on them. One awaits approval. No emails are written about them.
 */
export async function loadNdas(tx: Context): Promise<void> {
  const buyers = await selectNdaBuyers(tx.db, KNOWN_BUYER.email, NDAS.length);
  const listings = {
    asked: await selectNdaListings(tx.db, { needsApproval: true, limit: NDAS.length }),
    open: await selectNdaListings(tx.db, { needsApproval: false, limit: NDAS.length }),
  };
  const order = getNameOrder(tx.edition.locales[0]);
  const queue = { ...tx.queue, send: async () => {}, notifyCommitted: () => {} };
  for (const { hours, needsApproval, listing: position, decision } of NDAS) {
    const [buyer, listing] = [buyers.shift(), (needsApproval ? listings.asked : listings.open)[position]];
    if (!buyer || !listing) continue;
    const signed_at = new Date(tx.clock().getTime() - hours * HOUR_MS);
    const signing = { ...tx, queue, clock: () => signed_at };
    const { nda } = await signNda(
      { ...signing, viewer: { role: "buyer", id: buyer.id, session: "" } },
      { post: listing.slug, signature: formatPersonName(order, buyer), time_zone: null, template_version: null },
      { ...SIGNING, idempotency_key: null },
    );
    const decided_at = new Date(signed_at.getTime() + Math.min(DAY_MS, (hours * HOUR_MS) / 2));
    if (decision)
      await decideNda({ ...signing, clock: () => decided_at, viewer: createManager(listing) }, nda.id, decision);
  }
}
