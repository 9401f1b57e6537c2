import { expect, test } from "vitest";
import { consentWording, fieldMessage, inquiryProblem, inquirySubmitted } from "./inquiry-messages.ts";

test("a form with something missing says so in the catalogue's words, and what to do at each field", () => {
  const problem = inquiryProblem({ name: "required", privacy_terms: "must_accept", phone: "phone" }, "en-US");
  expect(problem.status).toBe(422);
  expect(problem.message).toBe("Please complete all required fields");
  expect(problem.errors).toEqual({
    name: ["Enter your name"],
    privacy_terms: ["Check this box to agree to the privacy terms"],
    phone: ["Enter your phone number with the area code"],
  });
});

test("a box that was not ticked is a required field left out", () => {
  expect(inquiryProblem({ privacy_terms: "must_accept" }, "en-US").message).toBe("Please complete all required fields");
});

test("a form with all filled in but something wrong does not claim that something is missing", () => {
  expect(inquiryProblem({ email: "email" }, "en-US").message).toBe("Please check the highlighted fields");
});

test("a text that is too long says how long it may be", () => {
  expect(fieldMessage("message", "too_long", "en-US")).toContain("5000");
  expect(fieldMessage("fields.note", "too_long", "en-US")).toContain("1000");
});

test("a locale without a catalogue of its own is answered in English", () => {
  expect(fieldMessage("name", "required", "en-GH")).toBe("Enter your name");
});

test("what a form says afterwards, and what a person agrees to, is worded as promised", () => {
  expect(inquirySubmitted("listing", "en-US")).toBe("Your inquiry has been submitted successfully.");
  expect(inquirySubmitted("guide", "en-US")).toBe(
    "Thank you for your interest! Check your email for a link to the guide",
  );
  expect(consentWording("en-US")).toEqual({
    privacy_terms: "I Agree to Privacy Terms",
    sms_opt_in: "I agree to receive SMS text messages",
  });
});
