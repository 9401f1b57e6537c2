import { deleteEditorsBefore } from "#domain/content/presence/presence-queries.ts";
import type { Context } from "#domain/context.ts";
import { deleteExpiredDrafts } from "#domain/leads/inquiries/sellers/draft-queries.ts";
import { deleteUnusedLeadFiles } from "#domain/leads/replies/lead-files.ts";
import { isOwnAttachment } from "#domain/outbox/own-attachment.ts";
import { deleteDeliveriesBefore } from "#domain/partners/delivery-queries.ts";
import { addDays } from "#lib/time/durations.ts";
import { findRetention } from "./edit-retention.ts";
import {
  deleteConfirmationsBefore,
  deleteInvitationsBefore,
  deleteLeadsBefore,
  deleteMailsBefore,
} from "./retention-queries.ts";

/** How long the desk lists a review invitation after its link has expired. */
const EXPIRED_INVITATION_DAYS = 30;

/** How long confirmation reminders are stored: longer than the months between the first and the last of a series. */
const CONFIRMATION_DAYS = 365;

/** How long the log of deliveries to partners is stored. */
const DELIVERY_DAYS = 30;

/** How long records of who had a text open are stored if no one opens another text. */
const EDITOR_DAYS = 1;

/**
 * Deletes what head office's or the operator's rules say is too old: leads of people without an account, and emails with their reports.
 * Also deletes registrations that sellers never finished, review invitations a while after they expired, old
 * reminders to confirm a listing, old entries of the partners' log, who had a text open at the desk, and files of emails
 * that no lead has. Resolves with the number of leads and emails.
 */
export async function deleteOldData(context: Context): Promise<number> {
  const { db, clock, files } = context;
  const getTimeBefore = (days: number): Date => addDays(clock(), -days);
  await deleteExpiredDrafts(db, clock());
  await deleteInvitationsBefore(db, getTimeBefore(EXPIRED_INVITATION_DAYS));
  await deleteConfirmationsBefore(db, getTimeBefore(CONFIRMATION_DAYS));
  await deleteDeliveriesBefore(db, getTimeBefore(DELIVERY_DAYS));
  await deleteEditorsBefore(db, getTimeBefore(EDITOR_DAYS));
  await deleteUnusedLeadFiles(context);
  const { lead_days, email_days } = await findRetention(context);
  let deleted = 0;
  if (lead_days > 0) deleted += await repeat(() => deleteLeadsBefore(db, getTimeBefore(lead_days)));
  if (email_days > 0)
    deleted += await repeat(async () => {
      const mails = await deleteMailsBefore(db, getTimeBefore(email_days));
      for (const { file } of mails.flatMap(({ attachments }) => attachments))
        if (isOwnAttachment(file)) await files.remove(file);
      return mails.length;
    });
  return deleted;
}

/** Repeats a deletion in batches until nothing is left. */
async function repeat(deleteBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let deleted = 1; deleted > 0; total += deleted) deleted = await deleteBatch();
  return total;
}
