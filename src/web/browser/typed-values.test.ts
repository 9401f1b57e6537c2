import { type ClientActionFunctionArgs, data, UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from "react-router";
import { expect, test } from "vitest";
import { keepTypedValues, useTypedValues } from "./typed-values.ts";

const WRITTEN = { name: "June", password: "secret secret" };
const INQUIRY_FAILED = "There was an error submitting your inquiry. Please try again later.";

function send(clientAction: typeof useTypedValues, answer: () => unknown): Promise<unknown> {
  const request = new Request("https://site.example/contact-us?form=email", {
    method: "POST",
    body: new URLSearchParams(WRITTEN),
  });
  const serverAction = async (): Promise<unknown> => {
    await request.text();
    return answer();
  };
  return clientAction({ request, serverAction } as unknown as ClientActionFunctionArgs);
}

const failing = (error: unknown) => () => {
  throw error;
};

test.each([
  ["the network drops", new TypeError("Failed to fetch")],
  ["the server answers 500", new ErrorResponse(500, "", "<h1>Oops</h1>")],
  ["a proxy answers 503", new ErrorResponse(503, "", "")],
  ["the page is called too often", new ErrorResponse(429, "", "")],
  ["the answer cannot be read", new Error("Unable to decode turbo-stream response")],
])("preserves typed values, except passwords, when %s", async (_, error) => {
  const stored = { message: INQUIRY_FAILED, errors: {}, typed: { name: "June" } };
  expect(await send(useTypedValues, failing(error))).toEqual(data(stored, { status: 503 }));
});

test("passes through the server's response, its redirects and statuses with their own page", async () => {
  expect(await send(useTypedValues, () => "taken")).toBe("taken");
  for (const answer of [redirect("/contact-us/thank-you", 303), new ErrorResponse(404, "", null)]) {
    await expect(send(useTypedValues, failing(answer))).rejects.toBe(answer);
  }
});

test("responds in the shape and language of the page's own action", async () => {
  const ofProfile = keepTypedValues(
    () => "Later.",
    (rejected, url) => ({ form: url.searchParams.get("form"), rejected }),
  );
  expect(await send(ofProfile, failing(new TypeError()))).toEqual(
    data({ form: "email", rejected: { message: "Later.", errors: {}, typed: { name: "June" } } }, { status: 503 }),
  );
});
