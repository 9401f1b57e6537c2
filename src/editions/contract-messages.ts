import { m } from "#messages/messages.js";

/*
 * Messages that the contracts quote verbatim. Pages, REST and GraphQL all use these, and a test checks each wording.
 */

export const inquiryFailed = m.inquiry_failed;
export const preferenceFailed = m.preference_failed;
export const anErrorOccurred = m.error_later;
export const tryLater = m.try_later;
export const listingNotFound = m.listing_not_found;
export const pageNotFound = m.not_found_text;
export const requiredFieldsMissing = m.field_all_required;
export const accountExists = m.account_exists;
export const csrfMismatch = m.api_csrf_mismatch;

export const guideSent = m.inquiry_guide_submitted;
export const inquirySubmitted = m.inquiry_submitted;
export const checkYourEmail = m.check_email;
export const passwordReset = m.password_reset;
export const preferenceUpdated = m.preference_updated;
export const profileUpdated = m.profile_updated;
