import type { Context, Viewer } from "#domain/context.ts";
import { isGrantedToRole } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { m } from "#messages/messages.js";
import { type OutboxRow, selectMail } from "./outbox-queries.ts";

/** Returns whether the viewer may read everyone's email when the outbox isn't public: head office only. */
export function canReadOutbox(viewer: Viewer): boolean {
  return viewer.role === "staff" && isGrantedToRole(viewer, "outbox.read");
}

/** Returns an email. The caller must check permission. @throws NotFound */
export async function findMail({ db }: Context, id: string): Promise<OutboxRow> {
  const mail = isUuid(id) ? await selectMail(db, id) : undefined;
  if (!mail) throw new NotFound(m.outbox_mail_not_found());
  return mail;
}
