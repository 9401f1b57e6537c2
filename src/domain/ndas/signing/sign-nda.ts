import { randomUUID } from "node:crypto";
import { requireVerifiedEmail } from "#domain/accounts/verification/require-verified.ts";
import { recordActivity } from "#domain/buyers/activity/record-activity.ts";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { Conflict, type FieldErrors } from "#lib/errors.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { appendEvent } from "../evidence/append-event.ts";
import { type Nda, type NdaView, ndaView } from "../nda.ts";
import { insertNda, type Signer, selectNdaFor } from "../nda-queries.ts";
import { signNdaPdf } from "../pdf/sign-nda-pdf.ts";
import { getAgreement, type PreparedAgreement } from "./get-agreement.ts";
import { recordOnce } from "./present-nda.ts";
import { isSameName } from "./same-name.ts";
import { type SignInput, signatureProblem } from "./sign-input.ts";

/** How a signature came in: what is kept of it as evidence. */
export interface SigningCall {
  address: string;
  user_agent: string;
  /** The number that the caller's program gave the call. */
  idempotency_key: string | null;
}

const MAX_USER_AGENT_LENGTH = 500;

/**
 * Signs a listing's agreement for the buyer who asks and seals it as a PDF. Signed already, it stays as it was signed;
 * `isNew` is then false, but for the call that signed it, sent again under its number. Of two at once one signs.
 *
 * @throws NotSignedIn; NotFound; Gone when the listing was withdrawn or sold; NotAllowed before the buyer's email
 *   address is verified; Invalid where the name is not the profile's;
 *   Conflict where another text was read than today's.
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
    if (!isSameName(input.signature, signer.name)) throw otherName(context, signer);
    if (input.template_version && input.template_version !== template.version)
      throw new Conflict(m.nda_text_changed({}, messagesIn(context.locale)));
    stored = await saveSignature(context, prepared, input, { ...call, call_key });
  }
  // Of two at once, the first one's is there now.
  const signed = before ?? ((await selectNdaFor(context.db, buyer.id, subject.number)) as Nda);
  const nda = await signNdaPdf(context, signed);
  const isNew = stored === nda.id || (call_key !== null && call_key === nda.call_key);
  return { nda: ndaView(nda, subject.slug), isNew };
}

/** What `signNda` would reject of a name that is typed so far, by field. @throws as `signNda` */
export async function checkSigner(context: Context, post: string, signature: unknown): Promise<FieldErrors> {
  const { buyer, signer, subject } = await getAgreement(context, post);
  if (await selectNdaFor(context.db, buyer.id, subject.number)) return {};
  await requireVerifiedEmail(context);
  if (typeof signature !== "string" || signature.trim() === "") return {};
  return isSameName(signature, signer.name) ? {} : otherName(context, signer).errors;
}

function otherName({ locale }: Context, { name }: Signer) {
  return signatureProblem({ signature: "other_name" }, locale, name);
}

/** The new agreement's id; null where another call has signed it a moment ago. */
async function saveSignature(
  context: Context,
  prepared: PreparedAgreement,
  { signature, time_zone }: SignInput,
  { address, user_agent, call_key }: SigningCall & { call_key: string | null },
): Promise<string | null> {
  const { buyer, signer, subject, template, text, text_sha256 } = prepared;
  return runInTransaction(context, async (inside) => {
    const { number } = subject;
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
    const signed_at = inside.clock();
    const approval = subject.nda_approval ? "waiting" : "not_asked";
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
    if (!(await insertNda(inside.db, row))) return null;
    await recordOnce(inside, prepared, "consented");
    const details = { ...said, signed_at: signed_at.toISOString(), approval };
    await appendEvent(inside, { kind: "signed", nda_id: id, buyer_id: buyer.id, listing_number: number, details });
    await recordActivity(inside, { buyer_id: buyer.id, kind: "nda_signed", listing_number: number });
    await enqueue(inside, "nda-mails", { nda_id: id });
    return id;
  });
}
