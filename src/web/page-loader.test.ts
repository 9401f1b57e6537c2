import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { Gone, Invalid, NotFound } from "#lib/errors.ts";
import { type PageArgs, pageLoader, translated } from "./page-loader.ts";
import { pageRequestContext, siteContext } from "./request-context.ts";

test.each([
  [new NotFound("Listing not found"), 404],
  [new Gone("Withdrawn"), 410],
  [new Invalid("Please check", { name: ["Enter your name"] }), 422],
])("what the domain refuses becomes the page's status, with the words alone", (error, status) => {
  expect(translated(error)).toMatchObject({ data: { message: error.message }, init: { status } });
});

test("a fault of ours stays one, so that its words reach the log and not the visitor", () => {
  const fault = new Error("relation does not exist");
  expect(translated(fault)).toBe(fault);
});

/** The tags that a page with this loader is kept under. */
async function getTags(load: (args: PageArgs) => Promise<unknown>): Promise<string[]> {
  const tags: string[] = [];
  const context = new RouterContextProvider();
  const network = { locales: ["en-US"] };
  const dependsOn = (...more: string[]) => void tags.push(...more);
  context.set(pageRequestContext, { dependsOn, context: { network } } as never);
  context.set(siteContext, {} as never);
  await pageLoader(load)({
    request: new Request("http://localhost/"),
    url: new URL("http://localhost/"),
    params: {},
    context,
  } as never);
  return tags;
}

test("a page is kept until what it says it is made from changes", async () => {
  expect(await getTags(async ({ dependsOn }) => dependsOn("listings", "office:pasco"))).toEqual([
    "listings",
    "office:pasco",
  ]);
});

test("a page that does not say what it is made from is made anew after any change", async () => {
  expect(await getTags(async () => "nothing said")).toEqual(["*"]);
});
