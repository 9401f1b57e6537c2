import { randomUUID } from "node:crypto";
import { recordActivity } from "#domain/buyers/activity/record-activity.ts";
import { type Context, enqueue, inTransaction } from "#domain/context.ts";
import { sha256 } from "#lib/sha256.ts";
import { checkEnquiry, type EnquiryInput } from "./enquiry-input.ts";
import { consentWording, refusalOf } from "./enquiry-messages.ts";
import { insertEnquiry, lockFingerprint, selectRepeat } from "./enquiry-queries.ts";
import { routeEnquiry } from "./route-enquiry.ts";

/** A repeat within this time is a double click or an impatient second try, not a second enquiry. */
const REPEAT_WINDOW_MS = 10 * 60_000;

/** How an enquiry came in. */
export interface Arrival {
  /** The visitor's IP address. */
  address: string;
  /** Path of the form it was written in. */
  form: string;
  /** Whether it passed the bot challenge; it is taken either way. */
  verified: boolean;
  /** The number that the sender's program gave it: another number is another enquiry, also with the same words. */
  idempotency_key?: string | null;
}

/**
 * Takes an enquiry: stores it with whoever is to answer, and queues their mail and the visitor's acknowledgement.
 * The same from the same address and form within ten minutes counts once, however many arrive at the same time.
 *
 * @param input as `enquiryFromForm` or JSON has it.
 * @throws Invalid with a message for each field.
 */
export async function submitEnquiry(
  context: Context,
  input: unknown,
  arrival: Arrival,
): Promise<{ id: string; repeated: boolean }> {
  const checked = checkEnquiry(input);
  if ("codes" in checked) throw refusalOf(checked.codes, context.locale);
  const { enquiry } = checked;
  const fingerprint = fingerprintOf(enquiry, arrival);
  return inTransaction(context, async (context) => {
    await lockFingerprint(context.db, fingerprint);
    const now = context.clock();
    const earlier = await selectRepeat(context.db, fingerprint, new Date(now.getTime() - REPEAT_WINDOW_MS));
    if (earlier) return { id: earlier, repeated: true };
    const id = randomUUID();
    const { form, verified } = arrival;
    await storeEnquiry(context, enquiry, { id, form, verified, fingerprint, received_at: now });
    await enqueue(context, "enquiry-mails", { enquiry_id: id });
    return { id, repeated: false };
  });
}

async function storeEnquiry(
  context: Context,
  enquiry: EnquiryInput,
  arrived: Pick<Arrival, "form" | "verified"> & { id: string; fingerprint: string; received_at: Date },
): Promise<void> {
  const route = await routeEnquiry(context, enquiry);
  const consents = consentWording(context.locale);
  await insertEnquiry(context.db, {
    ...arrived,
    ...route,
    type: enquiry.type,
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    postal_code: enquiry.postal_code,
    message: enquiry.message,
    fields: JSON.stringify(enquiry.fields),
    tracking: JSON.stringify(enquiry.tracking),
    privacy_consent: consents.privacy_terms,
    sms_consent: enquiry.sms_opt_in ? consents.sms_opt_in : null,
    locale: context.locale,
  });
  const { viewer } = context;
  if (viewer.role === "buyer") await recordActivity(context, { ...route, buyer_id: viewer.id, kind: "enquiry_sent" });
}

/** What the person wrote, from where: not what their browser recorded meanwhile. */
function fingerprintOf({ tracking: _, ...written }: EnquiryInput, { address, form, idempotency_key }: Arrival): string {
  return sha256(JSON.stringify([address, form, written, idempotency_key ?? null]));
}
