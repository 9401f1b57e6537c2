import { randomUUID } from "node:crypto";
import { findViewer } from "#domain/accounts/sessions/find-session.ts";
import { saveWebsitePage } from "#domain/content/pages/save-website-page.ts";
import type { Context } from "#domain/context.ts";
import { findEditedAgent } from "#domain/offices/agents/editing/edit-agent.ts";
import { findEditedOffice } from "#domain/offices/editing/edit-office.ts";
import { closeOffice } from "#domain/offices/transfers/close-office.ts";
import { moveAgent } from "#domain/offices/transfers/move-agent.ts";
import { reopenOffice } from "#domain/offices/transfers/reopen-office.ts";
import type { AgentMove, OfficeClosing } from "#domain/offices/transfers/transfer-input.ts";
import { type DeskFixture, openDeskFixture } from "./desk/desk-fixture.ts";
import { insertLeadFor } from "./leads.ts";
import { insertListing } from "./listings.ts";
import { insertSigned } from "./ndas.ts";

/**
 * Miami has listings, a lead, a note, an NDA, a postal code, a page, a reply template, a picture and a team; Tampa has an
 * agent only.
 */
export interface TransferFixture extends DeskFixture {
  head: Context;
  manager: Context;
  headOffice: number;
  getOffice(): ReturnType<typeof findEditedOffice>;
  getAgent(id?: number): ReturnType<typeof findEditedAgent>;
  savePage(office_id: number, slug: string): Promise<unknown>;
  /** Closes Miami into Tampa, reopens it, and moves its agent Maria to Tampa. */
  close(changes?: Partial<OfficeClosing>): ReturnType<typeof closeOffice>;
  reopen(): ReturnType<typeof reopenOffice>;
  move(changes?: Partial<AgentMove>): ReturnType<typeof moveAgent>;
  getOwners(): ReturnType<typeof selectOwners>;
  isSignedIn(staff: { secret: string }): Promise<boolean>;
}

export async function openTransferFixture(context: Context): Promise<TransferFixture> {
  const fixture = await openDeskFixture(context);
  const { db } = context;
  const { offices, agents } = fixture;
  const head = { ...context, viewer: fixture.staff.head_office };
  const miami = { office_id: offices.miami };
  await insertListing(db, { number: 100_001, ...miami, agent_id: agents.own });
  await insertListing(db, { number: 100_002, ...miami, status: "draft" });
  await insertSigned(db, { ...miami, agent_id: agents.own });
  const lead = await insertLeadFor(context, { ...miami, agent_id: agents.own });
  await db
    .insertInto("office_territories")
    .values({ postal_code: "33101", ...miami })
    .execute();
  await db
    .insertInto("team_members")
    .values({ ...miami, agent_id: agents.own, first_name: "Maria", position: 1 })
    .execute();
  const [id, now] = [randomUUID(), context.clock()];
  await db.insertInto("contacts").values({ id, email: "june@company.internal" }).execute();
  await db
    .insertInto("contact_notes")
    .values({ contact_id: id, ...miami, agent_id: agents.own, text: "Calls in the evening.", written_at: now })
    .execute();
  const template = { id, name: "Fees", text: "Ten percent.", created_at: now, updated_at: now };
  await db
    .insertInto("reply_templates")
    .values({ ...template, ...miami })
    .execute();
  const size = { width: 640, height: 480 };
  await db
    .insertInto("pictures")
    .values({ token: "bay", name: "Bay", source_sha256: "1", updated_at: now, ...size, ...miami })
    .execute();
  const savePage = (office_id: number, slug: string) =>
    saveWebsitePage(context, { type: "custom", slug, office_id, locale: "en-US", name: slug, body: "", contents: [] });
  await savePage(offices.miami, "boats");
  const { id: headOffice } = await db
    .selectFrom("offices")
    .select("id")
    .where("type", "=", "head_office")
    .executeTakeFirstOrThrow();
  const getOffice = () => findEditedOffice(head, offices.miami, "office.read");
  const getAgent = (id = agents.own) => findEditedAgent(head, id, "agent.read");
  return {
    ...fixture,
    head,
    manager: { ...context, viewer: fixture.staff.office_manager },
    headOffice,
    getOffice,
    getAgent,
    savePage,
    close: async (changes = {}) => {
      const { version } = await getOffice();
      return closeOffice(head, offices.miami, { receiver_id: offices.tampa, agents: "move", version, ...changes });
    },
    reopen: async () => reopenOffice(head, offices.miami, { brings_back: true, version: (await getOffice()).version }),
    move: async (changes = {}) => {
      const { version } = await getAgent();
      const move = { office_id: offices.tampa, records: "follow", receiver_id: null, version, ...changes } as const;
      return moveAgent(head, agents.own, move);
    },
    getOwners: () => selectOwners(context, lead),
    isSignedIn: async ({ secret }) => (await findViewer(context, secret)) !== null,
  };
}

/** The owners of everything that Miami has at first. */
async function selectOwners({ db }: Context, lead: string) {
  const owner = ["office_id", "agent_id"] as const;
  return {
    listings: await db.selectFrom("listings").select(owner).orderBy("number").execute(),
    leads: await db.selectFrom("leads").select(owner).where("id", "=", lead).execute(),
    inquiries: await db.selectFrom("enquiries").select(owner).where("lead_id", "=", lead).execute(),
    notes: await db.selectFrom("contact_notes").select(owner).execute(),
    templates: await db.selectFrom("reply_templates").select("office_id").execute(),
    pictures: await db.selectFrom("pictures").select("office_id").execute(),
    territory: await db.selectFrom("office_territories").select("office_id").execute(),
    pages: await db.selectFrom("website_pages").select("office_id").where("slug", "=", "boats").execute(),
  };
}
