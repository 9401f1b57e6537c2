import { randomUUID } from "node:crypto";
import { recordActivity } from "#domain/buyers/activity/record-activity.ts";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { sha256 } from "#lib/sha256.ts";
import { checkInquiry, type InquiryInput } from "./inquiry-input.ts";
import { createInquiryProblem, getConsentWording } from "./inquiry-messages.ts";
import { insertInquiry, lockFingerprint, selectDuplicate } from "./inquiry-queries.ts";
import { routeInquiry } from "./route-inquiry.ts";

/** A repeat within this time is a double click or an impatient retry, not a second inquiry. */
const REPEAT_WINDOW_MS = 10 * 60_000;

/** How an inquiry was submitted. */
export interface RequestMetadata {
  /** The visitor's IP address. */
  address: string;
  /** Path of the form. */
  form: string;
  /** Whether it passed the bot challenge. It is accepted either way. */
  verified: boolean;
  /** The client's idempotency key. A different key makes a separate inquiry, even with the same text. */
  idempotency_key?: string | null;
}

/**
 * Stores an inquiry with its assignee and queues the assignee's email and the visitor's acknowledgment. Identical
 * submissions from the same address and form within ten minutes count once, even if concurrent.
 *
 * @param input JSON, or a form parsed by `parseInquiryForm`.
 * @throws Invalid with a message for each field.
 */
export async function submitInquiry(
  context: Context,
  input: unknown,
  metadata: RequestMetadata,
): Promise<{ id: string; repeated: boolean }> {
  const checked = checkInquiry(input, context);
  if ("codes" in checked) throw createInquiryProblem(checked.codes, context.locale);
  const { enquiry: inquiry } = checked;
  const fingerprint = getFingerprint(inquiry, metadata);
  return runInTransaction(context, async (context) => {
    await lockFingerprint(context.db, fingerprint);
    const now = context.clock();
    const earlier = await selectDuplicate(context.db, fingerprint, new Date(now.getTime() - REPEAT_WINDOW_MS));
    if (earlier) return { id: earlier, repeated: true };
    const id = randomUUID();
    const { form, verified } = metadata;
    await storeInquiry(context, inquiry, { id, form, verified, fingerprint, received_at: now });
    await enqueue(context, "enquiry-mails", { enquiry_id: id });
    return { id, repeated: false };
  });
}

async function storeInquiry(
  context: Context,
  inquiry: InquiryInput,
  arrived: Pick<RequestMetadata, "form" | "verified"> & { id: string; fingerprint: string; received_at: Date },
): Promise<void> {
  const route = await routeInquiry(context, inquiry);
  const consents = getConsentWording(context.locale);
  await insertInquiry(context.db, {
    ...arrived,
    ...route,
    type: inquiry.type,
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone,
    postal_code: inquiry.postal_code,
    message: inquiry.message,
    fields: JSON.stringify(inquiry.fields),
    tracking: JSON.stringify(inquiry.tracking),
    privacy_consent: consents.privacy_terms,
    sms_consent: inquiry.sms_opt_in ? consents.sms_opt_in : null,
    locale: context.locale,
  });
  const { viewer } = context;
  if (viewer.role === "buyer") await recordActivity(context, { ...route, buyer_id: viewer.id, kind: "enquiry_sent" });
}

/**
 * Returns a hash of what the person typed and where it came from. Tracking data isn't included, because it may change
 * between attempts.
 */
function getFingerprint(
  { tracking: _, ...written }: InquiryInput,
  { address, form, idempotency_key }: RequestMetadata,
): string {
  return sha256(JSON.stringify([address, form, written, idempotency_key ?? null]));
}
