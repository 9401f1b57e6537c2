import { expect, test } from "vitest";
import type { PageArgs } from "../page-loader.ts";
import { loadPage, submitPage } from "./load-page.ts";

/** Gets the cache tags of a page with this loader. */
async function getTags(loader: (args: PageArgs) => Promise<unknown>): Promise<string[]> {
  const tags: string[] = [];
  const dependsOn = (...more: string[]) => void tags.push(...more);
  await loadPage({ loader }, { dependsOn } as unknown as PageArgs);
  return tags;
}

test("caches a page under the tags that its loader names", async () => {
  expect(await getTags(async ({ dependsOn }) => dependsOn("listings", "office:pasco"))).toEqual([
    "listings",
    "office:pasco",
  ]);
});

test("invalidates a page without tags on any change", async () => {
  expect(await getTags(async () => "no tags")).toEqual(["*"]);
});

const post = (body: string, type: string) =>
  new Request("http://localhost/contact-us", { method: "POST", body, headers: { "Content-Type": type } });

test("passes a posted form to the page's action", async () => {
  const action = async ({ form }: { form: FormData }) => form.get("name");
  const request = post("name=Pat", "application/x-www-form-urlencoded");
  expect(await submitPage({ action }, {} as PageArgs, request)).toBe("Pat");
});

test.each([
  ["a page without an action", undefined, post("a=1", "application/x-www-form-urlencoded"), 405],
  ["a body that isn't a form", async () => null, post("{}", "application/json"), 415],
  ["a form that can't be read", async () => null, post("nonsense", "multipart/form-data; boundary=x"), 400],
])("rejects %s", async (_what, action, request, status) => {
  await expect(submitPage(action ? { action } : {}, {} as PageArgs, request)).rejects.toMatchObject({ status });
});
