import { expect, test } from "vitest";
import { importFile } from "#domain/imports/import-file.ts";
import { selectStaffActions } from "#domain/staff/audit-queries.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { undoImportByCommand } from "./undo-import.ts";

const TAMPA = {
  locality: "Tampa",
  state: "florida",
  county: null,
  postal_code: "33602",
  latitude: 27.9,
  longitude: -82.5,
};
const context = await openTestContext({
  gazetteer: createGazetteer([TAMPA], { regions: EDITIONS.US.regions, postal_pattern: "(\\d{5})" }),
});
const { db } = context;

/** Imports a file of one office and returns the number of its run. */
async function importOffices(): Promise<number> {
  const result = await importFile(context, {
    open: async function* () {
      yield Buffer.from("Office Name,Email,Phone,Zip\r\nTampa,tampa@brokers.example,813 555 0100,33602");
    },
    source: "import",
    run: { file_name: "offices.csv" },
    onBadRow: ({ reason }) => {
      throw new Error(reason);
    },
  });
  return result.run_id ?? 0;
}

test("an import and its undo on the command line are in the audit log, and a rejected undo isn’t", async () => {
  const id = await importOffices();
  await undoImportByCommand(context, id);
  await expect(undoImportByCommand(context, id)).rejects.toThrow("hasn’t finished or was undone");
  const query = { q: "reverted_by_command", descending: true, page: 1, per_page: 5 };
  const { data, total } = await selectStaffActions(db, { ...query, subject: `import ${id}` });
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({ name: null, details: { kind: "offices", deleted: 1, restored: 0, left: 0 } });
  expect(await selectStaffActions(db, { ...query, office_id: 1 })).toMatchObject({ total: 0 });
  const started = await selectStaffActions(db, { ...query, q: "started_by_command", subject: `import ${id}` });
  expect(started.data).toMatchObject([{ name: null, details: { file: "offices.csv", kind: "offices" } }]);
});
