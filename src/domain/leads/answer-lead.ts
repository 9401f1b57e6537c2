import * as v from "valibot";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { Conflict } from "#lib/errors.ts";
import { normalizeLines, toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { getAnsweredColumns } from "./answered-columns.ts";
import { LEAD_TEXT_LIMITS } from "./lead-limits.ts";
import { createLeadProblem } from "./lead-messages.ts";
import { selectInquiriesFor, selectLatestAnswer, updateLead } from "./lead-queries.ts";
import { isSameEmail } from "./replies/is-same-email.ts";
import { attachExtras, checkExtras, EXTRA_FIELDS } from "./replies/reply-extras.ts";
import { eventKey, isDone, lockWritableLead, recordEvent } from "./require-lead.ts";
import { findPlaceholder } from "./templates/placeholders.ts";

const { answer: MAX_LENGTH, subject: MAX_SUBJECT_LENGTH } = LEAD_TEXT_LIMITS;

/** The body that the desk posts. Every issue's message is a code. */
export const answerSchema = v.strictObject(
  {
    text: v.pipe(
      v.string("required"),
      v.transform(normalizeLines),
      v.minLength(1, "required"),
      v.maxLength(MAX_LENGTH, "too_long"),
    ),
    subject: v.nullish(
      v.pipe(v.string("invalid"), v.transform(toSingleLine), v.maxLength(MAX_SUBJECT_LENGTH, "too_long")),
    ),
    /** One of the lead's email addresses. Defaults to the address of the latest inquiry. */
    to: v.nullish(v.string("invalid")),
    key: eventKey,
    ...EXTRA_FIELDS,
    answers_seen: v.pipe(v.number("required"), v.integer("invalid"), v.minValue(0, "invalid")),
  },
  "unknown_field",
);
export type Answer = v.InferOutput<typeof answerSchema>;

/**
 * Answers a lead by email, at the address shown to the author. The answer is added to the history immediately and sent
 * by a job. `answers_seen` is the number of answers the author had seen: if a colleague has answered since, nothing is
 * sent and both texts are returned. Returns the recipient's name; null if the key was already processed.
 *
 * @throws NotSignedIn, NotFound, NotAllowed; Invalid if `to` isn't one of the lead's addresses; Conflict, whose
 * `current` has `theirs` and `yours`.
 */
export async function answerLead(
  context: Context,
  id: string,
  { key, text, subject, to, answers_seen, ...extras }: Answer,
): Promise<string | null> {
  if (findPlaceholder(text)) throw createLeadProblem({ text: "placeholder" }, context.locale);
  if (findPlaceholder(subject ?? "")) throw createLeadProblem({ subject: "placeholder" }, context.locale);
  return runInTransaction(context, async (context) => {
    const { lead, staff } = await lockWritableLead(context, id);
    if (await isDone(context, key)) return null;
    if (lead.answers !== answers_seen) {
      const theirs = await selectLatestAnswer(context.db, lead.id);
      const who = theirs?.who ?? m.lead_colleague();
      throw new Conflict(m.lead_already_answered({ who }), {
        answers: lead.answers,
        theirs: theirs && { ...theirs, who, happened_at: theirs.happened_at.toISOString() },
        yours: { subject: subject ?? null, text },
      });
    }
    const inquiry = (await selectInquiriesFor(context.db, lead.id)).find(({ email }) => !to || isSameEmail(email, to));
    if (!inquiry) throw createLeadProblem({ to: "unknown_address" }, context.locale);
    const recipient = { lead_id: lead.id, staff, email: inquiry.email };
    await checkExtras(context, extras, recipient);
    const { listings, nda_listing } = extras;
    const details = {
      enquiry: inquiry.id,
      ...(subject && { subject }),
      ...(listings?.length && { listings }),
      ...(nda_listing && { nda_listing }),
    };
    const event_id = await recordEvent(context, lead, { kind: "answer", key: key ?? null, text, details });
    await attachExtras(context, event_id, extras, recipient);
    await updateLead(context.db, lead.id, getAnsweredColumns(lead, staff, context.clock()));
    await enqueue(context, "lead-mail", { event_id });
    return inquiry.name;
  });
}
