import { beforeAll, describe, expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { type DeskFixture, openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { createBuyerContext, insertSecretListing, SECRETS, signNdaFor } from "../../../../tests/support/ndas.ts";
import { showConfidential } from "../confidential/show-confidential.ts";
import { verifyChain } from "../evidence/verify-chain.ts";
import { showNdaPdf } from "../pdf/show-nda-pdf.ts";
import { decideNda } from "./decide-nda.ts";
import { findLegalText, listLegalTexts, markReviewed } from "./legal-texts.ts";
import { listDeskNdas } from "./list-desk-ndas.ts";

const context = await openTestContext();
const POST = "restaurant-100601";
const ALL = { isWaiting: false, descending: true, page: 1, per_page: 25 };
let fixture: DeskFixture;

beforeAll(async () => {
  fixture = await openDeskFixture(context);
  const { agents, offices } = fixture;
  const own = { office_id: offices.miami, agent_id: agents.own, nda_approval: true };
  await insertSecretListing(context, { number: 100_601, ...own });
  await insertSecretListing(context, { number: 100_602, office_id: offices.tampa, agent_id: agents.other });
});

const getContext = (role: keyof DeskFixture["staff"]) => ({ ...context, viewer: fixture.staff[role] });

describe("NDA desk", () => {
  test("denies access until the agent approves, after a decline and immediately after a revocation", async () => {
    const pat = await createBuyerContext(context);
    const { nda } = await signNdaFor(pat, POST);
    expect(await listDeskNdas(getContext("agent"), { ...ALL, isWaiting: true })).toMatchObject({
      total: 1,
      data: [{ id: nda.id, name: "Pat Lane", approval: "waiting" }],
    });
    await decideNda(getContext("agent"), nda.id, "declined");
    await expect(showConfidential(pat, POST)).rejects.toMatchObject({ status: 403 });
    await decideNda(getContext("agent"), nda.id, "approved");
    await decideNda(getContext("agent"), nda.id, "approved");
    expect((await showConfidential(pat, POST)).legal_name).toBe(SECRETS.legal_name);
    await decideNda(getContext("office_manager"), nda.id, "revoked");
    await expect(showConfidential(pat, POST)).rejects.toMatchObject({ status: 403 });
    await expect(decideNda(getContext("agent"), nda.id, "approved")).resolves.toBeUndefined();
    await expect(decideNda(getContext("agent"), nda.id, "declined")).rejects.toMatchObject({ status: 409 });
    const events = await context.db.selectFrom("nda_events").select("kind").where("nda_id", "=", nda.id).execute();
    expect(events.map(({ kind }) => kind)).toEqual(["signed", "sealed", "declined", "approved", "viewed", "revoked"]);
    const actions = await context.db
      .selectFrom("staff_actions")
      .select("action")
      .where("subject", "=", `nda ${nda.id}`)
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(["nda.declined", "nda.approved", "nda.revoked"]);
    expect((await verifyChain(context)).faults).toEqual([]);
  });

  test("hides an agreement, its decision and its document from another office's agent", async () => {
    const pat = await createBuyerContext(context);
    const { nda } = await signNdaFor(pat, "restaurant-100602");
    const seen = await listDeskNdas(getContext("office_manager"), ALL);
    expect(seen.data.map(({ id }) => id)).not.toContain(nda.id);
    expect((await listDeskNdas(getContext("head_office"), ALL)).data.map(({ id }) => id)).toContain(nda.id);
    await expect(decideNda(getContext("agent"), nda.id, "revoked")).rejects.toMatchObject({ status: 404 });
    await expect(decideNda(getContext("read_only"), nda.id, "revoked")).rejects.toMatchObject({ status: 403 });
    await expect(showNdaPdf(getContext("agent"), nda.id)).rejects.toMatchObject({ status: 404 });
    expect((await showNdaPdf(getContext("head_office"), nda.id)).length).toBeGreaterThan(1_000);
    // Its seller doesn't require approval.
    await expect(decideNda(getContext("head_office"), nda.id, "declined")).rejects.toMatchObject({ status: 409 });
  });

  test("lists the texts for a business and for a franchise in each language", async () => {
    const texts = await listLegalTexts(getContext("agent"));
    const ids = texts.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["us-en-us-2", "us-en-us-franchise-1", "us-es-es-4"]));
    expect(ids.filter((id) => id.includes("franchise"))).toHaveLength(ids.length / 2);
    expect(new Set(texts.map(({ text_sha256 }) => text_sha256)).size).toBe(ids.length);
  });

  test("counts a legal text as reviewed once head office checks it, until it is reworded", async () => {
    const [text] = await listLegalTexts(getContext("agent"));
    expect(text).toMatchObject({ id: "us-en-us-2", reviewed_at: null });
    await expect(markReviewed(getContext("office_manager"), "us-en-us-2", true)).rejects.toMatchObject({ status: 403 });
    await expect(markReviewed(getContext("head_office"), "us-en-us-0", true)).rejects.toMatchObject({ status: 404 });
    await markReviewed(getContext("head_office"), "us-en-us-2", true);
    const findText = () => findLegalText(getContext("read_only"), "us-en-us-2");
    expect(await findText()).toMatchObject({ reviewed_by: "Sam head_office", reviewed_at: context.clock() });
    await context.db.updateTable("legal_reviews").set({ text_sha256: "another" }).execute();
    expect(await findText()).toMatchObject({ reviewed_by: null, reviewed_at: null });
    await markReviewed(getContext("head_office"), "us-en-us-2", true);
    await markReviewed(getContext("head_office"), "us-en-us-2", false);
    expect(await findText()).toMatchObject({ reviewed_at: null });
  });
});
