import { beforeAll, expect, test } from "vitest";
import { openTestContext, type TestContext } from "../../../../tests/support/context.ts";
import { insertAgent, insertOffice } from "../../../../tests/support/listings.ts";
import { getPublicTeam, listPublicTeams } from "./list-public-teams.ts";

let context: TestContext;
let miami: number;
let tampa: number;

beforeAll(async () => {
  context = await openTestContext();
  const { db } = context;
  miami = await insertOffice(db);
  tampa = await insertOffice(db, { slug: "tampa-bay" });
  const maria = await insertAgent(db, { office_id: miami });
  const gone = await insertAgent(db, { office_id: miami, slug: "gone-away", active: false });
  const reachable = { email: "x@example.com", mobile_e164: "+13055550140", telephone_number: "(305) 555-0110" };
  await db
    .insertInto("team_members")
    .values([
      { office_id: miami, first_name: "Ana", position: 3, ...reachable, email_public: true },
      { office_id: miami, first_name: "Maria", agent_id: maria, position: 1, ...reachable, telephone_public: true },
      { office_id: miami, first_name: "Bo", position: 2, ...reachable, mobile_public: true, role: "Coordinator" },
      { office_id: miami, first_name: "Hidden", position: 0, ...reachable, email_public: true, show_on_website: false },
      { office_id: miami, first_name: "Gone", agent_id: gone, position: 0, ...reachable, email_public: true },
      { office_id: tampa, first_name: "Tess", last_name: "Vale", ...reachable },
    ])
    .execute();
});

test("lists the members that an office shows, in its order, without inactive agents", async () => {
  expect((await getPublicTeam(context, miami)).map(({ first_name }) => first_name)).toEqual(["Maria", "Bo", "Ana"]);
  expect((await getPublicTeam(context, miami))[0]?.agent_slug).toBe("maria-soto");
});

test("reveals only contact details marked as public", async () => {
  const shownFields = (await getPublicTeam(context, miami)).map(({ email, mobile_e164, telephone_number }) => ({
    email,
    mobile_e164,
    telephone_number,
  }));
  expect(shownFields).toEqual([
    { email: null, mobile_e164: null, telephone_number: "(305) 555-0110" },
    { email: null, mobile_e164: "+13055550140", telephone_number: null },
    { email: "x@example.com", mobile_e164: null, telephone_number: null },
  ]);
});

test("reads several offices at once; one without a team has none", async () => {
  const teams = await listPublicTeams(context, [tampa, miami, 999_999]);
  expect([...teams.keys()].sort()).toEqual([miami, tampa].sort());
  expect(teams.get(tampa)).toEqual([
    expect.objectContaining({ first_name: "Tess", last_name: "Vale", email: null, mobile_e164: null }),
  ]);
  expect(await listPublicTeams(context, [])).toEqual(new Map());
  expect(await getPublicTeam(context, 999_999)).toEqual([]);
});
