import { expect, test } from "vitest";
import * as catalog from "./contract-messages.ts";

test("gives each message the exact text of the contract", () => {
  const said = Object.entries(catalog).map(([name, message]) => [name, message({}, { locale: "en-US" })]);
  expect(Object.fromEntries(said)).toEqual({
    inquiryFailed: "There was an error submitting your inquiry. Please try again later.",
    preferenceFailed: "There was an error submitting the form. Please try again later.",
    anErrorOccurred: "An error occurred. Please try again later.",
    tryLater: "Please try again later.",
    listingNotFound: "Listing not found",
    pageNotFound: "Sorry, we can't find that page. You'll find lots to explore on the home page.",
    requiredFieldsMissing: "Please complete all required fields",
    accountExists: "There is already a buyer account with that email address.",
    csrfMismatch: "CSRF token mismatch.",
    guideSent: "Thank you for your interest! Check your email for a link to the guide",
    inquirySubmitted: "Your inquiry has been submitted successfully.",
    checkYourEmail: "Please check your email.",
    passwordReset: "Password reset successfully. You can now login with your new password.",
    preferenceUpdated: "Your buyer preference has been updated",
    profileUpdated: "Your profile has been updated",
  });
});
