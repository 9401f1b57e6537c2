import type { LegalText } from "#domain/ndas/desk/legal-texts.ts";
import { m } from "#messages/messages.js";
import { moment } from "../../components/moment.ts";

/** Says whether counsel has reviewed the current version of a text. */
export function getReview({ reviewed_at, reviewed_by }: LegalText): string {
  return reviewed_at
    ? m.desk_legal_reviewed({ name: reviewed_by ?? "", date: moment(reviewed_at) })
    : m.desk_legal_unreviewed();
}
