import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addStaff } from "../../../tests/support/desk/desk-fixture.ts";
import { openImportDesk, SHEET } from "../../../tests/support/imports.ts";
import { changeUpload, findImportRun, uploadImport } from "./desk-imports.ts";
import { startDeskImport } from "./run-desk-import.ts";

const { context: base, db, clear } = await openImportDesk();
const context = { ...base, viewer: await addStaff(base, { staff_role: "head_office" }) };

/** A poll may read a run at any time, so every version of it is recorded. */
beforeAll(async () => {
  await sql`create table run_versions as select state, findings, problem, file_key from import_runs where false`.execute(
    db,
  );
  await sql`
    create function record_run() returns trigger language plpgsql as $$
    begin
      insert into run_versions values (new.state, new.findings, new.problem, new.file_key);
      return new;
    end $$`.execute(db);
  await sql`create trigger record_run after update on import_runs for each row execute function record_run()`.execute(
    db,
  );
});
afterAll(async () => {
  await sql`drop trigger record_run on import_runs`.execute(db);
  await sql`drop function record_run`.execute(db);
  await sql`drop table run_versions`.execute(db);
});

beforeEach(async () => {
  await clear();
  await db.deleteFrom("import_runs").execute();
  await sql`delete from run_versions`.execute(db);
});

interface Version {
  state: string;
  findings: { text: string }[];
  problem: string | null;
  file_key: string | null;
}

async function selectEnded(): Promise<Version[]> {
  const { rows } = await sql<Version>`select * from run_versions where state in ('done', 'failed')`.execute(db);
  return rows;
}

async function upload(text: string): Promise<number> {
  const { id } = await uploadImport(context, Buffer.from(text));
  await changeUpload(context, await findImportRun(context, id), { file_name: "listings.csv" });
  return id;
}

async function runImport(id: number): Promise<void> {
  const { finished } = await startDeskImport(context, await findImportRun(context, id));
  await finished;
}

test("an import that has ended has its findings and report from the start", async () => {
  const id = await upload(`${SHEET}\r\n,Shop,Lost Co,Coffee Shop,"Nowhere, ZZ",,1000,Draft,,`);
  await runImport(id);
  expect(await selectEnded()).toMatchObject([
    { state: "done", findings: [{ text: expect.stringContaining("“ZZ” isn’t a known state") }], file_key: null },
  ]);
  expect((await findImportRun(context, id)).report).toContain("Nowhere, ZZ");
});

test("an import that has failed says why from the start", async () => {
  const id = await upload(SHEET);
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`.execute(db);
  await sql`
    create trigger refuse before update on import_runs for each row when (new.state = 'done') execute function refuse()`.execute(
    db,
  );
  await runImport(id).finally(() => sql`drop function refuse cascade`.execute(db));
  const ended = await selectEnded();
  expect(ended.length).toBeGreaterThan(0);
  for (const version of ended) expect(version).toMatchObject({ state: "failed", problem: expect.stringMatching(/./) });
});
