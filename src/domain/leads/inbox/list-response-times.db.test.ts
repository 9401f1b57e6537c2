import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import fc from "../../../../tests/support/generated.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { insertAgent, insertOffice } from "../../../../tests/support/listings.ts";
import type { LeadAnswer } from "./inbox-queries.ts";
import { listLeads } from "./list-leads.ts";
import { listResponseTimes } from "./list-response-times.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => NOW });
const { db } = context;
const miami = await insertOffice(db);
const tampa = await insertOffice(db, { slug: "tampa-bay", name: "Tampa Bay" });
const maria = await insertAgent(db, { office_id: miami });
const dana = await insertAgent(db, { office_id: miami, slug: "dana-lee", name: "Dana Lee" });
const viewer = await insertStaff(db, { name: "Hana Head", staff_role: "head_office" });
const head = { ...context, viewer };

beforeEach(() => db.deleteFrom("leads").execute());

interface Had {
  office_id?: number;
  agent_id?: number;
  /** Null for a lead that is still waiting. */
  seconds: number | null;
  spam_at?: Date;
  received_at?: Date;
  /** Who answered, if not the agent who has the lead. */
  first_answered_by?: number;
}

async function insert(leads: Had[]): Promise<void> {
  if (leads.length === 0) return;
  const rows = leads.map(
    ({ seconds, office_id = miami, agent_id = maria, spam_at, received_at, first_answered_by }) => {
      const arrived = received_at ?? new Date("2026-11-19T12:00:00Z");
      return {
        id: randomUUID(),
        office_id,
        agent_id,
        source: "direct" as const,
        spam_at: spam_at ?? null,
        received_at: arrived,
        latest_at: arrived,
        waiting_since: seconds === null ? arrived : null,
        first_answered_at: seconds === null ? null : new Date(arrived.getTime() + seconds * 1_000),
        first_answered_by: seconds === null ? null : (first_answered_by ?? agent_id),
      };
    },
  );
  await db.insertInto("leads").values(rows).execute();
}

/** The textbook median: the middle value, or the mean of the two middle values. */
function computeMedian(seconds: number[]): number | null {
  const sorted = seconds.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.length === 0 ? null : middle.reduce((a, b) => a + b) / middle.length;
}

test("computes the median and count for any set of response times", async () => {
  const answered = fc.array(fc.record({ seconds: fc.option(fc.integer({ min: 0, max: 90_000 })) }), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(answered, async (leads) => {
      await db.deleteFrom("leads").execute();
      await insert(leads);
      const [office] = (await listResponseTimes(head)).data;
      const seconds = leads.map((lead) => lead.seconds).filter((each) => each !== null);
      const expected = computeMedian(seconds);
      expect(office?.n ?? 0).toBe(seconds.length);
      expect(office?.waiting ?? 0).toBe(leads.length - seconds.length);
      expect(office?.within_target ?? 0).toBe(seconds.filter((each) => each <= 300).length);
      if (expected === null) expect(office?.median_seconds ?? null).toBeNull();
      else expect(Math.abs((office?.median_seconds ?? -1) - expected)).toBeLessThanOrEqual(0.5);
    }),
    { numRuns: 30 },
  );
});

test("lists each office before its agents and excludes spam and leads older than ninety days", async () => {
  await insert([
    { seconds: 60 },
    { seconds: 180 },
    { seconds: 900, agent_id: dana },
    { seconds: null, agent_id: dana },
    { seconds: 10, spam_at: NOW },
    { seconds: null, spam_at: NOW },
    { seconds: 10, received_at: new Date("2026-08-01T12:00:00Z") },
    { seconds: 300, office_id: tampa },
  ]);
  const { data, target_seconds } = await listResponseTimes(head);
  expect(target_seconds).toBe(300);
  const tampas = { office: "Tampa Bay", office_id: tampa };
  const miamis = { office: "Miami", office_id: miami };
  expect(data).toEqual([
    { ...miamis, agent: null, agent_id: null, n: 3, median_seconds: 180, within_target: 2, waiting: 1 },
    { ...miamis, agent: "Dana Lee", agent_id: dana, n: 1, median_seconds: 900, within_target: 0, waiting: 1 },
    { ...miamis, agent: "Maria Soto", agent_id: maria, n: 2, median_seconds: 120, within_target: 2, waiting: 0 },
    { ...tampas, agent: null, agent_id: null, n: 1, median_seconds: 300, within_target: 1, waiting: 0 },
    { ...tampas, agent: "Maria Soto", agent_id: maria, n: 1, median_seconds: 300, within_target: 1, waiting: 0 },
  ]);
});

test("shows managers their office's times and agents their own", async () => {
  await insert([{ seconds: 60 }, { seconds: 900, agent_id: dana }, { seconds: 5, office_id: tampa }]);
  const manager = await insertStaff(db, { name: "Ada Boss", staff_role: "office_manager", office_id: miami });
  const agent = await insertStaff(db, { name: "Dana Lee", staff_role: "agent", office_id: miami, agent_id: dana });
  const listResponses = async (viewer: typeof manager) =>
    (await listResponseTimes({ ...context, viewer })).data.map(({ office, agent, n }) => [office, agent, n]);
  expect(await listResponses(manager)).toEqual([
    ["Miami", null, 2],
    ["Miami", "Dana Lee", 1],
    ["Miami", "Maria Soto", 1],
  ]);
  const listLimits = async (viewer: typeof manager) => (await listResponseTimes({ ...context, viewer })).limits;
  expect(await listLimits(manager)).toEqual([{ slug: "miami", name: "Miami", minutes: null }]);
  expect(await listLimits(agent)).toEqual([]);
  expect(await listResponses(agent)).toEqual([
    ["Miami", null, 1],
    ["Miami", "Dana Lee", 1],
  ]);
});

test("every number is the number of leads in the list that it links to", async () => {
  await insert([
    { seconds: 60 },
    { seconds: 900, first_answered_by: dana },
    { seconds: null, agent_id: dana },
    { seconds: 5, agent_id: dana, first_answered_by: maria },
    { seconds: 5, received_at: new Date("2026-08-22T11:00:00Z") },
    { seconds: 5, received_at: new Date("2026-08-21T23:00:00Z") },
  ]);
  const agent = await insertStaff(db, { name: "Maria Soto", staff_role: "agent", office_id: miami, agent_id: maria });
  for (const reader of [head, { ...context, viewer: agent }]) {
    const { data, since } = await listResponseTimes(reader);
    expect(data.length).toBeGreaterThan(1);
    for (const { office_id, agent_id, n, within_target, waiting } of data) {
      const rows = { office: office_id, responder: agent_id ?? undefined, received_from: new Date(since) };
      const count = async (answer: LeadAnswer) =>
        (await listLeads(reader, { view: "all", page: 1, per_page: 25, ...rows, answer })).meta.total;
      expect(await count("answered")).toBe(n);
      expect(await count("in_time")).toBe(within_target);
      expect(await count("late")).toBe(n - within_target);
      expect(await count("waiting")).toBe(waiting);
    }
  }
});
