import { randomUUID } from "node:crypto";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { createInquiryProblem } from "#domain/leads/inquiries/inquiry-messages.ts";
import { Gone } from "#lib/errors.ts";
import { isEmail, MAX_EMAIL_LENGTH } from "#lib/forms/field-schemas.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { createSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { addDays } from "#lib/time/durations.ts";
import { m } from "#messages/messages.js";
import { type DraftRow, deleteExpiredDrafts, insertDraft, selectDraft, updateAnswers } from "./draft-queries.ts";
import type { SellerAnswers } from "./seller-answers.ts";

/** How long the emailed link to a draft is valid. */
export const DRAFT_DAYS = 30;

/**
 * Saves a seller's answers so far and emails a link to resume.
 *
 * @param path the page the draft was started on.
 * @returns the link's token: 256 random bits. The draft stores only its hash; the email and, until it completes, its
 * job hold the token.
 * @throws Invalid if there is no email address.
 */
export async function createDraft(context: Context, answers: SellerAnswers, path: string): Promise<string> {
  const email = toSingleLine(answers.email ?? "");
  if (!email) throw createInquiryProblem({ email: "required" }, context.locale);
  if (!isEmail(email) || email.length > MAX_EMAIL_LENGTH)
    throw createInquiryProblem({ email: "email" }, context.locale);
  const [id, token, now] = [randomUUID(), createSecret(), context.clock()];
  await runInTransaction(context, async (context) => {
    await deleteExpiredDrafts(context.db, now);
    await insertDraft(context.db, {
      id,
      email,
      path,
      locale: context.locale,
      token_sha256: sha256(token),
      answers: JSON.stringify(answers),
      created_at: now,
      expires_at: addDays(now, DRAFT_DAYS),
    });
    await enqueue(context, "seller-draft-mail", { draft_id: id, token });
  });
  return token;
}

/** Returns the draft for a token. @throws Gone if it expired, was sent or never existed. */
export async function findDraft(context: Context, token: string): Promise<DraftRow> {
  return requireDraft(await selectDraft(context.db, sha256(token), context.clock()));
}

/** Saves more answers. Fields not included stay unchanged. @throws Gone */
export function addAnswers(context: Context, token: string, answers: SellerAnswers): Promise<DraftRow> {
  return runInTransaction(context, async (context) => {
    const draft = await lockDraft(context, token);
    const merged = { ...draft.answers, ...answers };
    await updateAnswers(context.db, draft.id, JSON.stringify(merged));
    return { ...draft, answers: merged };
  });
}

/** Locks a draft against sending and changes until this transaction ends. @throws Gone */
export async function lockDraft(context: Context, token: string): Promise<DraftRow> {
  return requireDraft(await selectDraft(context.db, sha256(token), context.clock(), { forUpdate: true }));
}

function requireDraft(draft: DraftRow | undefined): DraftRow {
  if (!draft) throw new Gone(m.seller_link_expired());
  return draft;
}
