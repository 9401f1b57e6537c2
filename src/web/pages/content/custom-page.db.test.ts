import { expect, test } from "vitest";
import { saveWebsitePage } from "#domain/content/pages/save-website-page.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { createNetworkSite } from "../../mounts/sites.ts";
import type { ActionArgs } from "../../page-loader.ts";
import { action } from "./custom-page.tsx";

const context = await openTestContext();
await saveWebsitePage(context, {
  type: "custom",
  slug: "fees",
  locale: "en-US",
  name: "Fees",
  contents: [],
  body: '<p>Ask us.</p><div data-form="contact"></div><ul><li><div data-form="mergers"></div></li></ul>',
});

const SENT = { type: "contact", name: "Ann Lee", email: "ann@example.com", message: "Hello", privacy_terms: "1" };

function post(fields: Record<string, string>, slug = "fees") {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const metadata = { address: "::1", request_id: "1", checkChallenge: async () => true };
  const url = new URL(`/${slug}`, "http://localhost:3000");
  const record = { dependsOn: () => {}, describe: () => {} };
  return action({
    context,
    form,
    slug,
    url,
    template: "",
    site: createNetworkSite(context),
    metadata,
    ...record,
  } as unknown as ActionArgs);
}

test("a form in a page's text becomes a lead that names the page, and leads to the thank-you page", async () => {
  const response = await post(SENT);
  expect(response).toMatchObject({ status: 303 });
  expect("headers" in response && response.headers.get("Location")).toMatch(/thank-you/);
  const leads = await context.db.selectFrom("enquiries").select(["type", "email", "form"]).execute();
  expect(leads).toEqual([{ type: "contact", email: "ann@example.com", form: "/fees" }]);
});

test("a rejected form says which of the page's forms it is, and has what was typed", async () => {
  expect(await post({ ...SENT, email: "ann" })).toMatchObject({
    status: 422,
    data: { type: "contact", errors: { email: [expect.any(String)] }, typed: { name: "Ann Lee", email: "ann" } },
  });
});

test("doesn't accept a form that the page doesn't show", async () => {
  await expect(post({ ...SENT, type: "mergers" })).rejects.toMatchObject({ status: 404 });
  await expect(post({ ...SENT, type: "valuation" })).rejects.toMatchObject({ status: 404 });
  await expect(post(SENT, "nothing")).rejects.toMatchObject({ status: 404 });
});
