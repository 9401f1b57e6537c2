import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Connection, connectPostgres } from "#db/connect.ts";
import { getPage } from "../support/page.ts";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { postForm, type SiteResponse, sendRequest } from "../support/send-request.ts";
import { loadSmallDemo, type Site, startSite } from "../support/server.ts";
import { spawnProgram } from "../support/server-process.ts";

const LISTINGS = "/api/listings?per_page=1";
const SIGNED_IN = { Cookie: `session=${"x".repeat(43)}` };

let postgres: PostgresServer;
let site: Site;
let worker: ReturnType<typeof spawnProgram>;
let connection: Connection | undefined;

beforeAll(async () => {
  postgres = await startPostgres();
  const env = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: randomBytes(32).toString("hex"),
    DEMO: "1",
    PUBLIC_ORIGIN: "http://localhost:3000",
  };
  await loadSmallDemo(env);
  site = await startSite({ env, fresh: true });
  worker = spawnProgram("worker.js", [], { ...env, DATA_DIR: site.dataDir });
});
afterAll(async () => {
  await connection?.close();
  worker?.child.kill();
  await Promise.all([worker?.ended, site?.stop()]);
  await postgres?.stop();
});

const read = (path: string, headers: Record<string, string> = {}) => sendRequest(site.origin, path, { headers });

function expectUnavailable({ status, headers, body }: SiteResponse, type: string): void {
  expect({ status, type: headers["content-type"] }).toEqual({ status: 503, type });
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  if (type === "application/json")
    expect(JSON.parse(body)).toMatchObject({ status: 503, title: "Service Unavailable" });
  else expect(getPage(body).text).toContain("Transworld Business Advisors");
}

test("site and worker survive a database restart during calls", async () => {
  await expect.poll(() => worker.output.stderr()).toContain("Worker started:");
  expect((await read("/about-transworld-business-advisors")).status).toBe(200);
  const inMemory = JSON.parse((await read(LISTINGS)).body).data[0].slug;

  // A lock holds them, so all of them are in the database when it goes down.
  connection = connectPostgres(postgres.url, () => {});
  const { db } = connection;
  const unread = await db
    .selectFrom("listings")
    .select("slug")
    .where("status", "=", "active")
    .where("slug", "<>", inMemory)
    .orderBy("listed_at")
    .limit(8)
    .execute();
  const [{ slug: post } = { slug: "" }] = unread;
  let isLocked = false;
  const lock = db.transaction().execute(async (held) => {
    await sql`lock table listings, offices, sessions in access exclusive mode`.execute(held);
    isLocked = true;
    await sql`select pg_sleep(600)`.execute(held);
  });
  const lockLost = expect(lock).rejects.toThrow();
  await expect.poll(() => isLocked).toBe(true);
  const calls = unread.map(({ slug }) => read(`/api/listings/${slug}`));
  const pages = Array.from({ length: 4 }, () => read("/bizmatch/profile", SIGNED_IN));
  const countBlocked = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      db,
    );
    return rows[0]?.n;
  };
  await expect.poll(countBlocked).toBeGreaterThanOrEqual(12);
  await postgres.crash();
  await lockLost;
  for (const call of await Promise.all(calls)) expectUnavailable(call, "application/json");
  for (const page of await Promise.all(pages)) expectUnavailable(page, "text/html; charset=utf-8");

  expect((await read("/about-transworld-business-advisors")).status).toBe(200);
  expect((await read(`/api/listings/${inMemory}`)).status).toBe(200);
  expectUnavailable(await read(`/api/listings/${post}`), "application/json");
  expectUnavailable(await read(`/buy-a-business/listings/${post}`), "text/html; charset=utf-8");
  expectUnavailable(await read("/bizmatch/profile", SIGNED_IN), "text/html; charset=utf-8");
  expectUnavailable(await read("/desk", SIGNED_IN), "text/html; charset=utf-8");
  const form = { name: "Pat Doe", email: "pat@visitor.example.org", phone: "(813) 555-0199", postal_code: "33602" };
  const inquiry = { ...form, message: "Is it still for sale?", privacy_terms: "1" };
  expectUnavailable(await postForm(site.origin, "/contact-us", inquiry), "text/html; charset=utf-8");

  await postgres.recover();
  await expect.poll(async () => (await read(`/buy-a-business/listings/${post}`)).status).toBe(200);
  expect((await read(`/api/listings/${post}`)).status).toBe(200);
  expect((await postForm(site.origin, "/contact-us", inquiry)).status).toBe(303);
  // The worker runs the job that writes the emails and receives change notifications.
  const selectMails = () => db.selectFrom("outbox").select("id").where("to_address", "=", inquiry.email).execute();
  await expect.poll(selectMails).toHaveLength(1);
  expect([worker.child.exitCode, worker.child.signalCode]).toEqual([null, null]);
});
