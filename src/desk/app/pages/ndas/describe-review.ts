import type { LegalText } from "#domain/ndas/desk/legal-texts.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";

/** Says whether counsel has reviewed the current version of a text. */
export function describeReview({ reviewed_at, reviewed_by }: LegalText): string {
  return reviewed_at
    ? m.desk_legal_reviewed({ name: reviewed_by ?? "", date: formatTime(reviewed_at) })
    : m.desk_legal_unreviewed();
}
