import { m } from "#messages/messages.js";
import type { ListingStatus } from "./listing.ts";

/** The label of each listing status. */
export const STATUS_LABELS: Record<ListingStatus, typeof m.draft> = {
  draft: m.draft,
  active: m.edit_status_active,
  under_offer: m.badge_under_offer,
  sold: m.sold,
  withdrawn: m.edit_status_withdrawn,
};
