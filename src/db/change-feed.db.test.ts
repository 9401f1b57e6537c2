import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { silentLog } from "#lib/log.ts";
import { openSecondConnection, openTestDatabase } from "../../tests/support/database.ts";
import { addVersions } from "./cache-versions.ts";
import { type ChangeFeed, openChangeFeed } from "./change-feed.ts";

const here = await openTestDatabase();
const there = await openSecondConnection(here);

const open: ChangeFeed[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const feed of open.splice(0)) await feed.close();
});

/** Opens a feed with a function that resolves with all tags after `count` of them arrive. */
async function follow(connection = here) {
  const feed = await openChangeFeed(connection, silentLog);
  open.push(feed);
  const notified: string[] = [];
  let check = (): void => {};
  feed.onChange((tags) => {
    notified.push(...tags);
    check();
  });
  const waitForTags = (count: number): Promise<string[]> =>
    new Promise((resolve) => {
      check = () => {
        if (notified.length < count) return;
        // Tags that arrive before the next call wait for it.
        check = () => {};
        resolve(notified.splice(0).sort());
      };
      check();
    });
  return { feed, next: waitForTags, notified };
}

test("two processes receive each other's and their own changes", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const [first, second] = [await follow(here), await follow(there)];
  await addVersions(here.db, ["listings", "listing:100001"]);
  expect(await Promise.all([first.next(2), second.next(2)])).toEqual([
    ["listing:100001", "listings"],
    ["listing:100001", "listings"],
  ]);
  await addVersions(there.db, ["offices"]);
  expect(await Promise.all([first.next(1), second.next(1)])).toEqual([["offices"], ["offices"]]);
});

test("reports a change once after its commit and never after a rollback", async () => {
  const { next, notified } = await follow();
  await here.db.transaction().execute(async (tx) => {
    await addVersions(tx, ["offices"]);
    await addVersions(tx, ["offices", "office:pasco"]);
    expect(notified).toEqual([]);
  });
  const failing = here.db.transaction().execute(async (tx) => {
    await addVersions(tx, ["lost"]);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow();
  await addVersions(here.db, ["last"]);
  expect(await next(3)).toEqual(["last", "office:pasco", "offices"]);
});

test("reports a transaction that began first and committed last", async () => {
  const { next } = await follow();
  let began = (): void => {};
  const hasBegun = new Promise<void>((resolve) => {
    began = resolve;
  });
  let endTransaction = (): void => {};
  const end = new Promise<void>((resolve) => {
    endTransaction = resolve;
  });
  const slow = there.db.transaction().execute(async (tx) => {
    await addVersions(tx, ["slow"]);
    began();
    await end;
  });
  await hasBegun;
  // The embedded database has one session, so the quick write waits for the slow one.
  const quick = addVersions(here.db, ["quick"]);
  if (here.kind === "postgres") expect(await next(1)).toEqual(["quick"]);
  endTransaction();
  await Promise.all([slow, quick]);
  expect(await next(here.kind === "postgres" ? 1 : 2)).toContain("slow");
});

test("finds a change after a lost notification", async () => {
  const { next } = await follow();
  await sql`insert into cache_versions (tag) values ('unannounced')`.execute(there.db);
  expect(await next(1)).toEqual(["unannounced"]);
});

test("ignores earlier changes and deletes them after an hour", async () => {
  await addVersions(here.db, ["recent"]);
  await sql`insert into cache_versions (tag, changed_at) values ('ancient', now() - interval '61 minutes')`.execute(
    here.db,
  );
  const { next } = await follow(there);
  const { rows } = await sql<{ tag: string }>`
    select tag from cache_versions where tag in ('recent', 'ancient')`.execute(here.db);
  expect(rows).toEqual([{ tag: "recent" }]);
  await addVersions(here.db, ["news"]);
  expect(await next(1)).toEqual(["news"]);
});

test("invalidates everything after a long read failure", async () => {
  const { next } = await follow();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 60_000 });
  expect(await next(1)).toContain("*");
});

test("delivers a process's own announcement immediately and to it only", async () => {
  const [first, second] = [await follow(here), await follow(there)];
  first.feed.announce(["listings"]);
  first.feed.announce([]);
  expect(first.notified).toEqual(["listings"]);
  expect(second.notified).toEqual([]);
});

test("reconnects a dropped listener", async () => {
  const { next } = await follow();
  if (here.kind === "postgres")
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'handover changes' and datname = current_database()`.execute(there.db);
  await addVersions(there.db, ["after"]);
  expect(await next(1)).toEqual(["after"]);
});
