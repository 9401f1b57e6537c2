import { beforeAll, beforeEach, expect, test } from "vitest";
import { openTestContext } from "../../../../../tests/support/context.ts";
import { type DeskFixture, openDeskFixture } from "../../../../../tests/support/desk/desk-fixture.ts";
import { createBuyerContext, insertSecretListing, signNdaFor } from "../../../../../tests/support/ndas.ts";
import { verifyChain } from "../../evidence/verify-chain.ts";
import { decideNda } from "../decide-nda.ts";
import { listNdaIds } from "../list-desk-ndas.ts";
import { decideNdas } from "./decide-ndas.ts";
import { previewDecisions } from "./preview-decisions.ts";

const context = await openTestContext();
const { db } = context;
let fixture: DeskFixture;
let number = 100_640;
/** Two agreements that wait, and one whose seller doesn't require approval. */
let first = "";
let second = "";
let open = "";

const getContext = (role: keyof DeskFixture["staff"]) => ({ ...context, viewer: fixture.staff[role] });
const sign = async (post: string) => (await signNdaFor(await createBuyerContext(context), post)).nda.id;
const getApproval = async (id: string) =>
  (await db.selectFrom("ndas").select("approval").where("id", "=", id).executeTakeFirstOrThrow()).approval;
const getActions = async (id: string) =>
  (await db.selectFrom("staff_actions").select("action").where("subject", "=", `nda ${id}`).execute()).map(
    ({ action }) => action,
  );

beforeAll(async () => {
  fixture = await openDeskFixture(context);
});
beforeEach(async () => {
  const own = { office_id: fixture.offices.miami, agent_id: fixture.agents.own };
  const insertListing = async (nda_approval: boolean): Promise<string> => {
    number += 1;
    await insertSecretListing(context, { number, ...own, nda_approval });
    return `restaurant-${number}`;
  };
  const post = await insertListing(true);
  first = await sign(post);
  second = await sign(post);
  open = await sign(await insertListing(false));
});

test("previews a decision without making it, and says why one is left out", async () => {
  const { changes, skipped } = await previewDecisions(getContext("agent"), [first, second, open], "approved");
  expect(changes.map(({ id }) => id).sort()).toEqual([first, second].sort());
  expect(changes[0]).toMatchObject({ name: "Pat Lane", seen: "waiting", decision: "approved" });
  expect(skipped).toMatchObject([
    { id: open, name: "Pat Lane", reason: expect.stringContaining("nothing to approve") },
  ]);
  expect(await getApproval(first)).toBe("waiting");
  expect(await getActions(first)).toEqual([]);
});

test("approves several signers once, with the evidence and log of the single decision", async () => {
  const { changes } = await previewDecisions(getContext("agent"), [first, second], "approved");
  const approve = async () => (await decideNdas(getContext("agent"), changes)).changed.sort();
  expect(await approve()).toEqual([first, second].sort());
  expect(await approve()).toEqual([first, second].sort());
  for (const id of [first, second]) {
    expect(await getApproval(id)).toBe("approved");
    expect(await getActions(id)).toEqual(["nda.approved"]);
  }
  expect((await verifyChain(context)).faults).toEqual([]);
});

test("leaves out a signer that a colleague has decided on since the preview, and declines the others", async () => {
  const { changes } = await previewDecisions(getContext("agent"), [first, second], "declined");
  await decideNda(getContext("office_manager"), first, "approved");
  expect(await decideNdas(getContext("agent"), changes)).toEqual({
    changed: [second],
    skipped: [{ id: first, name: "", reason: "It has changed since the preview." }],
  });
  expect(await Promise.all([first, second].map(getApproval))).toEqual(["approved", "declined"]);
});

test("decides only within the user's scope and rights", async () => {
  number += 1;
  const { offices, agents } = fixture;
  const elsewhere = { office_id: offices.tampa, agent_id: agents.other, nda_approval: true };
  await insertSecretListing(context, { number, ...elsewhere });
  const other = await sign(`restaurant-${number}`);
  expect(await previewDecisions(getContext("agent"), [other], "approved")).toMatchObject({
    changes: [],
    skipped: [{ id: other, name: "" }],
  });
  const decisions = [{ id: other, seen: "waiting", decision: "approved" }] as const;
  expect((await decideNdas(getContext("agent"), decisions)).changed).toEqual([]);
  await expect(decideNdas(getContext("read_only"), decisions)).rejects.toMatchObject({ status: 403 });
  expect(await getApproval(other)).toBe("waiting");
  const waiting = await listNdaIds(getContext("agent"), { isWaiting: true });
  expect(waiting).toContain(first);
  expect(waiting).not.toContain(open);
  expect(waiting).not.toContain(other);
});
