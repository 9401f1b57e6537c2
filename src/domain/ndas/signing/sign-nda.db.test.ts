import { beforeEach, describe, expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { sha256 } from "#lib/sha256.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { openSecondConnection } from "../../../../tests/support/database.ts";
import { insertAgent, insertOffice } from "../../../../tests/support/listings.ts";
import {
  createBuyerContext,
  insertSecretListing,
  SECRETS,
  SIGNING,
  signNdaFor,
} from "../../../../tests/support/ndas.ts";
import { showConfidential } from "../confidential/show-confidential.ts";
import { listNdas } from "../list-ndas.ts";
import { showNdaPdf } from "../pdf/show-nda-pdf.ts";
import { consentToSign, openTextForPrinting, presentNda } from "./present-nda.ts";
import { signNda } from "./sign-nda.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db);
const agent_id = await insertAgent(context.db, { office_id });
let number = 100_300;
let post = "";

const listEventKinds = async () => {
  const rows = await context.db
    .selectFrom("nda_events")
    .select("kind")
    .where("listing_number", "=", number)
    .orderBy("position")
    .execute();
  return rows.map(({ kind }) => kind);
};

beforeEach(async () => {
  number += 1;
  post = `restaurant-${number}`;
  context.queue.sent.length = 0;
  await insertSecretListing(context, { number, office_id, agent_id });
});

describe("signing an NDA", () => {
  test("names the parties, the listing and the governing law, and leaves no placeholder unfilled", async () => {
    const pat = await createBuyerContext(context);
    const { text, text_sha256, template_version, signed } = await presentNda(pat, post);
    for (const said of [
      "Pat Lane",
      `listing number ${number}`,
      "Transworld Business Advisors",
      "Miami",
      "State of Florida",
    ])
      expect(text).toContain(said);
    expect(text).toContain("That the business is for sale");
    expect(text).not.toMatch(/[{}]/);
    expect(text_sha256).toBe(sha256(text));
    expect(template_version).toBe("us-en-us-2");
    expect(signed).toBeNull();
  });

  test("has a text of its own for a franchise, which the record and the PDF name", async () => {
    await context.db.updateTable("listings").set({ kind: "franchise" }).where("number", "=", number).execute();
    const pat = await createBuyerContext(context);
    const { text, template_version } = await presentNda(pat, post);
    expect(template_version).toBe("us-en-us-franchise-1");
    expect(text).toMatch(/^Franchise confidentiality agreement\n/);
    expect(text).toContain("(“the franchisor”)");
    expect(text).toContain("14. Law and courts");
    expect(text).not.toMatch(/[{}]|the seller|the business /);
    const { nda } = await signNdaFor(pat, post, { template_version });
    const row = await context.db.selectFrom("ndas").selectAll().where("id", "=", nda.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ text, text_sha256: sha256(text), template_version });
    expect(Buffer.from(await showNdaPdf(pat, nda.id)).toString("latin1")).toContain(template_version);
  });

  test("names the region in the agreement's language", async () => {
    const region = { slug: "british-columbia", name: "British Columbia", code: "BC" };
    await context.db
      .insertInto("regions")
      .values(region)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const vancouver = await insertOffice(context.db, { slug: "vancouver", region_slug: region.slug });
    await context.db.updateTable("listings").set({ office_id: vancouver }).where("number", "=", number).execute();
    const pat = await createBuyerContext(context);
    const { text } = await presentNda({ ...pat, edition: EDITIONS.CA, locale: "fr-CA" }, post);
    expect(text).toContain("(Colombie-Britannique)");
    expect(text).not.toContain("British Columbia");
  });

  test("accepts the profile's name as the signature and then shows the confidential part", async () => {
    const pat = await createBuyerContext(context);
    await expect(showConfidential(pat, post)).rejects.toMatchObject({ status: 403 });
    const { nda, isNew } = await signNdaFor(pat, post);
    expect(isNew).toBe(true);
    expect(nda).toMatchObject({ listing: post, signed_at: "2026-11-20T12:00:00.000Z", approved: true });
    expect(await showConfidential(pat, post)).toEqual({
      ...SECRETS,
      address: "CANARY-street_address, CANARY-locality, FL CANARY-postal_code",
      yearly_financials: [{ year: 2025, revenue: 712_345, cost_of_goods: 1, expenses: 2, sde: null }],
      documents: [],
    });
    expect(nda.pdf_sha256).toBe(sha256(await showNdaPdf(pat, nda.id)));
    expect(await listEventKinds()).toEqual(["consented", "signed", "sealed", "viewed", "downloaded"]);
    expect(context.queue.sent).toEqual([{ name: "nda-mails", data: { nda_id: nda.id } }]);
    expect(await listNdas(pat)).toMatchObject([{ id: nda.id, listing_name: "Restaurant", closed: null }]);
  });

  test("records who signed what, from where and when, and each step once", async () => {
    const pat = await createBuyerContext(context);
    const { text } = await presentNda(pat, post);
    await presentNda(pat, post);
    await openTextForPrinting(pat, post);
    await consentToSign(pat, post);
    await consentToSign(pat, post);
    const { nda } = await signNdaFor(pat, post);
    expect(await listEventKinds()).toEqual(["presented", "viewed", "consented", "signed", "sealed"]);
    const row = await context.db.selectFrom("ndas").selectAll().where("id", "=", nda.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      name: "Pat Lane",
      signature: "pat lane",
      address: SIGNING.address,
      user_agent: SIGNING.user_agent,
      time_zone: "America/Chicago",
      locale: "en-US",
      text,
      buyer_id: pat.viewer.id,
    });
  });

  test("signs once, even when called again or many times at once", async () => {
    const pat = await createBuyerContext(context);
    const all = await Promise.all(Array.from({ length: 8 }, () => signNdaFor(pat, post)));
    expect(new Set(all.map(({ nda }) => JSON.stringify(nda))).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    const again = await signNdaFor(pat, post, { signature: "somebody else" });
    expect(again).toEqual({ nda: all[0]?.nda, isNew: false });
    expect((await listEventKinds()).filter((kind) => kind === "signed" || kind === "sealed")).toEqual([
      "signed",
      "sealed",
    ]);
    expect(context.queue.sent).toHaveLength(1);
  });

  test("stores one agreement when two processes sign at once, and both return it", async () => {
    const pat = await createBuyerContext(context);
    const there = { ...pat, db: (await openSecondConnection(context.connection)).db };
    const all = await Promise.all([pat, there, pat, there].map((process) => signNdaFor(process, post)));
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(all.map(({ nda }) => `${nda.id} ${nda.pdf_sha256}`)).size).toBe(1);
    expect((await listEventKinds()).filter((kind) => kind === "signed" || kind === "sealed")).toEqual([
      "signed",
      "sealed",
    ]);
    const rows = await context.db.selectFrom("ndas").select("id").where("listing_number", "=", number).execute();
    expect(rows).toHaveLength(1);
  });

  test("returns the same result to a retried call with the same idempotency key", async () => {
    const pat = await createBuyerContext(context);
    const input = { post, signature: "Pat Lane", time_zone: null, template_version: null };
    const signWithKey = (idempotency_key: string) => signNda(pat, input, { ...SIGNING, idempotency_key });
    const first = await signWithKey("one");
    expect(first.isNew).toBe(true);
    expect(await signWithKey("one")).toEqual(first);
    expect(await signWithKey("two")).toEqual({ ...first, isNew: false });
  });

  test("rejects a different name or an outdated text and says why", async () => {
    const pat = await createBuyerContext(context);
    await expect(signNdaFor(pat, post, { signature: "Pat" })).rejects.toMatchObject({
      status: 422,
      errors: { signature: [expect.stringContaining("Pat Lane")] },
    });
    await expect(signNdaFor(pat, post, { template_version: "us-en-us-0" })).rejects.toMatchObject({ status: 409 });
    expect(await listEventKinds()).toEqual([]);
  });

  test.each(["withdrawn", "sold"] as const)(
    "rejects reading and signing for a listing that is %s and gives no access",
    async (status) => {
      const pat = await createBuyerContext(context);
      await signNdaFor(pat, post);
      await context.db
        .updateTable("listings")
        .set({ status, sold_at: new Date() })
        .where("number", "=", number)
        .execute();
      const sam = await createBuyerContext(context);
      await expect(presentNda(sam, post)).rejects.toMatchObject({
        status: 410,
        message: "This business is no longer for sale.",
      });
      await expect(signNdaFor(sam, post)).rejects.toMatchObject({ status: 410 });
      await expect(showConfidential(pat, post)).rejects.toMatchObject({ status: 410 });
      expect(await listNdas(pat)).toMatchObject([{ is_public: false }]);
    },
  );

  test("gives no access before approval if the seller requires it", async () => {
    await context.db.updateTable("listings").set({ nda_approval: true }).where("number", "=", number).execute();
    const pat = await createBuyerContext(context);
    expect((await signNdaFor(pat, post)).nda.approved).toBe(false);
    await expect(showConfidential(pat, post)).rejects.toMatchObject({ status: 403 });
    await context.db.updateTable("ndas").set({ approval: "approved" }).where("listing_number", "=", number).execute();
    expect((await showConfidential(pat, post)).legal_name).toBe(SECRETS.legal_name);
  });

  test("gives no access before approval if the office requires it for all of its listings", async () => {
    const office = context.db.updateTable("offices").where("id", "=", office_id);
    await office.set({ nda_approval: true }).execute();
    const pat = await createBuyerContext(context);
    expect((await signNdaFor(pat, post)).nda.approved).toBe(false);
    await expect(showConfidential(pat, post)).rejects.toMatchObject({ status: 403 });
    await office.set({ nda_approval: false }).execute();
  });

  test("gives no access once revoked", async () => {
    const pat = await createBuyerContext(context);
    await signNdaFor(pat, post);
    await context.db.updateTable("ndas").set({ revoked_at: new Date() }).where("listing_number", "=", number).execute();
    await expect(showConfidential(pat, post)).rejects.toMatchObject({ status: 403 });
  });

  test("hides the agreement and its PDF from other buyers", async () => {
    const pat = await createBuyerContext(context);
    const sam = await createBuyerContext(context, { first_name: "Sam" });
    const { nda } = await signNdaFor(pat, post);
    await expect(showNdaPdf(sam, nda.id)).rejects.toMatchObject({ status: 404 });
    await expect(showNdaPdf(sam, "1")).rejects.toMatchObject({ status: 404 });
    await expect(showNdaPdf(context, nda.id)).rejects.toMatchObject({ status: 401 });
    await expect(showConfidential(sam, post)).rejects.toMatchObject({ status: 403 });
    await expect(showConfidential(context, post)).rejects.toMatchObject({ status: 401 });
    expect(await listNdas(sam)).toEqual([]);
  });

  test("preserves the agreement when its signer deletes their account", async () => {
    const pat = await createBuyerContext(context);
    const { nda } = await signNdaFor(pat, post);
    await context.db.deleteFrom("accounts").where("id", "=", pat.viewer.id).execute();
    const row = await context.db.selectFrom("ndas").selectAll().where("id", "=", nda.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ buyer_id: null, name: "Pat Lane" });
  });
});
