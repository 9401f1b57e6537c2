import type { ControlledTransaction } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/tables/database.ts";
import type { Context } from "#domain/context.ts";
import { listFormerAddresses } from "#domain/offices/agents/list-former-addresses.ts";
import { findEditedOffice } from "#domain/offices/editing/edit-office.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { addStaff } from "../../../../tests/support/desk/desk-fixture.ts";
import { openTransferFixture, type TransferFixture } from "../../../../tests/support/transfer-fixture.ts";
import { changeAgentSlug, changeOfficeSlug } from "./change-slug.ts";
import { moveAgent } from "./move-agent.ts";
import { reinstateAgent, retireAgent } from "./retire-agent.ts";

const { db, ...rest } = await openTestContext();
let context: Context;
let at: TransferFixture;
let transaction: ControlledTransaction<Database>;

beforeEach(async () => {
  transaction = await db.startTransaction().execute();
  context = { ...rest, db: transaction };
  at = await openTransferFixture(context);
});
afterEach(() => transaction.rollback().execute());

describe("moving an agent", () => {
  test("takes listings, leads and account along", async () => {
    const { tampa } = at.offices;
    await context.db
      .updateTable("agents")
      .set({ assigned_to: at.agents.own })
      .where("id", "=", at.agents.colleague)
      .execute();
    expect(await at.move()).toMatchObject({ office_id: tampa, slug: "maria-soto" });
    const { listings, leads } = await at.getOwners();
    expect([listings[0], listings[2], leads[0]]).toEqual(Array(3).fill({ office_id: tampa, agent_id: at.agents.own }));
    expect(listings[1]).toEqual({ office_id: at.offices.miami, agent_id: null });
    expect(await at.isSignedIn(at.staff.agent)).toBe(false);
    expect(await at.getAgent(at.agents.colleague)).toMatchObject({ assigned_to: null });
  });

  test("leaves them to a colleague or the office", async () => {
    await at.move({ records: "stay", receiver_id: at.agents.colleague });
    const { listings, leads } = await at.getOwners();
    const colleague = { office_id: at.offices.miami, agent_id: at.agents.colleague };
    expect([listings[0], leads[0]]).toEqual([colleague, colleague]);
  });

  test("is head office's decision, and needs an open office and a colleague", async () => {
    const { version } = await at.getAgent();
    const { tampa } = at.offices;
    await expect(
      moveAgent(at.manager, at.agents.own, { office_id: tampa, records: "follow", receiver_id: null, version }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(at.move({ office_id: at.offices.miami })).rejects.toMatchObject({
      errors: { office_id: [expect.any(String)] },
    });
    await expect(at.move({ records: "stay", receiver_id: at.agents.other })).rejects.toMatchObject({
      errors: { receiver_id: [expect.any(String)] },
    });
  });
});

describe("retiring an agent", () => {
  const retire = async (receiver_id: number | null, as = at.manager) =>
    retireAgent(as, at.agents.own, { receiver_id, version: (await at.getAgent()).version });

  test("hands over to a colleague, redirects the pages there and ends the account", async () => {
    await retire(at.agents.colleague);
    const colleague = { office_id: at.offices.miami, agent_id: at.agents.colleague };
    const { listings, leads } = await at.getOwners();
    expect([listings[0], leads[0]]).toEqual([colleague, colleague]);
    expect((await listFormerAddresses(context.db)).agents.get("maria-soto")).toEqual({
      kind: "agent",
      slug: "ana-reyes",
    });
    expect(await at.isSignedIn(at.staff.agent)).toBe(false);
    const account = await context.db
      .selectFrom("staff")
      .select("disabled_at")
      .where("account_id", "=", at.members.own)
      .execute();
    expect(account).toEqual([{ disabled_at: expect.any(Date) }]);
  });

  test("without a colleague leaves them to the office, and is undone by their return", async () => {
    const before = await at.getOwners();
    await retire(null);
    expect((await at.getOwners()).listings[0]).toEqual({ office_id: at.offices.miami, agent_id: null });
    expect((await listFormerAddresses(context.db)).agents.get("maria-soto")).toMatchObject({ kind: "office" });
    const { version } = await at.getAgent();
    await reinstateAgent(at.manager, at.agents.own, { brings_back: true, version });
    expect(await at.getOwners()).toEqual(before);
    expect((await listFormerAddresses(context.db)).agents.size).toBe(0);
  });

  test("lets only head office choose an agent of another office, and no one retire themselves", async () => {
    await expect(retire(at.agents.other)).rejects.toMatchObject({ errors: { receiver_id: [expect.any(String)] } });
    const position = { office_id: at.offices.miami, agent_id: at.agents.own };
    const self = await addStaff(context, { staff_role: "office_manager", ...position });
    await expect(retire(null, { ...context, viewer: self })).rejects.toMatchObject({ status: 403 });
    expect(await retire(at.agents.other, at.head)).toMatchObject({ active: false });
  });
});

describe("a new web address", () => {
  const rename = async (slug: string) =>
    changeOfficeSlug(at.head, at.offices.miami, { slug, version: (await at.getOffice()).version });

  test("replaces the old one, which leads to it until the office takes it back", async () => {
    await rename("miami-beach");
    await rename("south-florida");
    const { offices } = await listFormerAddresses(context.db);
    for (const slug of ["miami", "miami-beach"])
      expect(offices.get(slug)).toMatchObject({ kind: "renamed_office", office: { slug: "south-florida" } });
    await rename("miami");
    expect([...(await listFormerAddresses(context.db)).offices.keys()].sort()).toEqual([
      "miami-beach",
      "south-florida",
    ]);
  });

  test.each([["tampa"], ["contact-us"], ["Not a slug"], [""]])("is rejected if it is %j", async (slug) => {
    await expect(rename(slug)).rejects.toMatchObject({ errors: { slug: [expect.any(String)] } });
  });

  test("can't be another office's earlier one", async () => {
    await rename("miami-beach");
    const { version } = await findEditedOffice(at.head, at.offices.tampa, "office.read");
    await expect(changeOfficeSlug(at.head, at.offices.tampa, { slug: "miami", version })).rejects.toMatchObject({
      errors: { slug: [expect.any(String)] },
    });
  });

  test("of an agent is their managers' decision", async () => {
    const { version } = await at.getAgent();
    await changeAgentSlug(at.manager, at.agents.own, { slug: "maria", version });
    expect((await listFormerAddresses(context.db)).agents.get("maria-soto")).toEqual({
      kind: "renamed_agent",
      slug: "maria",
    });
  });
});
