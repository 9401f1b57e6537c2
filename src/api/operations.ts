import type { Operation } from "./http/operation.ts";
import {
  cancel,
  exportAccount,
  forgotPasswordOperation,
  removeAccount,
  reset,
  updateEmail,
} from "./rest/account-closing.ts";
import { login, loginSecondFactor, logout, readProfile, register, saveProfile } from "./rest/accounts.ts";
import { ALERT_DEVICE_OPERATIONS } from "./rest/alert-devices.ts";
import { createConsent } from "./rest/consents.ts";
import { resendEmailCode, verifyEmail } from "./rest/email-verification.ts";
import { listEmployees, listEmployeesByOffice, listEmployeesListings, showEmployee } from "./rest/employees.ts";
import { showBuyersProof } from "./rest/funds-proof.ts";
import { findGeo } from "./rest/geo.ts";
import { createInquiry } from "./rest/inquiries.ts";
import { listListings, showListing } from "./rest/listings.ts";
import { hideBuyersMatch, listBuyersMatches, showBuyersMatchAgain } from "./rest/matches.ts";
import { downloadListingsDocument, showDocumentPage } from "./rest/nda-documents.ts";
import {
  consentNda,
  findDocument,
  listBuyersNdas,
  showListingsConfidential,
  showNda,
  showPdf,
  signListingsNda,
} from "./rest/ndas.ts";
import { showOffice } from "./rest/offices.ts";
import { PASSKEY_OPERATIONS } from "./rest/passkeys.ts";
import { changePreferences, countMatches, showPreferences, unsubscribeByToken } from "./rest/preferences.ts";
import { createReview, listOfficeReviews } from "./rest/reviews.ts";
import { deleteSaved, listSaved, putSaved } from "./rest/saved-listings.ts";
import { deleteSavedSearch, postSavedSearch, putAlerts, putSavedSearch, showAlerts } from "./rest/saved-searches.ts";
import { suggestSearchTexts } from "./rest/suggestions.ts";
import { createValuation } from "./rest/valuation.ts";

/** All described operations: the server serves them and `docs/openapi.json` documents them. */
export const OPERATIONS: readonly Operation[] = [
  showOffice,
  listEmployees,
  listEmployeesByOffice,
  showEmployee,
  listEmployeesListings,
  listListings,
  showListing,
  findGeo,
  suggestSearchTexts,
  createInquiry,
  listOfficeReviews,
  createReview,
  createConsent,
  register,
  login,
  loginSecondFactor,
  ...PASSKEY_OPERATIONS,
  ...ALERT_DEVICE_OPERATIONS,
  logout,
  readProfile,
  saveProfile,
  showPreferences,
  changePreferences,
  listSaved,
  putSaved,
  deleteSaved,
  showAlerts,
  postSavedSearch,
  putAlerts,
  putSavedSearch,
  deleteSavedSearch,
  listBuyersMatches,
  countMatches,
  hideBuyersMatch,
  showBuyersMatchAgain,
  unsubscribeByToken,
  createValuation,
  showNda,
  consentNda,
  signListingsNda,
  listBuyersNdas,
  showPdf,
  showListingsConfidential,
  showDocumentPage,
  downloadListingsDocument,
  findDocument,
  forgotPasswordOperation,
  reset,
  updateEmail,
  verifyEmail,
  resendEmailCode,
  cancel,
  exportAccount,
  showBuyersProof,
  removeAccount,
];
