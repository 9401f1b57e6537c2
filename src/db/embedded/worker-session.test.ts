import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openWorkerSession } from "./worker-session.ts";

const folder = mkdtempSync(join(tmpdir(), "handover-thread-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const databaseThread = join(import.meta.dirname, "worker.ts");

/** Returns a thread script that runs `onMessage` for each `request` after reporting ready. */
function createThread(name: string, onMessage: string, beforehand = ""): string {
  const script = join(folder, `${name}.mjs`);
  writeFileSync(
    script,
    `import { parentPort } from "node:worker_threads";
     ${beforehand}
     parentPort.on("message", (request) => { ${onMessage} });
     parentPort.postMessage("ready");`,
  );
  return script;
}

test("a commit notifies all listeners of its channel and no others", async () => {
  const session = await openWorkerSession(databaseThread, join(folder, "listening"));
  const events: string[] = [];
  await session.listen("changes", () => events.push("first"));
  await session.listen("changes", () => events.push("second"));
  await session.exec("begin; notify changes; notify elsewhere");
  await session.query("select 1", []);
  expect(events).toEqual([]);
  // The thread sends the notification before the commit's response.
  await session.exec("commit");
  expect(events).toEqual(["first", "second"]);
  await session.close();
});

test("creates, queries and closes a database that is intact when reopened", async () => {
  const place = join(folder, "database");
  const first = await openWorkerSession(databaseThread, place);
  await first.exec("create table offices (name text unique); insert into offices values ('Tampa')");
  expect(await first.query("insert into offices values ($1)", ["Miami"])).toMatchObject({ affectedRows: 1 });
  const rejected = first.query("insert into offices values ($1)", ["Miami"]);
  await expect(rejected).rejects.toMatchObject({ code: "23505", constraint: "offices_name_key" });
  await first.close();

  const second = await openWorkerSession(databaseThread, place);
  expect(await second.exec("select name from offices order by name; select 2 as two")).toMatchObject({
    rows: [{ name: "Miami" }, { name: "Tampa" }, { two: 2 }],
  });
  await second.close();
});

test("keeps no old WAL segments after a checkpoint", async () => {
  const place = join(folder, "database");
  const session = await openWorkerSession(databaseThread, place);
  const fillSegment = "insert into offices values (gen_random_uuid()); select pg_switch_wal();";
  await session.exec(fillSegment.repeat(4));
  expect(listSegments(place).length).toBeGreaterThan(3);
  await session.exec("checkpoint");
  expect(listSegments(place).length).toBeLessThan(3);
  await session.close();
});

const listSegments = (place: string) =>
  readdirSync(join(place, "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name));

test("matches responses to requests in any order", async () => {
  const session = await openWorkerSession(
    createThread(
      "backwards",
      "setTimeout(() => parentPort.postMessage({ id: request.id, rows: [request.sql] }), 20 / request.id);",
    ),
    folder,
  );
  const query = ["a", "b", "c", "d"];
  expect(await Promise.all(query.map((sql) => session.query(sql, [])))).toEqual(
    query.map((sql) => ({ id: expect.any(Number), rows: [sql] })),
  );
  await session.close();
});

test("fails instead of hanging if the thread can't start", async () => {
  await expect(
    openWorkerSession(createThread("broken", "", 'throw new Error("no database here");'), folder),
  ).rejects.toThrow("no database here");
  await expect(openWorkerSession(createThread("leaving", "", "process.exit(3);"), folder)).rejects.toThrow(
    "exited with code 3 while starting",
  );
});

test("rejects pending and later requests after the thread ends", async () => {
  const session = await openWorkerSession(createThread("dying", 'if (request.sql === "die") process.exit(1);'), folder);
  const before = session.query("wait", []);
  const killer = session.query("die", []);
  await expect(before).rejects.toThrow("thread exited");
  await expect(killer).rejects.toThrow("thread exited");
  await expect(session.query("too late", [])).rejects.toThrow("thread exited");
});

test("a closed session rejects requests and can be closed again", async () => {
  const session = await openWorkerSession(
    createThread("closing", "parentPort.postMessage({ id: request.id, rows: [] });"),
    folder,
  );
  await session.close();
  await expect(session.query("select 1", [])).rejects.toThrow("thread exited");
  await session.close();
});
