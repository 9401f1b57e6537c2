import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openWorkerSession } from "./worker-session.ts";

const folder = mkdtempSync(join(tmpdir(), "handover-thread-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const databaseThread = join(import.meta.dirname, "worker.ts");

/** A thread that does what `onMessage` says with each `request` once it has reported ready. */
function threadThat(name: string, onMessage: string, beforehand = ""): string {
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

test("everyone who listens on a channel is woken by a commit, and by nothing else", async () => {
  const session = await openWorkerSession(databaseThread, join(folder, "listening"));
  const woken: string[] = [];
  await session.listen("changes", () => woken.push("first"));
  await session.listen("changes", () => woken.push("second"));
  await session.exec("begin; notify changes; notify elsewhere");
  await session.query("select 1", []);
  expect(woken).toEqual([]);
  // The thread tells of a commit before it answers it.
  await session.exec("commit");
  expect(woken).toEqual(["first", "second"]);
  await session.close();
});

test("a database is made, asked and closed, and is whole when it is opened again", async () => {
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

test("every question gets its own answer, whichever comes first", async () => {
  const session = await openWorkerSession(
    threadThat(
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

test("a thread that cannot start is an error and not a wait without end", async () => {
  await expect(
    openWorkerSession(threadThat("broken", "", 'throw new Error("no database here");'), folder),
  ).rejects.toThrow("no database here");
  await expect(openWorkerSession(threadThat("leaving", "", "process.exit(3);"), folder)).rejects.toThrow(
    "ended with 3 while starting",
  );
});

test("what was being asked when the thread ended is refused, and so is everything after it", async () => {
  const session = await openWorkerSession(threadThat("dying", 'if (request.sql === "die") process.exit(1);'), folder);
  const before = session.query("wait", []);
  const killer = session.query("die", []);
  await expect(before).rejects.toThrow("has ended");
  await expect(killer).rejects.toThrow("has ended");
  await expect(session.query("too late", [])).rejects.toThrow("has ended");
});

test("a session that was closed refuses work, and closing it again is no error", async () => {
  const session = await openWorkerSession(
    threadThat("closing", "parentPort.postMessage({ id: request.id, rows: [] });"),
    folder,
  );
  await session.close();
  await expect(session.query("select 1", [])).rejects.toThrow("has ended");
  await session.close();
});
