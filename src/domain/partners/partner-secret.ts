import { type Context, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { Conflict } from "#lib/errors.ts";
import { createWebhookSecret } from "#lib/standard-webhooks.ts";
import { m } from "#messages/messages.js";
import { findStoredPartner } from "./desk-partners.ts";
import { lockPartner, selectSecrets, updatePartner } from "./partner-queries.ts";

/** Shows a partner's secret, to be passed on. @throws NotSignedIn; NotAllowed; NotFound; Conflict */
export async function revealPartnerSecret(context: Context, id: number): Promise<{ secret: string }> {
  const { secret_encrypted } = await findStoredPartner(context, id, "partner.write");
  const secret = context.encryptor.decrypt(secret_encrypted);
  if (secret === null) throw new Conflict(m.partner_secret_unreadable());
  await recordAuditEvent(context, { action: "partner.secret_shown", subject: `partner ${id}` });
  return { secret };
}

/** Replaces a partner's secret. Requests carry both signatures for a day. @throws NotSignedIn; NotAllowed; NotFound */
export async function rotatePartnerSecret(context: Context, id: number): Promise<{ secret: string }> {
  return runInTransaction(context, async (tx) => {
    await lockPartner(tx.db, id);
    const { secret_encrypted } = await findStoredPartner(tx, id, "partner.write");
    const secret = createWebhookSecret();
    await updatePartner(tx.db, id, {
      secret_encrypted: tx.encryptor.encrypt(secret),
      previous_secret_encrypted: secret_encrypted,
      secret_rotated_at: tx.clock(),
    });
    await recordAuditEvent(tx, { action: "partner.secret_rotated", subject: `partner ${id}` });
    return { secret };
  });
}

/** Encrypts every partner's secret with the current key. Resolves with counts as `reencryptSecrets` does. */
export async function reencryptPartnerSecrets({
  db,
  encryptor,
}: Pick<Context, "db" | "encryptor">): Promise<{ reencrypted: number; current: number; unreadable: number }> {
  const counts = { reencrypted: 0, current: 0, unreadable: 0 };
  for (const { id, secret_encrypted, previous_secret_encrypted } of await selectSecrets(db)) {
    const renewed = encryptor.reencrypt(secret_encrypted);
    // The previous secret is used only for a day, so it may be dropped if no key can decrypt it.
    const previous = previous_secret_encrypted && encryptor.reencrypt(previous_secret_encrypted);
    if (renewed === null) counts.unreadable += 1;
    else if (renewed === secret_encrypted) counts.current += 1;
    else counts.reencrypted += 1;
    if (renewed !== null)
      await updatePartner(db, id, { secret_encrypted: renewed, previous_secret_encrypted: previous || null });
  }
  return counts;
}
