import { beforeAll, describe, expect, test } from "vitest";
import { findSession, findViewer } from "#domain/accounts/sessions/find-session.ts";
import type { Context, StaffRole } from "#domain/context.ts";
import { editAgent, findEditedAgent } from "#domain/offices/agents/editing/edit-agent.ts";
import { editOffice, findEditedOffice } from "#domain/offices/editing/edit-office.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { addStaff, type DeskFixture, openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";
import { listActions } from "./list-actions.ts";
import { changeStaff, disableStaff, resetSecondFactor } from "./members/change-staff.ts";
import { inviteStaff } from "./members/invite-staff.ts";
import { changeMyPassword } from "./sign-in/update-own-account.ts";

const invalidated: string[] = [];
const context = await openTestContext({ onInvalidated: (tags) => invalidated.push(...tags) });
let fixture: DeskFixture;
const getContext = (role: StaffRole): Context => ({ ...context, viewer: fixture.staff[role] });
const PAGE = { descending: true, page: 1, per_page: 25 };

beforeAll(async () => {
  fixture = await openDeskFixture(context);
});

describe("prevents staff from granting more than they have", () => {
  const cases: [by: StaffRole, staff_role: StaffRole, office: "miami" | "tampa" | null, granted: boolean][] = [
    ["office_manager", "agent", "miami", true],
    ["office_manager", "office_manager", "miami", true],
    ["office_manager", "agent", "tampa", false],
    ["office_manager", "head_office", null, false],
    ["office_manager", "head_office", "miami", false],
    ["office_manager", "read_only", null, false],
    ["head_office", "head_office", null, true],
    ["head_office", "read_only", null, true],
    ["head_office", "agent", "tampa", true],
    ["agent", "agent", "miami", false],
    ["read_only", "agent", "miami", false],
  ];
  test.each(cases)("%s invites %s of %s: %s", async (by, staff_role, office, granted) => {
    const invitation = {
      name: "Kit Moss",
      email: `${by}.${staff_role}.${office}@desk.example.com`,
      staff_role,
      office_id: office && fixture.offices[office],
      agent_id: staff_role === "agent" ? (office === "tampa" ? fixture.agents.other : fixture.agents.own) : null,
    };
    const query = inviteStaff(getContext(by), invitation);
    if (granted) expect(await query).toMatchObject({ staff_role, has_password: false });
    else
      await expect(query).rejects.toMatchObject({ status: expect.toSatisfy((status) => [403, 422].includes(status)) });
  });

  test("requires an agent to belong to the given office", async () => {
    const invitation = { name: "Kit Moss", email: "kit@desk.example.com", staff_role: "agent" } as const;
    const mixed = { ...invitation, office_id: fixture.offices.miami, agent_id: fixture.agents.other };
    await expect(inviteStaff(getContext("head_office"), mixed)).rejects.toMatchObject({
      errors: { agent_id: [expect.any(String)] },
    });
  });

  test("rejects a second account for an email address", async () => {
    const invitation = {
      name: "Lou",
      email: "Lou@desk.example.com",
      staff_role: "read_only",
      office_id: null,
      agent_id: null,
    } as const;
    await inviteStaff(getContext("head_office"), invitation);
    await expect(
      inviteStaff(getContext("head_office"), { ...invitation, email: "lou@DESK.example.com" }),
    ).rejects.toMatchObject({
      errors: { email: [expect.any(String)] },
    });
  });
});

test("ends sessions on a new position, but not on a new name", async () => {
  const staff = await addStaff(context, { staff_role: "read_only", name: "Mo" });
  const nowhere = { office_id: null, agent_id: null };
  await changeStaff(getContext("head_office"), staff.id, { name: "Moritz", staff_role: "read_only", ...nowhere });
  expect(await findViewer(context, staff.secret)).toMatchObject({ staff_role: "read_only" });
  await changeStaff(getContext("head_office"), staff.id, { name: "Moritz", staff_role: "head_office", ...nowhere });
  expect(await findViewer(context, staff.secret)).toBeNull();
});

test("gives staff no buyer account on the site", async () => {
  const staff = await addStaff(context, { staff_role: "head_office" });
  expect(await findViewer(context, staff.secret)).toMatchObject({ role: "staff" });
  expect(await findSession(context, staff.secret)).toBeNull();
});

