import { randomUUID } from "node:crypto";
import { type Context, runInTransaction } from "#domain/context.ts";
import { getConsentWording } from "#domain/leads/inquiries/inquiry-messages.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Gone, NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { markInvitationUsed } from "./invitation-queries.ts";
import { findInvitation } from "./invite-review.ts";
import { checkReview } from "./review-input.ts";
import { createReviewProblem } from "./review-messages.ts";
import { insertReview, lockReview, selectSameReview } from "./review-queries.ts";

/** A repeat within this time is a double click or a retry, not a second review. */
const REPEAT_WINDOW_MS = 10 * 60_000;

/**
 * Stores a review, which is hidden until the office approves it. The same text by the same person for the same office
 * within ten minutes counts once, even with concurrent submissions.
 *
 * @param input from `parseReviewForm` or JSON.
 * @param token from an invitation's link. It counts once, and its review has the invited address.
 * @throws Invalid with a message for each field; Gone if the invitation was used or has expired.
 */
export async function submitReview(
  context: Context,
  input: unknown,
  token: string | null = null,
): Promise<{ id: string; repeated: boolean }> {
  const checked = checkReview(input);
  if ("codes" in checked) throw createReviewProblem(checked.codes, context.locale);
  const { office: slug, name: author, rating, text } = checked.review;
  return runInTransaction(context, async (tx) => {
    const office_id = await findOfficeId(tx, slug);
    const invitation = token === null ? null : await redeemInvitation(tx, token, office_id);
    const email = invitation?.email ?? checked.review.email;
    await lockReview(tx.db, office_id, email);
    const now = tx.clock();
    const earlier = await selectSameReview(
      tx.db,
      { office_id, email, text },
      new Date(now.getTime() - REPEAT_WINDOW_MS),
    );
    if (earlier) return { id: earlier, repeated: true };
    const id = randomUUID();
    await insertReview(tx.db, {
      id,
      office_id,
      author,
      email,
      rating,
      text,
      created_at: now,
      locale: tx.locale,
      privacy_consent: getConsentWording(tx.locale).privacy_terms,
      verified: invitation !== null,
    });
    return { id, repeated: false };
  });
}

async function redeemInvitation(tx: Context, token: string, office_id: number): Promise<{ email: string }> {
  const invitation = await findInvitation(tx, token, { forUpdate: true });
  if (invitation?.office_id !== office_id) throw new Gone(m.review_invitation_gone({}, getMessageOptions(tx.locale)));
  await markInvitationUsed(tx.db, invitation.id, tx.clock());
  return invitation;
}

async function findOfficeId(context: Context, slug: string): Promise<number> {
  try {
    return (await findOffice(context, slug)).id;
  } catch (error) {
    if (error instanceof NotFound) throw createReviewProblem({ office: "unknown_office" }, context.locale);
    throw error;
  }
}
