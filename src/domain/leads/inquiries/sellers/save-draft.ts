import { randomUUID } from "node:crypto";
import { type Context, enqueue, inTransaction } from "#domain/context.ts";
import { inquiryProblem } from "#domain/leads/inquiries/inquiry-messages.ts";
import { isEmail } from "#domain/leads/inquiries/inquiry-schema.ts";
import { Gone } from "#lib/errors.ts";
import { oneLine } from "#lib/plain-text.ts";
import { newSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { type DraftRow, deleteExpired, insertDraft, selectDraft, updateAnswers } from "./draft-queries.ts";
import type { SellerAnswers } from "./seller-answers.ts";

/** How long a mailed link opens what was saved. */
export const DRAFT_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Keeps what a seller has typed so far and mails the link that opens it again.
 *
 * @param path the page it was begun on.
 * @returns the link's token: 256 random bits, of which the draft keeps the hash alone. The mail holds it, and its job until that is done.
 * @throws Invalid without an address to mail to.
 */
export async function beginDraft(context: Context, answers: SellerAnswers, path: string): Promise<string> {
  const email = oneLine(answers.email ?? "");
  if (!email) throw inquiryProblem({ email: "required" }, context.locale);
  if (!isEmail(email) || email.length > 254) throw inquiryProblem({ email: "email" }, context.locale);
  const [id, token, now] = [randomUUID(), newSecret(), context.clock()];
  await inTransaction(context, async (context) => {
    await deleteExpired(context.db, now);
    await insertDraft(context.db, {
      id,
      email,
      path,
      locale: context.locale,
      token_sha256: sha256(token),
      answers: JSON.stringify(answers),
      created_at: now,
      expires_at: new Date(now.getTime() + DRAFT_DAYS * DAY_MS),
    });
    await enqueue(context, "seller-draft-mail", { draft_id: id, token });
  });
  return token;
}

/** What a token's link opens. @throws Gone once it has expired or was sent; also for a token that never was one. */
export async function findDraft(context: Context, token: string): Promise<DraftRow> {
  return orGone(await selectDraft(context.db, sha256(token), context.clock()));
}

/** Keeps further answers; what they do not name stays. @throws Gone */
export function addAnswers(context: Context, token: string, answers: SellerAnswers): Promise<DraftRow> {
  return inTransaction(context, async (context) => {
    const draft = await lockDraft(context, token);
    const merged = { ...draft.answers, ...answers };
    await updateAnswers(context.db, draft.id, JSON.stringify(merged));
    return { ...draft, answers: merged };
  });
}

/** A draft that nobody else may send or change until this transaction ends. @throws Gone */
export async function lockDraft(context: Context, token: string): Promise<DraftRow> {
  return orGone(await selectDraft(context.db, sha256(token), context.clock(), { forUpdate: true }));
}

function orGone(draft: DraftRow | undefined): DraftRow {
  if (!draft) throw new Gone(m.seller_link_gone());
  return draft;
}
