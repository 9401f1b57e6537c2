import { showConfidential } from "#domain/ndas/confidential/show-confidential.ts";
import type { TestContext } from "../../context.ts";
import { createPdf } from "../../documents.ts";
import { createBuyerContext, insertSecretListing, SECRETS, signNdaFor } from "../../ndas.ts";
import { type Desk, getNumber, type SeenByOthers } from "./seen-case.ts";

/** A listing, and a buyer who has signed its NDA. */
async function openSigned(desk: Desk, { isApproved = true } = {}) {
  const number = 600_000 + getNumber();
  const post = `restaurant-${number}`;
  const { offices, agents } = desk.fixture;
  await insertSecretListing(desk.context, { number, slug: post, office_id: offices.miami, agent_id: agents.own });
  const buyer = await createBuyerContext(desk.context);
  await signNdaFor(buyer, post);
  const { db } = desk.context;
  if (!isApproved)
    await db.updateTable("ndas").set({ approval: "waiting" }).where("listing_number", "=", number).execute();
  const { id } = await db
    .selectFrom("ndas")
    .select("id")
    .where("listing_number", "=", number)
    .executeTakeFirstOrThrow();
  return { number, id, read: () => readConfidential(buyer, post) };
}

/** Returns what the buyer sees of the listing, or why it is closed. */
async function readConfidential(buyer: TestContext, post: string): Promise<string> {
  try {
    return JSON.stringify(await showConfidential(buyer, post));
  } catch (error) {
    return (error as Error).message;
  }
}

const FILE = "application/octet-stream";

async function addDocument(desk: Desk, number: number) {
  const name = `Books ${getNumber()}`;
  const added = await desk.call<{ id: string }>(
    "POST",
    `/listings/${number}/documents?${new URLSearchParams({ name: `${name}.pdf` })}`,
    await createPdf({ text: name }),
    FILE,
  );
  return { id: added.id, name };
}

const OPENED = SECRETS.legal_name;

/** Calls whose effect only a buyer with an NDA sees. */
export const BUYER_SEEN: SeenByOthers = {
  async deskAddDocument(desk) {
    const { number, read } = await openSigned(desk);
    const name = `Books ${getNumber()}`;
    const query = `?${new URLSearchParams({ name: `${name}.pdf` })}`;
    return {
      params: { id: number },
      query,
      body: await createPdf({ text: name }),
      type: FILE,
      page: read,
      shows: name,
    };
  },
  async deskChangeDocument(desk) {
    const { number, read } = await openSigned(desk);
    const { id } = await addDocument(desk, number);
    const name = `Tax returns ${getNumber()}`;
    return { params: { id: number, document: id }, body: { name }, page: read, shows: name };
  },
  async deskRemoveDocument(desk) {
    const { number, read } = await openSigned(desk);
    const { id, name } = await addDocument(desk, number);
    return { params: { id: number, document: id }, page: read, hides: name };
  },
  async approveNda(desk) {
    const { id, read } = await openSigned(desk, { isApproved: false });
    return { params: { id }, page: read, shows: OPENED };
  },
  async declineNda(desk) {
    const { id, read } = await openSigned(desk, { isApproved: false });
    return { params: { id }, page: read, never: OPENED };
  },
  async revokeNda(desk) {
    const { id, read } = await openSigned(desk);
    return { params: { id }, page: read, hides: OPENED };
  },
  async previewNdaDecisions(desk) {
    const { id, read } = await openSigned(desk, { isApproved: false });
    return { body: { ids: [id], decision: "approved" }, page: read, never: OPENED, previews: id };
  },
  async decideNdas(desk) {
    const { id, read } = await openSigned(desk, { isApproved: false });
    const decisions = [{ id, decision: "approved", seen: "waiting" }];
    return { body: { decisions }, page: read, shows: OPENED };
  },
};
