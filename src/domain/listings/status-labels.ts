import { m } from "#messages/messages.js";
import type { ListingStatus } from "./listing.ts";

/** The label of each listing status. */
export const STATUS_LABELS: Record<ListingStatus, typeof m.edit_status_draft> = {
  draft: m.edit_status_draft,
  active: m.edit_status_active,
  under_offer: m.badge_under_offer,
  sold: m.edit_status_sold,
  withdrawn: m.edit_status_withdrawn,
};
