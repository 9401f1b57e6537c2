import type { ReviewStatus } from "#db/tables/people.ts";
import { m } from "#messages/messages.js";

const LABELS: Record<ReviewStatus, () => string> = {
  pending: m.waiting_for_approval,
  approved: m.desk_review_approved,
  rejected: m.desk_review_rejected,
};

export const getStatusLabel = (status: ReviewStatus): string => LABELS[status]();

export const getStatusChoices = (): [ReviewStatus, string][] =>
  (Object.keys(LABELS) as ReviewStatus[]).map((status) => [status, getStatusLabel(status)]);
