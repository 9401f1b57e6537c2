import type { ControlledTransaction } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/tables/database.ts";
import { saveCustomComponent } from "#domain/content/components/save-custom-component.ts";
import { saveMenu } from "#domain/content/menus/save-menu.ts";
import { saveSection } from "#domain/content/sections/save-section.ts";
import type { Context } from "#domain/context.ts";
import { submitInquiry } from "#domain/leads/inquiries/submit-inquiry.ts";
import { findAgent } from "#domain/offices/agents/find-agent.ts";
import { listFormerAddresses } from "#domain/offices/agents/list-former-addresses.ts";
import { findEditedOffice } from "#domain/offices/editing/edit-office.ts";
import { getPublicTeam } from "#domain/offices/team/list-public-teams.ts";
import { replaceOffices } from "#domain/partners/partner-queries.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertListing, insertOffice } from "../../../../tests/support/listings.ts";
import { insertTestPartner } from "../../../../tests/support/partners.ts";
import { openTransferFixture, type TransferFixture } from "../../../../tests/support/transfer-fixture.ts";
import { closeOffice, previewOfficeClosing } from "./close-office.ts";
import { reopenOffice } from "./reopen-office.ts";

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

describe("closing an office", () => {
  test("shows before what goes to others, and what stays", async () => {
    const own = { locale: "en-US", office_id: at.offices.miami } as const;
    await saveMenu(context, { ...own, name: "header", data: [] });
    await saveSection(context, { ...own, name: "buyer-faq", contents: [] });
    await saveCustomComponent(context, { ...own, type: { name: "Industries" }, slug: "boats", contents: [] });
    await replaceOffices(context.db, await insertTestPartner(context), [at.offices.miami]);
    expect(await previewOfficeClosing(at.head, at.offices.miami)).toEqual({
      public_listings: 2,
      other_listings: 1,
      open_leads: 1,
      open_deals: 0,
      closed_leads: 0,
      buyers: 0,
      ndas: 1,
      notes: 1,
      territory: 1,
      articles: 0,
      pages: 1,
      reply_templates: 1,
      pictures: 1,
      own_texts: 3,
      partners: 1,
      reviews: 0,
      agents: 2,
      agent_accounts: 2,
      manager_accounts: 1,
    });
  });

  test("merges everything into the receiver, with the agents and their accounts", async () => {
    const { miami, tampa } = at.offices;
    const { own } = at.agents;
    expect(await at.close()).toMatchObject({ status: "Inactive", successor_id: tampa });
    const [hers, its] = [
      { office_id: tampa, agent_id: own },
      { office_id: tampa, agent_id: null },
    ];
    expect(await at.getOwners()).toEqual({
      listings: [hers, its, hers],
      leads: [hers],
      inquiries: [hers],
      notes: [hers],
      templates: [{ office_id: tampa }],
      pictures: [{ office_id: tampa }],
      territory: [{ office_id: tampa }],
      pages: [{ office_id: tampa }],
    });
    expect(await findAgent(context, "maria-soto")).toMatchObject({ office: { id: tampa } });
    expect(await getPublicTeam(context, tampa)).toMatchObject([{ first_name: "Maria" }]);
    // Agents sign in again with the rights at their new office, managers don't.
    expect(await at.isSignedIn(at.staff.agent)).toBe(false);
    expect(await at.isSignedIn(at.staff.office_manager)).toBe(false);
    const accounts = await context.db.selectFrom("staff").selectAll().orderBy("account_id").execute();
    const find = (id: number) => accounts.find(({ account_id }) => account_id === id);
    expect(find(at.members.own)).toMatchObject({ office_id: tampa, disabled_at: null });
    expect(find(at.staff.office_manager.id)).toMatchObject({ office_id: miami, disabled_at: expect.any(Date) });
    const history = await context.db
      .selectFrom("listing_changes")
      .selectAll()
      .where("listing_number", "=", 100_001)
      .execute();
    expect(history).toMatchObject([{ field: "office_id", old_value: String(miami), new_value: String(tampa) }]);
    const events = await context.db.selectFrom("lead_events").select(["kind", "agent_id"]).execute();
    expect(events).toEqual([{ kind: "assigned", agent_id: own }]);
    const audit = await context.db.selectFrom("staff_actions").select("action").execute();
    expect(audit).toContainEqual({ action: "office.closed" });
  });

  test("redirects its pages to the receiver, or to the region if head office takes over", async () => {
    await at.close();
    const { tampa } = at.offices;
    expect((await listFormerAddresses(context.db)).offices.get("miami")).toMatchObject({
      kind: "merged_office",
      office: { id: tampa },
    });
    const { version } = await findEditedOffice(at.head, tampa, "office.read");
    await closeOffice(at.head, tampa, { receiver_id: at.headOffice, agents: "retire", version });
    const { offices, agents } = await listFormerAddresses(context.db);
    expect(offices.get("miami")).toEqual({ kind: "region", state_slug: "florida" });
    expect(agents.get("maria-soto")).toEqual({ kind: "region", state_slug: "florida" });
  });

  test("routes an inquiry from a page that was opened before to the receiver", async () => {
    await at.close();
    const input = { type: "contact", name: "Pat", email: "pat@company.com", message: "Hi", privacy_terms: true };
    const metadata = { address: "203.0.113.7", form: "/contact-us", verified: true };
    const { id } = await submitInquiry(context, { ...input, office: "miami" }, metadata);
    const stored = await context.db.selectFrom("enquiries").select("office_id").where("id", "=", id).execute();
    expect(stored).toEqual([{ office_id: at.offices.tampa }]);
  });

  test("is undone by reopening it", async () => {
    const before = await at.getOwners();
    await at.close({ agents: "retire" });
    expect((await at.getOwners()).listings).toEqual(
      before.listings.map(() => ({ office_id: at.offices.tampa, agent_id: null })),
    );
    expect(await at.getAgent()).toMatchObject({ active: false });
    await at.reopen();
    expect(await at.getOwners()).toEqual(before);
    expect(await at.getOffice()).toMatchObject({ status: "Active", successor_id: null, closed_at: null });
    expect(await at.getAgent()).toMatchObject({ active: true });
    expect((await listFormerAddresses(context.db)).offices.size).toBe(0);
    const disabled = await context.db
      .selectFrom("staff")
      .select("account_id")
      .where("disabled_at", "is not", null)
      .execute();
    expect(disabled).toEqual([]);
  });

  test("is undone after its receiver has closed, too, which leaves the receiver's own records there", async () => {
    const before = await at.getOwners();
    const { tampa, miami } = at.offices;
    const orlando = await insertOffice(context.db, { slug: "orlando", name: "Orlando" });
    await insertListing(context.db, { number: 100_009, office_id: tampa, agent_id: at.agents.other });
    await at.close();
    const { version } = await findEditedOffice(at.head, tampa, "office.read");
    const closed = await closeOffice(at.head, tampa, { receiver_id: orlando, agents: "move", version });
    const select = () => context.db.selectFrom("listings").select("office_id").where("number", "=", 100_009).execute();
    await at.reopen();
    expect(await at.getAgent()).toMatchObject({ office_id: miami, active: true });
    expect(await select()).toEqual([{ office_id: orlando }]);
    await reopenOffice(at.head, tampa, { brings_back: true, version: closed.version });
    expect(await select()).toEqual([{ office_id: tampa }]);
    await context.db.deleteFrom("listings").where("number", "=", 100_009).execute();
    expect(await at.getOwners()).toEqual(before);
  });

  test("does not take back what the receiver has given to someone else", async () => {
    await at.close();
    await context.db.updateTable("listings").set({ agent_id: at.agents.other }).where("number", "=", 100_001).execute();
    await at.reopen();
    expect((await at.getOwners()).listings).toEqual([
      { office_id: at.offices.tampa, agent_id: at.agents.other },
      { office_id: at.offices.miami, agent_id: null },
      { office_id: at.offices.miami, agent_id: at.agents.own },
    ]);
  });

  test("leaves a page behind whose address the receiver has as well", async () => {
    await at.savePage(at.offices.tampa, "boats");
    await at.close();
    const pages = await context.db.selectFrom("website_pages").select("office_id").orderBy("office_id").execute();
    expect(pages).toEqual([{ office_id: at.offices.miami }, { office_id: at.offices.tampa }]);
  });

  test.each([
    ["itself", () => at.offices.miami],
    ["no office", () => 99_999],
  ])("is rejected with %s as receiver", async (_name, getReceiver) => {
    await expect(at.close({ receiver_id: getReceiver() })).rejects.toMatchObject({
      errors: { receiver_id: [expect.any(String)] },
    });
  });

  test("is rejected for head office, a stale version and managers", async () => {
    const { version } = await findEditedOffice(at.head, at.headOffice, "office.read");
    const closing = { receiver_id: at.offices.tampa, agents: "move" as const };
    await expect(closeOffice(at.head, at.headOffice, { ...closing, version })).rejects.toMatchObject({ status: 403 });
    await expect(at.close({ version: "2020-01-01T00:00:00.000Z" })).rejects.toMatchObject({ status: 409 });
    await expect(
      closeOffice(at.manager, at.offices.miami, { ...closing, version: (await at.getOffice()).version }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
