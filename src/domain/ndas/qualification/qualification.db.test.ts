import type { KyselyPlugin } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { deleteAccount } from "#domain/accounts/closing/delete-account.ts";
import { exportData } from "#domain/accounts/closing/export-data.ts";
import { addDocument } from "#domain/listings/documents/add-document.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { createPhoto } from "../../../../tests/support/create-photo.ts";
import { type DeskFixture, openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { createPdf, createXlsx } from "../../../../tests/support/documents.ts";
import { createBuyerContext, insertSecretListing, signNdaFor } from "../../../../tests/support/ndas.ts";
import { decideNda } from "../desk/decide-nda.ts";
import { showSheetPage } from "../documents/show-page.ts";
import { deleteFundsProof, saveFundsProof, showProof, showSignersProof } from "./funds-proof.ts";
import { saveQualification } from "./save-qualification.ts";
import { showQualification, showQualificationOfSigner } from "./show-qualification.ts";

const context = await openTestContext();
const NUMBER = 100_901;
const POST = `restaurant-${NUMBER}`;
const SAID = {
  experience: "managed",
  cash_available: "$150k",
  timing: "now",
  financing: "approved",
  about: " Twenty years \r\n in kitchens ",
};
let fixture: DeskFixture;
let pdf: Uint8Array;

beforeAll(async () => {
  fixture = await openDeskFixture(context);
  pdf = await createPdf({ pages: 1 });
  await insertSecretListing(context, {
    number: NUMBER,
    office_id: fixture.offices.miami,
    agent_id: fixture.agents.own,
  });
});

const getContext = (role: keyof DeskFixture["staff"]) => ({ ...context, viewer: fixture.staff[role] });

describe("buyer qualification", () => {
  test("is stored with its date and shown to the agent of a listing the buyer signed for", async () => {
    const pat = await createBuyerContext(context);
    expect(await showQualification(pat)).toMatchObject({ experience: null, stated_at: null, proof_added_at: null });
    await saveQualification(pat, SAID);
    const said = {
      experience: "managed",
      cash_available: 150_000,
      timing: "now",
      financing: "approved",
      about: "Twenty years\nin kitchens",
      stated_at: "2026-11-20T12:00:00.000Z",
      proof_added_at: null,
    };
    expect(await showQualification(pat)).toEqual(expect.objectContaining({ ...said, about: expect.any(String) }));
    const { nda } = await signNdaFor(pat, POST);
    expect(await showQualificationOfSigner(getContext("agent"), nda.id)).toMatchObject({
      experience: "managed",
      cash_available: 150_000,
    });
    await saveQualification(pat, {});
    expect(await showQualificationOfSigner(getContext("agent"), nda.id)).toMatchObject({
      experience: null,
      cash_available: null,
    });
  });

  test("rejects an invalid answer by field", async () => {
    const pat = await createBuyerContext(context);
    const typed = { ...SAID, timing: "yesterday", cash_available: "a lot", about: "x".repeat(1_001) };
    const problem = await saveQualification(pat, typed).catch((error) => error);
    expect(Object.keys(problem.errors).sort()).toEqual(["about", "cash_available", "timing"]);
    expect(await showQualification(pat)).toMatchObject({ stated_at: null });
  });

  test("is hidden from staff without access to the buyer's agreement", async () => {
    const pat = await createBuyerContext(context);
    await saveQualification(pat, SAID);
    const { nda } = await signNdaFor(pat, POST);
    await context.db
      .updateTable("listings")
      .set({ agent_id: fixture.agents.colleague })
      .where("number", "=", NUMBER)
      .execute();
    await expect(showQualificationOfSigner(getContext("agent"), nda.id)).rejects.toMatchObject({ status: 404 });
    await context.db
      .updateTable("listings")
      .set({ agent_id: fixture.agents.own })
      .where("number", "=", NUMBER)
      .execute();
    await expect(showQualificationOfSigner(pat, nda.id)).rejects.toMatchObject({ status: 403 });
  });
});

describe("proof of funds", () => {
  test("is shown to the buyer and, once they sign, to the deciding agent; a new one replaces the old", async () => {
    const pat = await createBuyerContext(context);
    await saveFundsProof(pat, await createPhoto());
    const [picture] = await context.db
      .selectFrom("funds_proofs")
      .selectAll()
      .where("buyer_id", "=", pat.viewer.id)
      .execute();
    await saveFundsProof(pat, pdf);
    await expect(context.files.get(`proofs/${picture?.id}.webp`)).rejects.toThrow();
    expect((await showProof(pat)).bytes).toEqual(pdf);
    await expect(showProof(await createBuyerContext(context))).rejects.toMatchObject({ status: 404 });
    const { nda } = await signNdaFor(pat, POST);
    expect(await showSignersProof(getContext("agent"), nda.id)).toMatchObject({
      content_type: "application/pdf",
      bytes: pdf,
    });
    await expect(showSignersProof(getContext("read_only"), nda.id)).rejects.toMatchObject({ status: 403 });
    await expect(showSignersProof(pat, nda.id)).rejects.toMatchObject({ status: 403 });
  });

  test("logs who viewed it, and is hidden from the desk once the buyer's access has ended", async () => {
    const pat = await createBuyerContext(context);
    await saveFundsProof(pat, pdf);
    const { nda } = await signNdaFor(pat, POST);
    await showSignersProof(getContext("agent"), nda.id);
    await decideNda(getContext("agent"), nda.id, "revoked");
    await expect(showSignersProof(getContext("head_office"), nda.id)).rejects.toMatchObject({ status: 404 });
    const recorded = await context.db
      .selectFrom("staff_actions")
      .select(["action", "account_id", "office_id"])
      .where("subject", "=", `nda ${nda.id}`)
      .orderBy("id")
      .execute();
    const by = { account_id: fixture.staff.agent.id, office_id: fixture.offices.miami };
    expect(recorded).toEqual([
      { action: "nda.proof_seen", ...by },
      { action: "nda.revoked", ...by },
    ]);
  });

  test("is deleted immediately with its file when the buyer deletes it", async () => {
    const pat = await createBuyerContext(context);
    const { nda } = await signNdaFor(pat, POST);
    await saveFundsProof(pat, pdf);
    const [proof] = await context.db
      .selectFrom("funds_proofs")
      .selectAll()
      .where("buyer_id", "=", pat.viewer.id)
      .execute();
    for (const _ of [1, 2]) await deleteFundsProof(pat);
    await expect(showSignersProof(getContext("agent"), nda.id)).rejects.toMatchObject({ status: 404 });
    await expect(context.files.get(`proofs/${proof?.id}.pdf`)).rejects.toThrow();
  });

  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ["nothing", () => new Uint8Array()],
    ["a spreadsheet", () => createXlsx([["a", 1]])],
    ["half a PDF", () => pdf.slice(0, 300)],
    ["more than ten megabytes", () => new Uint8Array(10_000_001)],
  ])("cannot be %s", async (_, made) => {
    const pat = await createBuyerContext(context);
    await expect(saveFundsProof(pat, await made())).rejects.toMatchObject({
      status: 422,
      errors: { proof: [expect.stringMatching(/\.$/)] },
    });
    await expect(showProof(pat)).rejects.toMatchObject({ status: 404 });
  });
});

