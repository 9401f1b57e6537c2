import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { type Context, enqueue, requireStaff, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { type CheckedStaffForm, checkStaffForm, idField } from "#domain/staff/staff-fields.ts";
import { authorize, getScope, isAllowed } from "#domain/staff/staff-policy.ts";
import { Invalid } from "#lib/errors.ts";
import { createLineSchema, emailSchema } from "#lib/forms/field-schemas.ts";
import { createSecret, isSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { addDays } from "#lib/time/durations.ts";
import { m } from "#messages/messages.js";
import {
  type InvitationRow,
  insertInvitation,
  selectInvitations,
  selectOpenInvitation,
  selectSoldListing,
} from "./invitation-queries.ts";

/** How long the emailed link can be used. */
const INVITATION_DAYS = 60;

/** Invites the seller or the buyer of a sold business to review its office. */
export interface ReviewInvitation {
  listing_number: number;
  name: string;
  email: string;
  locale: string;
}

export const invitationSchema = v.strictObject(
  {
    listing_number: idField,
    name: createLineSchema(120),
    email: emailSchema,
    locale: createLineSchema(10),
  },
  "unknown_field",
);

export const checkInvitation = (raw: unknown): CheckedStaffForm<ReviewInvitation> =>
  checkStaffForm(invitationSchema, raw, ["listing_number", "name", "email", "locale"]);

/** Returns the office's invitations, or all. @throws NotSignedIn; NotAllowed */
export function listInvitations(context: Context, query: { page: number; per_page: number }) {
  const { office_id } = getScope(authorize(context, "review.read"));
  return selectInvitations(context.db, { ...query, office_id });
}

/**
 * Emails a client of a sale a link with which to write one review. The review is shown as a verified client's.
 *
 * @throws NotSignedIn; NotAllowed; Invalid on `listing_number` if the office hasn't sold it, and on `locale`
 */
export async function inviteReview(
  context: Context,
  { listing_number, name, email, locale: typed }: ReviewInvitation,
): Promise<{ id: string }> {
  authorize(context, "review.write");
  const locale = context.network.locales.find((each) => each === typed);
  if (!locale) throw new Invalid(m.field_check_marked(), { locale: [m.field_invalid()] });
  const listing = await selectSoldListing(context.db, listing_number);
  const office_id = listing?.office_id ?? null;
  if (office_id === null || !isAllowed(requireStaff(context), "review.write", { office_id, agent_id: null }))
    throw new Invalid(m.field_check_marked(), { listing_number: [m.desk_invitation_not_sold()] });
  const [id, token, created_at] = [randomUUID(), createSecret(), context.clock()];
  const expires_at = addDays(created_at, INVITATION_DAYS);
  await runInTransaction(context, async (tx) => {
    const sent = { listing_number, office_id, name, email, locale, created_at, expires_at };
    await insertInvitation(tx.db, { id, token_sha256: sha256(token), ...sent });
    await recordAuditEvent(tx, {
      action: "review.invited",
      subject: `listing ${listing_number}`,
      office_id,
      details: { invitation: id },
    });
    await enqueue(tx, "review-invitation-mail", { invitation_id: id, token });
  });
  return { id };
}

/** Finds the invitation of a link's token; null if it was used, has expired or never existed. */
export async function findInvitation(
  { db, clock }: Pick<Context, "db" | "clock">,
  token: string,
  options: { forUpdate?: boolean } = {},
): Promise<InvitationRow | null> {
  if (!isSecret(token)) return null;
  return (await selectOpenInvitation(db, sha256(token), clock(), options)) ?? null;
}
