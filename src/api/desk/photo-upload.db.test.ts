import { describe, expect, test } from "vitest";
import type { StaffViewer } from "#domain/context.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { createPhoto } from "../../../tests/support/create-photo.ts";
import { openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";
import { createDraft } from "../../../tests/support/edited-listing.ts";

const context = await openTestContext();
const { office_manager: manager } = (await openDeskFixture(context)).staff;
const { call } = createApiVisitor(context, { findViewer: async () => manager satisfies StaffViewer });
const { number } = await createDraft(context, manager);

const upload = (body: Uint8Array, type = "image/jpeg") =>
  call(`/desk/listings/${number}/photos`, { body, headers: { "Content-Type": type } });

describe("photo upload", () => {
  test("returns the photo's URL", async () => {
    const response = await upload(await createPhoto());
    expect([response.status, await response.json()]).toMatchObject([
      201,
      { path: expect.stringMatching(/^\/photos\/[0-9a-f]{32}-800\.webp$/) },
    ]);
  });

  test.each<[string, number, () => Promise<Response>]>([
    ["that is no picture, whatever it says it is", 422, () => upload(new TextEncoder().encode("<svg/>"))],
    ["that says it is something else", 415, async () => upload(await createPhoto(), "image/svg+xml")],
    ["of more than ten million bytes", 413, () => upload(new Uint8Array(10_000_001))],
    ["of nothing", 400, () => upload(new Uint8Array())],
  ])("rejects %s with %i", async (_, status, response) => {
    const problem = await response();
    expect(problem.status).toBe(status);
    expect(await problem.json()).toMatchObject({ message: expect.stringMatching(/\.$/), status });
  });
});

test("answers 409 with the current text to a stale save", async () => {
  const put = (price: number) =>
    call(`/desk/listings/${number}`, { method: "PUT", body: { version: 1, fields: { price } } });
  expect((await put(425_000)).status).toBe(200);
  const problem = await put(400_000);
  expect(problem.status).toBe(409);
  expect(await problem.json()).toMatchObject({
    current: { version: 2, fields: { price: 425_000, name: expect.any(String) } },
  });
});

test("creates one listing for two requests with the same idempotency key", async () => {
  const begin = () =>
    call("/desk/listings", {
      body: { fields: { category_slug: "food-restaurants", state_slug: "florida" } },
      headers: { "Idempotency-Key": "draft-1" },
    });
  const [one, two] = [await begin(), await begin()];
  expect([one.status, two.status]).toEqual([201, 201]);
  expect((await two.json()).number).toBe((await one.json()).number);
});
