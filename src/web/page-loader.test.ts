import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { Gone, Invalid, NotFound } from "#lib/errors.ts";
import { createPageLoader, type PageArgs, toResponse } from "./page-loader.ts";
import { pageRequestContext, siteContext } from "./request-context.ts";

test.each([
  [new NotFound("Listing not found"), 404],
  [new Gone("Withdrawn"), 410],
  [new Invalid("Please check", { name: ["Enter your name"] }), 422],
])("converts a domain error to a response with its status and message", (error, status) => {
  expect(toResponse(error)).toMatchObject({ data: { message: error.message }, init: { status } });
});

test("leaves an unexpected error unchanged, so that it is logged and not shown", () => {
  const unexpected = new Error("relation does not exist");
  expect(toResponse(unexpected)).toBe(unexpected);
});

/** Gets the cache tags of a page with this loader. */
async function getTags(load: (args: PageArgs) => Promise<unknown>): Promise<string[]> {
  const tags: string[] = [];
  const context = new RouterContextProvider();
  const network = { locales: ["en-US"] };
  const dependsOn = (...more: string[]) => void tags.push(...more);
  context.set(pageRequestContext, { dependsOn, context: { network } } as never);
  context.set(siteContext, {} as never);
  await createPageLoader(load)({
    request: new Request("http://localhost/"),
    url: new URL("http://localhost/"),
    params: {},
    context,
  } as never);
  return tags;
}

test("caches a page under the tags that its loader names", async () => {
  expect(await getTags(async ({ dependsOn }) => dependsOn("listings", "office:pasco"))).toEqual([
    "listings",
    "office:pasco",
  ]);
});

test("invalidates a page without tags on any change", async () => {
  expect(await getTags(async () => "nothing said")).toEqual(["*"]);
});
