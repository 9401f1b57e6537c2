import { type ClientActionFunctionArgs, data, UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from "react-router";
import { expect, test } from "vitest";
import { createClientAction, inquiryClientAction } from "./client-action.ts";

const TYPED = { name: "June", password: "secret secret" };
const INQUIRY_FAILED = "There was an error submitting your inquiry. Please try again later.";

function send(clientAction: typeof inquiryClientAction, respond: () => unknown): Promise<unknown> {
  const request = new Request("https://site.example/contact-us?form=email", {
    method: "POST",
    body: new URLSearchParams(TYPED),
  });
  const serverAction = async (): Promise<unknown> => {
    await request.text();
    return respond();
  };
  return clientAction({ request, serverAction } as unknown as ClientActionFunctionArgs);
}

const throwError = (error: unknown) => () => {
  throw error;
};

test.each([
  ["the connection drops", new TypeError("Failed to fetch")],
  ["the server returns 500", new ErrorResponse(500, "", "<h1>Oops</h1>")],
  ["a proxy returns 503", new ErrorResponse(503, "", "")],
  ["the rate limit is exceeded", new ErrorResponse(429, "", "")],
  ["the response cannot be decoded", new Error("Unable to decode turbo-stream response")],
])("preserves typed values, except passwords, when %s", async (_, error) => {
  const stored = { message: INQUIRY_FAILED, errors: {}, typed: { name: "June" } };
  expect(await send(inquiryClientAction, throwError(error))).toEqual(data(stored, { status: 503 }));
});

test("passes through the server's response, its redirects and statuses with their own page", async () => {
  expect(await send(inquiryClientAction, () => "taken")).toBe("taken");
  for (const response of [redirect("/contact-us/thank-you", 303), new ErrorResponse(404, "", null)]) {
    await expect(send(inquiryClientAction, throwError(response))).rejects.toBe(response);
  }
});

test("responds in the shape and language of the page's own action", async () => {
  const profileAction = createClientAction(
    () => "Later.",
    (rejected, url) => ({ form: url.searchParams.get("form"), rejected }),
  );
  expect(await send(profileAction, throwError(new TypeError()))).toEqual(
    data({ form: "email", rejected: { message: "Later.", errors: {}, typed: { name: "June" } } }, { status: 503 }),
  );
});
