import type { Operation } from "../http/operation.ts";
import { ACTION_OPERATIONS } from "./actions.ts";
import { ANALYTICS_OPERATIONS } from "./analytics.ts";
import { ARTICLE_OPERATIONS } from "./article-operations.ts";
import { BUYER_ACCESS_OPERATIONS } from "./buyer-access-operations.ts";
import { COMPONENT_OPERATIONS } from "./component-operations.ts";
import { CONTACT_EXPORT_OPERATIONS } from "./contact-export-operations.ts";
import { CONTACT_OPERATIONS } from "./contact-operations.ts";
import { CONTENT_FILE_OPERATIONS } from "./content-file-operations.ts";
import { DEAL_OPERATIONS } from "./deal-operations.ts";
import { DEVICE_OPERATIONS } from "./device-operations.ts";
import { DOCUMENT_OPERATIONS } from "./documents.ts";
import { DRAFT_OPERATIONS } from "./draft-operations.ts";
import { EXPORT_OPERATIONS } from "./export-operations.ts";
import { HEAD_OFFICE_OPERATIONS } from "./head-office-operations.ts";
import { IMPORT_OPERATIONS } from "./import-operations.ts";
import { LEAD_CHANGE_OPERATIONS } from "./lead-change-operations.ts";
import { LEAD_MAIL_OPERATIONS } from "./lead-mail-operations.ts";
import { LEAD_OPERATIONS } from "./leads.ts";
import { LINK_OPERATIONS } from "./link-operations.ts";
import { LISTING_CHANGE_OPERATIONS } from "./listing-change-operations.ts";
import { LISTING_OPERATIONS } from "./listings.ts";
import { MARKET_OPERATIONS } from "./market-operations.ts";
import { MENU_OPERATIONS } from "./menu-operations.ts";
import { MYSELF_OPERATIONS } from "./myself.ts";
import { NDA_DECISION_OPERATIONS } from "./nda-decision-operations.ts";
import { NDA_OPERATIONS } from "./ndas.ts";
import { NETWORK_OPERATIONS } from "./network.ts";
import { NETWORK_SETTINGS_OPERATIONS } from "./network-settings-operations.ts";
import { OPERATOR_OPERATIONS } from "./operator.ts";
import { PAGE_OPERATIONS } from "./page-operations.ts";
import { PARTNER_OPERATIONS } from "./partner-operations.ts";
import { PERSONAL_DATA_OPERATIONS } from "./personal-data-operations.ts";
import { PICTURE_OPERATIONS } from "./picture-operations.ts";
import { PROFILE_PHOTO_OPERATIONS } from "./profile-photo-operations.ts";
import { REDIRECT_OPERATIONS } from "./redirect-operations.ts";
import { REPLY_TEMPLATE_OPERATIONS } from "./reply-template-operations.ts";
import { REVIEW_OPERATIONS } from "./review-operations.ts";
import { SAVED_VIEW_OPERATIONS } from "./saved-view-operations.ts";
import { SEARCH_OPERATIONS } from "./search-operations.ts";
import { SECTION_OPERATIONS } from "./section-operations.ts";
import { SELLER_PAGE_OPERATIONS } from "./seller-page-operations.ts";
import { SET_UP_OPERATIONS } from "./set-up-operations.ts";
import { STAFF_OPERATIONS } from "./staff.ts";
import { STATS_OPERATIONS } from "./stats-operations.ts";
import { TASK_OPERATIONS } from "./task-operations.ts";
import { TRANSFER_OPERATIONS } from "./transfer-operations.ts";
import { TRANSLATION_OPERATIONS } from "./translation-operations.ts";

/**
 * All operations of the desk under `/api/desk`, grouped by subject. They pass the same checks as all other calls and
 * are absent from the public API description. `tests/support/desk/desk-access.ts` lists the roles allowed to make each
 * call.
 */
export const DESK_OPERATIONS: readonly Operation[] = [
  ...MYSELF_OPERATIONS,
  ...DEVICE_OPERATIONS,
  ...BUYER_ACCESS_OPERATIONS,
  ...PERSONAL_DATA_OPERATIONS,
  ...LISTING_OPERATIONS,
  ...LISTING_CHANGE_OPERATIONS,
  ...MARKET_OPERATIONS,
  ...SELLER_PAGE_OPERATIONS,
  ...DOCUMENT_OPERATIONS,
  ...LEAD_OPERATIONS,
  ...LEAD_CHANGE_OPERATIONS,
  ...LEAD_MAIL_OPERATIONS,
  ...REPLY_TEMPLATE_OPERATIONS,
  ...CONTACT_OPERATIONS,
  ...CONTACT_EXPORT_OPERATIONS,
  ...DEAL_OPERATIONS,
  ...TASK_OPERATIONS,
  ...SEARCH_OPERATIONS,
  ...OPERATOR_OPERATIONS,
  ...STAFF_OPERATIONS,
  ...SAVED_VIEW_OPERATIONS,
  ...NETWORK_OPERATIONS,
  ...TRANSFER_OPERATIONS,
  ...HEAD_OFFICE_OPERATIONS,
  ...NETWORK_SETTINGS_OPERATIONS,
  ...SET_UP_OPERATIONS,
  ...REVIEW_OPERATIONS,
  ...ARTICLE_OPERATIONS,
  ...PAGE_OPERATIONS,
  ...SECTION_OPERATIONS,
  ...MENU_OPERATIONS,
  ...COMPONENT_OPERATIONS,
  ...PICTURE_OPERATIONS,
  ...PROFILE_PHOTO_OPERATIONS,
  ...DRAFT_OPERATIONS,
  ...LINK_OPERATIONS,
  ...TRANSLATION_OPERATIONS,
  ...CONTENT_FILE_OPERATIONS,
  ...IMPORT_OPERATIONS,
  ...EXPORT_OPERATIONS,
  ...REDIRECT_OPERATIONS,
  ...PARTNER_OPERATIONS,
  ...NDA_OPERATIONS,
  ...NDA_DECISION_OPERATIONS,
  ...ANALYTICS_OPERATIONS,
  ...STATS_OPERATIONS,
  ...ACTION_OPERATIONS,
];