test.each([
  ["disabled", disableStaff],
  ["their second factor is reset", resetSecondFactor],
])("signs out a staff member who is %s immediately, and prevents doing it to oneself", async (_what, work) => {
  const staff = await addStaff(context, { staff_role: "read_only" });
  await work(getContext("head_office"), staff.id);
  expect(await findViewer(context, staff.secret)).toBeNull();
  await expect(work(getContext("head_office"), fixture.staff.head_office.id)).rejects.toMatchObject({ status: 403 });
});

test("prevents staff from promoting themselves or removing the last of head office", async () => {
  const { id } = fixture.staff.office_manager;
  const head = { name: "Sam", staff_role: "head_office", office_id: null, agent_id: null } as const;
  await expect(changeStaff(getContext("office_manager"), id, head)).rejects.toMatchObject({ status: 403 });
  const lower = { ...head, staff_role: "read_only" } as const;
  await expect(changeStaff(getContext("head_office"), fixture.staff.head_office.id, lower)).rejects.toMatchObject({
    status: 403,
  });
});

test("requires the old password to change it, and ends all other sessions", async () => {
  const staff = await addStaff(context, { staff_role: "read_only" });
  const password_hash = await context.passwords.hash("four quiet herons");
  await context.db.updateTable("accounts").set({ password_hash }).where("id", "=", staff.id).execute();
  const theirs = { ...context, viewer: staff };
  const wrong = { password: "a wrong one", new_password: "five quiet herons" };
  await expect(changeMyPassword(theirs, wrong)).rejects.toMatchObject({ errors: { password: [expect.any(String)] } });
  await changeMyPassword(theirs, { password: "four quiet herons", new_password: "five quiet herons" });
  expect(await findViewer(context, staff.secret)).not.toBeNull();
  const other = { ...theirs, viewer: { ...staff, session: "another" } };
  await changeMyPassword(other, { password: "five quiet herons", new_password: "six quiet herons" });
  expect(await findViewer(context, staff.secret)).toBeNull();
});

test("stores an append-only audit log, visible to those who may read it", async () => {
  await inviteStaff(getContext("office_manager"), {
    name: "Noor",
    email: "noor@desk.example.com",
    staff_role: "office_manager" as const,
    office_id: fixture.offices.miami,
    agent_id: null,
  });
  const { data } = await listActions(getContext("office_manager"), { ...PAGE, q: "staff.invited" });
  expect(data[0]).toMatchObject({ action: "staff.invited", details: { rank: "office_manager" } });
  const head = await listActions(getContext("head_office"), PAGE);
  expect(head.total).toBeGreaterThan((await listActions(getContext("office_manager"), PAGE)).total);
  await expect(listActions(getContext("agent"), PAGE)).rejects.toMatchObject({ status: 403 });
  await expect(context.db.updateTable("staff_actions").set({ action: "nothing" }).execute()).rejects.toThrow(
    /append-only/,
  );
  await expect(context.db.deleteFrom("staff_actions").execute()).rejects.toThrow(/append-only/);
});

describe("public profiles of agents and offices", () => {
  test("invalidates every page that shows a changed profile, and shows both texts on an edit conflict", async () => {
    const agent = await findEditedAgent(getContext("agent"), fixture.agents.own, "agent.write");
    invalidated.length = 0;
    const fields = { role: "Senior broker", about: "Boats.", email: agent.email, phone: null, extension: null };
    const changed = await editAgent(getContext("agent"), agent.id, { ...fields, version: agent.version });
    expect(changed).toMatchObject({ role: "Senior broker", about: "Boats." });
    expect(invalidated).toEqual(expect.arrayContaining(["office:miami", "offices", "listings"]));
    const late = editAgent(getContext("office_manager"), agent.id, {
      ...fields,
      about: "Ships.",
      version: agent.version,
    });
    await expect(late).rejects.toMatchObject({ status: 409, current: { about: "Boats.", version: changed.version } });
    expect(await findEditedAgent(getContext("agent"), agent.id, "agent.read")).toMatchObject({ about: "Boats." });
  });

  test("stores an office's hours as submitted", async () => {
    const office = await findEditedOffice(getContext("office_manager"), fixture.offices.miami, "office.write");
    const hours = [1, 2, 3, 4, 5, 6, 7].map((day) =>
      day > 5 ? { day, opens: null, closes: null } : { day, opens: "08:30", closes: "17:00" },
    );
    const fields = { heading: "On the bay", show_opening_hours: true };
    const change = { fields, hours, territory: undefined, version: office.version };
    expect(await editOffice(getContext("office_manager"), office.id, change)).toMatchObject({
      heading: "On the bay",
      hours,
    });
    await expect(editOffice(getContext("head_office"), office.id, change)).rejects.toMatchObject({ status: 409 });
  });
});
