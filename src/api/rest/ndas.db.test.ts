import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { BuyerViewer } from "#domain/context.ts";
import { createMemoryLimiter, noLimiter } from "#integrations/rate-limiter.ts";
import { createEmailJobs } from "#jobs/email-jobs.ts";
import { sha256 } from "#lib/sha256.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { insertBuyer } from "../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { readBody } from "../../../tests/support/described-body.ts";
import { insertAgent, insertOffice } from "../../../tests/support/listings.ts";
import { insertSecretListing } from "../../../tests/support/ndas.ts";

const context = await openTestContext();
const { db } = context;
const POST = "restaurant-100501";
const NDA = `/listings/${POST}/nda`;
const SIGNATURE = { signature: "Pat Lane", consent: true };

beforeAll(async () => {
  const office_id = await insertOffice(db);
  const agent_id = await insertAgent(db, { office_id });
  for (const number of [100_501, 100_502]) await insertSecretListing(context, { number, office_id, agent_id });
});

const request = (viewer?: BuyerViewer, serving: Parameters<typeof createApiVisitor>[1] = {}) => {
  const { call } = createApiVisitor(context, { ...serving, ...(viewer && { findViewer: async () => viewer }) });
  return {
    get: (path: string) => call(path, { method: "GET" }),
    post: (path: string, body?: unknown, headers = {}) => call(path, { body, headers }),
  };
};
const insertBuyerRequest = async () => request(await insertBuyer(db));

test("every call requires a signed-in buyer", async () => {
  const visitor = request();
  for (const path of [NDA, "/ndas", `/listings/${POST}/confidential`, "/ndas/4d2f.pdf"])
    expect((await visitor.get(path)).status).toBe(401);
  expect((await visitor.post(NDA, SIGNATURE)).status).toBe(401);
});

test("reading, consenting and signing opens the confidential data", async () => {
  const pat = await insertBuyerRequest();
  const shown = await readBody("showNda", await pat.get(NDA));
  expect(shown).toMatchObject({ template_version: "us-en-us-2", signed: null });
  expect(shown.text_sha256).toBe(sha256(shown.text));
  expect((await pat.get(`/listings/${POST}/confidential`)).status).toBe(403);
  expect((await pat.post(`${NDA}/consent`)).status).toBe(204);

  const signing = await pat.post(NDA, { ...SIGNATURE, time_zone: "Asia/Tokyo", template_version: "us-en-us-2" });
  expect(signing.status).toBe(201);
  const { nda } = await readBody("signNda", signing);
  const again = await pat.post(NDA, SIGNATURE);
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual({ nda });
  expect((await readBody("showNda", await pat.get(NDA))).signed).toEqual(nda);
  expect(await readBody("listNdas", await pat.get("/ndas"))).toEqual({ data: [nda] });

  const pdf = await pat.get(nda.pdf.slice("/api".length));
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(pdf.headers.get("cache-control")).toBe("no-store");
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  expect(Buffer.from(bytes).toString("latin1", 0, 5)).toBe("%PDF-");
  expect(sha256(bytes)).toBe(nda.pdf_sha256);
  expect(await readBody("findDocument", await request().get(`/documents/${nda.pdf_sha256}`))).toEqual({
    known: true,
  });
  expect(await readBody("findDocument", await request().get(`/documents/${sha256("another")}`))).toEqual({
    known: false,
  });

  const { data } = await readBody("showConfidential", await pat.get(`/listings/${POST}/confidential`));
  expect(data).toMatchObject({
    legal_name: "CANARY-legal_name",
    yearly_financials: [{ year: 2025, revenue: 712_345 }],
  });
  expect(Object.keys(data).sort()).toEqual([
    "documents",
    "lease_terms",
    "legal_name",
    "locality",
    "postal_code",
    "street_address",
    "tour_url",
    "website",
    "yearly_financials",
  ]);
  const other = await insertBuyerRequest();
  expect((await other.get(nda.pdf.slice("/api".length))).status).toBe(404);
  expect((await other.get(`/listings/${POST}/confidential`)).status).toBe(403);
});

test("fifty identical submissions create one row and equal responses", async () => {
  const viewer = await insertBuyer(db);
  const pat = request(viewer);
  context.queue.sent.length = 0;
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => pat.post(NDA, SIGNATURE, { "Idempotency-Key": "one" })),
  );
  const texts = await Promise.all(answers.map(async (response) => `${response.status} ${await response.text()}`));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toMatch(/^201 /);
  expect(context.queue.sent).toHaveLength(1);
  expect(await db.selectFrom("ndas").select("id").where("buyer_id", "=", viewer.id).execute()).toHaveLength(1);
});

test.each([
  [{}, ["signature", "consent"], "Please complete all required fields"],
  [{ signature: "Pat Lane", consent: false }, ["consent"], "Please complete all required fields"],
  [{ signature: "Somebody Else", consent: true }, ["signature"], "Please check the highlighted fields"],
  [{ ...SIGNATURE, more: 1 }, ["more"], "Please check the highlighted fields"],
])("rejects the body %j at %j", async (body, fields, message) => {
  const response = await (await insertBuyerRequest()).post(NDA, body);
  expect(response.status).toBe(422);
  const texts = await response.json();
  expect(Object.keys(texts.errors)).toEqual(fields);
  expect(texts.message).toBe(message);
});

test("emails both parties one copy with the PDF attached and no confidential data", async () => {
  const pat = await insertBuyerRequest();
  const { nda } = await (await pat.post("/listings/restaurant-100502/nda", SIGNATURE)).json();
  await createEmailJobs(context)["nda-mails"]({ nda_id: nda.id });
  await createEmailJobs(context)["nda-mails"]({ nda_id: nda.id });
  const mails = await db
    .selectFrom("outbox")
    .selectAll()
    .where("key", "like", `nda:${nda.id}:%`)
    .orderBy("key")
    .execute();
  expect(mails.map(({ to_address }) => to_address)).toEqual([
    "maria-soto@example.com",
    expect.stringContaining("buyer-"),
  ]);
  for (const { attachments, text, html } of mails) {
    const [attached] = attachments;
    expect(sha256(await context.files.get(attached?.file ?? ""))).toBe(nda.pdf_sha256);
    expect(text + html).not.toContain("CANARY");
  }
  const events = await db
    .selectFrom("nda_events")
    .select("kind")
    .where("nda_id", "=", nda.id)
    .orderBy("position")
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual(["signed", "sealed", "e-mailed", "e-mailed"]);
});

test("limits each buyer to sixty rendered pages a minute, independent of other buyers", async () => {
  const writes = createMemoryLimiter();
  const [pat, sam] = await Promise.all(
    [1, 2].map(async () => request(await insertBuyer(db), { limiters: { calls: noLimiter, writes } })),
  );
  const page = `/listings/${POST}/documents/${randomUUID()}/pages/1`;
  for (let n = 0; n < 60; n++) expect((await pat?.get(page))?.status).toBe(403);
  expect((await pat?.get(page))?.status).toBe(429);
  expect((await sam?.get(page))?.status).toBe(403);
});
