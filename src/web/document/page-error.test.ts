import { expect, test } from "vitest";
import { Gone, Invalid, NotFound } from "#lib/errors.ts";
import { toPageError } from "./page-error.ts";
import { withStatus } from "./responses.ts";

test.each([
  [new NotFound("Listing not found"), 404],
  [new Gone("Withdrawn"), 410],
  [new Invalid("Please check", { name: ["Enter your name"] }), 422],
])("shows a domain error with its status and message", (error, status) => {
  expect(toPageError(error)).toEqual({ status, message: error.message });
});

test("shows a status that a page has thrown", () => {
  expect(toPageError(withStatus(null, 405))).toEqual({ status: 405, message: "" });
});

test("shows no unexpected error, so that it is logged instead", () => {
  expect(toPageError(new Error("relation does not exist"))).toBeNull();
});
