import { expect, test } from "vitest";
import { createInquiryProblem, getConsentWording, getFieldMessage, getSubmittedMessage } from "./inquiry-messages.ts";

test("reports missing fields with the catalog's messages and a hint at each field", () => {
  const problem = createInquiryProblem({ name: "required", privacy_terms: "must_accept", phone: "phone" }, "en-US");
  expect(problem.status).toBe(422);
  expect(problem.message).toBe("Please complete all required fields");
  expect(problem.errors).toEqual({
    name: ["Enter your name"],
    privacy_terms: ["Check this box to agree to the privacy terms"],
    phone: ["Enter your phone number with the area code"],
  });
});

test("treats an unchecked box as a missing required field", () => {
  expect(createInquiryProblem({ privacy_terms: "must_accept" }, "en-US").message).toBe(
    "Please complete all required fields",
  );
});

test("doesn't report missing fields when all are filled in but one is invalid", () => {
  expect(createInquiryProblem({ email: "email" }, "en-US").message).toBe("Please check the highlighted fields");
});

test("states the limit when a text is too long", () => {
  expect(getFieldMessage("message", "too_long", "en-US")).toContain("5000");
  expect(getFieldMessage("fields.note", "too_long", "en-US")).toContain("1000");
});

test("falls back to English for a locale without a catalog", () => {
  expect(getFieldMessage("name", "required", "en-GH")).toBe("Enter your name");
});

test("uses the agreed confirmation and consent texts", () => {
  expect(getSubmittedMessage("listing", "en-US")).toBe("Your inquiry has been submitted successfully.");
  expect(getSubmittedMessage("guide", "en-US")).toBe(
    "Thank you for your interest! Check your email for a link to the guide",
  );
  expect(getConsentWording("en-US")).toEqual({
    privacy_terms: "I Agree to Privacy Terms",
    sms_opt_in: "I agree to receive SMS text messages",
  });
});
