import { expect, test } from "vitest";
import { ApiError } from "./http-client.ts";
import { sendForm } from "./send-form.ts";

const FIELDS = [{ name: "email", type: "email", value: "june@example.org" }];
const createRejectingHttp = (status: number, data: unknown) => ({
  post: () => Promise.reject(new ApiError({ status, headers: new Headers(), data })),
});

test("returns the response to an accepted form", async () => {
  const post = async (_path: string, body?: object) => ({ status: 200, headers: new Headers(), data: body });
  expect(await sendForm("/api/login", FIELDS, { more: 1 }, { post })).toEqual({
    data: { email: "june@example.org", more: 1 },
  });
});

test("returns the message and field errors of a rejected form", async () => {
  const errors = { email: ["Enter another"] };
  const http = createRejectingHttp(422, { message: "Please check the highlighted fields", errors });
  expect(await sendForm("/api/login", FIELDS, {}, http)).toEqual({
    message: "Please check the highlighted fields",
    errors,
  });
});

test("returns a failure message when the server is unreachable", async () => {
  const failed = { message: "An error occurred. Please try again later.", errors: {} };
  expect(await sendForm("/api/login", FIELDS, {}, { post: () => Promise.reject(new Error("offline")) })).toEqual(
    failed,
  );
  expect(await sendForm("/api/login", FIELDS, {}, createRejectingHttp(502, null))).toEqual(failed);
});
