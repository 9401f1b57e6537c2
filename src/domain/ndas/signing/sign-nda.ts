import { randomUUID } from "node:crypto";
import { lockAccount } from "#domain/accounts/account-queries.ts";
import { requireVerifiedEmail } from "#domain/accounts/verification/require-verified.ts";
import { recordActivity } from "#domain/buyers/activity/record-activity.ts";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Conflict, type FieldErrors } from "#lib/errors.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { appendEvent } from "../evidence/append-event.ts";
import { type Nda, type NdaView, toNdaView } from "../nda.ts";
import { insertNda, selectNdaFor } from "../nda-queries.ts";
import { signNdaPdf } from "../pdf/sign-nda-pdf.ts";
import { findSigningWait, rejectSigning } from "./check-signing-limit.ts";
import { getAgreement, type PreparedAgreement } from "./get-agreement.ts";
import { recordStepOnce } from "./present-nda.ts";
import { isSignersName } from "./same-name.ts";
import { createSignatureProblem, type SignInput } from "./sign-input.ts";

/** Data of the signing request that is stored as evidence. */
export interface SigningCall {
  address: string;
  user_agent: string;
  /** The client's idempotency key. */
  idempotency_key: string | null;
}

const MAX_USER_AGENT_LENGTH = 500;

/**
 * Signs a listing's agreement for the signed-in buyer and creates its signed PDF. An agreement that is already signed
 * is unchanged and `isNew` is false, except when the original call is retried with its idempotency key. Of two
 * concurrent calls, one signs.
 *
 * @throws NotSignedIn; NotFound; Gone if the listing was withdrawn or sold; NotAllowed before the buyer's email address
 * is verified; TooMany after ten signatures within 24 hours; Invalid if the name does not match the profile's; Conflict
 * if the text has changed since the buyer read it.
 */
export async function signNda(
  context: Context,
  { post, ...input }: SignInput & { post: string },
  call: SigningCall,
): Promise<{ nda: NdaView; isNew: boolean }> {
  const prepared = await getAgreement(context, post);
  const { buyer, signer, subject, template } = prepared;
  const call_key = call.idempotency_key && sha256(`${buyer.id} ${subject.number} ${call.idempotency_key}`);
  const before = await selectNdaFor(context.db, buyer.id, subject.number);
  let stored: string | null = null;
  if (!before) {
    await requireVerifiedEmail(context);
    if (!isSignersName(input.signature, signer)) throw createNameMismatch(context, signer);
    if (input.template_version && input.template_version !== template.version)
      throw new Conflict(m.nda_text_changed({}, getMessageOptions(context.locale)));
    const saved = await saveSignature(context, prepared, input, { ...call, call_key });
    const [buyer_id, listing_number] = [buyer.id, subject.number];
    if ("retry_after" in saved) return rejectSigning(context, { buyer_id, listing_number, ...saved });
    stored = saved.id;
  }
  // If a concurrent call has signed, its agreement is stored now.
  const signed = before ?? ((await selectNdaFor(context.db, buyer.id, subject.number)) as Nda);
  const nda = await signNdaPdf(context, signed);
  const isNew = stored === nda.id || (call_key !== null && call_key === nda.call_key);
  return { nda: toNdaView(nda, subject.slug), isNew };
}

/**
 * Returns the errors, by field, that `signNda` would throw for the name typed so far.
 *
 * @throws as `signNda`
 */
export async function checkSigner(context: Context, post: string, signature: unknown): Promise<FieldErrors> {
  const { buyer, signer, subject } = await getAgreement(context, post);
  if (await selectNdaFor(context.db, buyer.id, subject.number)) return {};
  await requireVerifiedEmail(context);
  if (typeof signature !== "string" || signature.trim() === "") return {};
  return isSignersName(signature, signer) ? {} : createNameMismatch(context, signer).errors;
}

function createNameMismatch({ locale }: Context, { name }: PreparedAgreement["signer"]) {
  return createSignatureProblem({ signature: "other_name" }, locale, name);
}

/**
 * Stores a signature. Returns the new agreement's id, or null if a concurrent call has already signed. For a buyer who
 * has reached the limit, returns when they may sign again.
 */
async function saveSignature(
  context: Context,
  prepared: PreparedAgreement,
  { signature, time_zone }: SignInput,
  { address, user_agent, call_key }: SigningCall & { call_key: string | null },
): Promise<{ id: string | null } | { retry_after: number }> {
  const { buyer, signer, subject, template, text, text_sha256 } = prepared;
  return runInTransaction(context, async (tx) => {
    const { number } = subject;
    // Concurrent calls sign one after the other, so that they can't pass the limit together.
    await lockAccount(tx.db, buyer.id);
    const retry_after = await findSigningWait(tx, buyer.id);
    if (retry_after !== null && !(await selectNdaFor(tx.db, buyer.id, number))) return { retry_after };
    const id = randomUUID();
    const said = {
      name: signer.name,
      email: signer.email,
      signature,
      address,
      time_zone,
      user_agent: user_agent.slice(0, MAX_USER_AGENT_LENGTH),
      locale: template.locale,
      template_version: template.version,
      text_sha256,
    };
    const signed_at = tx.clock();
    const approval = subject.nda_approval || subject.office_approval ? "waiting" : "not_asked";
    const row = {
      id,
      buyer_id: buyer.id,
      listing_number: number,
      ...said,
      text,
      call_key,
      signed_at,
      approval,
    } as const;
    if (!(await insertNda(tx.db, row))) return { id: null };
    await recordStepOnce(tx, prepared, "consented");
    const details = { ...said, signed_at: signed_at.toISOString(), approval };
    await appendEvent(tx, { kind: "signed", nda_id: id, buyer_id: buyer.id, listing_number: number, details });
    await recordActivity(tx, { buyer_id: buyer.id, kind: "nda_signed", listing_number: number });
    await enqueue(tx, "nda-mails", { nda_id: id });
    return { id };
  });
}