test("waits with deleting an account for a proof being stored, and deletes its file too", async () => {
  const pat = await createBuyerContext(context);
  const password = "four quiet herons";
  const password_hash = await context.passwords.hash(password);
  await context.db.updateTable("accounts").set({ password_hash }).where("id", "=", pat.viewer.id).execute();
  const query: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      query.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await deleteAccount({ ...pat, db: context.db.withPlugin(recorder) }, { password });
  const locked = query.findIndex((node) => node.includes('"ForUpdate"') && node.includes('"accounts"'));
  const read = query.findIndex((node) => node.includes('"funds_proofs"'));
  expect(locked).toBeGreaterThanOrEqual(0);
  expect(read).toBeGreaterThan(locked);
});

test("exports and deletes all of a buyer's data except the evidence that owners rely on", async () => {
  const pat = await createBuyerContext(context);
  const password = "four quiet herons";
  await context.db
    .updateTable("accounts")
    .set({ password_hash: await context.passwords.hash(password) })
    .where("id", "=", pat.viewer.id)
    .execute();
  const { id } = await addDocument(getContext("agent"), {
    number: NUMBER,
    file_name: "Books.csv",
    bytes: new TextEncoder().encode("a,b\n1,2"),
  });
  const { nda } = await signNdaFor(pat, POST);
  await showSheetPage(pat, { post: POST, id, page: 1, address: "203.0.113.5" });
  await saveQualification(pat, SAID);
  await saveFundsProof(pat, pdf);
  expect(JSON.parse(JSON.stringify(await exportData(pat)))).toMatchObject({
    agreements: [
      { id: nda.id, slug: POST, name: "Pat Lane", signature: "pat lane", text: expect.stringContaining("Pat Lane") },
    ],
    document_views: [{ listing_number: NUMBER, document_name: "Books", page: 1, address: "203.0.113.5" }],
    qualification: { experience: "managed", cash_available: 150_000 },
    proof_of_funds: { format: "pdf", file: "/api/account/proof-of-funds" },
  });
  const [proof] = await context.db
    .selectFrom("funds_proofs")
    .selectAll()
    .where("buyer_id", "=", pat.viewer.id)
    .execute();
  await deleteAccount(pat, { password });
  await expect(context.files.get(`proofs/${proof?.id}.pdf`)).rejects.toThrow();
  expect(
    await context.db
      .selectFrom("buyer_qualifications")
      .select("buyer_id")
      .where("buyer_id", "=", pat.viewer.id)
      .execute(),
  ).toEqual([]);
  expect(await showQualificationOfSigner(getContext("agent"), nda.id)).toBeNull();
  const views = await context.db.selectFrom("document_views").select("page").where("nda_id", "=", nda.id).execute();
  expect(views).toEqual([{ page: 1 }]);
});
