import { expect, test } from "vitest";
import { checkReview, parseReviewForm } from "./review-input.ts";
import { getReviewFieldMessage, getReviewSubmittedMessage } from "./review-messages.ts";

function createForm(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("reads a form like the API's body", () => {
  const written = { office: "miami", name: " June  Whitfield ", email: "june@example.org", text: "Fine.\r\n" };
  const posted = parseReviewForm(
    createForm({ ...written, rating: "4", privacy_terms: "on", website: "", status: "approved" }),
  );
  expect(checkReview(posted)).toEqual({
    review: { office: "miami", name: "June Whitfield", email: "june@example.org", rating: 4, text: "Fine." },
  });
  expect(checkReview(posted)).toEqual(checkReview({ ...written, rating: 4, privacy_terms: true }));
});

test("requires every field of an empty form and reads an unchecked box as no consent", () => {
  expect(checkReview(parseReviewForm(createForm({})))).toEqual({
    codes: {
      office: "required",
      name: "required",
      email: "required",
      rating: "required",
      text: "required",
      privacy_terms: "must_accept",
    },
  });
  expect(checkReview(parseReviewForm(createForm({ rating: "many" })))).toMatchObject({ codes: { rating: "invalid" } });
});

test("explains each error and what to do", () => {
  expect(getReviewFieldMessage("rating", "required", "en-US")).toBe("Choose one to five stars");
  expect(getReviewFieldMessage("text", "required", "en-US")).toBe("Write your review");
  expect(getReviewFieldMessage("text", "too_long", "en-US")).toContain("3000");
  expect(getReviewFieldMessage("email", "email", "en-US")).toContain("name@company.com");
  expect(getReviewSubmittedMessage("en-US")).toContain("once the office approves it");
});
