import type { DeskAccess, Owner } from "./desk-access.ts";
import type { DeskFixture } from "./desk-fixture.ts";
import { EXPORTS } from "./lead-access.ts";

const START: DeskAccess = { agent: "", office_manager: "O", head_office: "O", read_only: "" };

/** An upload of the caller's office, or of another one. */
const ON_UPLOAD: DeskAccess = {
  agent: "",
  office_manager: "OC",
  head_office: "OCX",
  read_only: "",
  getParams: createRun("uploaded"),
};

/** Creates a run of the caller's office, or of another one. */
function createRun(state: "uploaded" | "done") {
  return async ({ context, offices }: DeskFixture, owner: Owner) => {
    const { id } = await context.db
      .insertInto("import_runs")
      .values({
        state,
        file_name: "listings.csv",
        file_key: null,
        account_id: null,
        office_id: owner === "X" ? offices.tampa : offices.miami,
        created_at: context.clock(),
        updated_at: context.clock(),
        total: null,
        settings: "{}",
        counts: "{}",
        problem: null,
        report: "Import line\r\n",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id: String(id) };
  };
}

/** Access to imports of listings, and to exports. */
export const IMPORT_ACCESS: Record<string, DeskAccess> = {
  exportRecords: { ...EXPORTS, getParams: () => ({ kind: "listings", format: "csv" }) },
  uploadImport: START,
  listImports: START,
  changeImport: ON_UPLOAD,
  startImport: ON_UPLOAD,
  showImport: ON_UPLOAD,
  downloadImportReport: ON_UPLOAD,
  previewImportUndo: { ...ON_UPLOAD, getParams: createRun("done") },
  undoImport: { ...ON_UPLOAD, getParams: createRun("done") },
};
