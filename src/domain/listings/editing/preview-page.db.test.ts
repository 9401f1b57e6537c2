import { expect, test } from "vitest";
import { findListing } from "#domain/listings/find-listing.ts";
import { readConfidential } from "#domain/ndas/confidential/show-confidential.ts";
import { Invalid, NotFound } from "#lib/errors.ts";
import { BAKERY, createDraft, openEditedOffices, withViewer } from "../../../../tests/support/edited-listing.ts";
import { findDeskListing } from "./find-desk-listing.ts";
import { previewListingPage } from "./preview-page.ts";

const { context, other_office, agent, outsider } = await openEditedOffices();

/** Returns what the page would read of the listing, as JSON. */
context.renderPreview = async (tx, path, locale, listing) => {
  const [, folder, post = ""] = /^\/(.+)\/listings\/(.+)$/.exec(path) ?? [];
  const found = await findListing({ ...context, db: tx, locale, ...listing }, post);
  const confidential = listing?.previews_confidential
    ? await readConfidential({ ...context, db: tx, locale }, listing.preview)
    : null;
  return JSON.stringify({ folder, found, confidential });
};
const preview = async (number: number, fields: object, as: "visitor" | "buyer" = "visitor", viewer = agent) =>
  JSON.parse(await previewListingPage(withViewer(context, viewer), { number, fields, as }));

test("shows a draft with its unsaved fields and stores nothing", async () => {
  const { number } = await createDraft(context, agent);
  const before = await findDeskListing(withViewer(context, agent), number);
  const shown = await preview(number, { name: "Corner café", price: "510,000" });
  expect(shown).toMatchObject({
    folder: "buy-a-business",
    found: { kind: "found", listing: { name: "Corner café", price: 510_000, slug: `corner-cafe-${number}` } },
    confidential: null,
  });
  expect((await preview(number, { kind: "franchise" })).folder).toBe("franchise");
  expect(await findDeskListing(withViewer(context, agent), number)).toEqual(before);
});

test("shows a signer's confidential part with its unsaved fields, and to a visitor none of it", async () => {
  const { number } = await createDraft(context, agent);
  expect((await preview(number, {}, "buyer")).confidential).toMatchObject({ legal_name: BAKERY.legal_name });
  const fields = { legal_name: "Corner Café LLC" };
  expect((await preview(number, fields, "buyer")).confidential).toMatchObject(fields);
  expect(JSON.stringify(await preview(number, fields))).not.toContain("LLC");
});

test("names the fields that can't be read, and knows no listing of another office", async () => {
  const { number } = await createDraft(context, agent);
  await expect(preview(number, { price: "cheap" })).rejects.toMatchObject({ errors: { price: [expect.any(String)] } });
  await expect(preview(number, { office_id: other_office, agent_id: null })).rejects.toBeInstanceOf(Invalid);
  await expect(preview(number, {}, "visitor", outsider)).rejects.toBeInstanceOf(NotFound);
});
