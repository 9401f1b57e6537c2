import type { DeskNda } from "#domain/ndas/desk/desk-nda-queries.ts";
import { m } from "#messages/messages.js";

export function getNdaStatus({
  approval,
  revoked_at,
}: Pick<DeskNda, "approval"> & { revoked_at: Date | string | null }): string {
  return revoked_at ? m.desk_nda_revoked() : LABELS[approval]();
}

const LABELS = {
  not_asked: m.desk_nda_open,
  waiting: m.waiting_for_approval,
  approved: m.desk_nda_approved,
  declined: m.desk_nda_declined,
};
