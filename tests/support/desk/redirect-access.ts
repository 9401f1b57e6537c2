import { randomUUID } from "node:crypto";
import type { DeskAccess } from "./desk-access.ts";
import type { DeskFixture } from "./desk-fixture.ts";

async function insertRedirectParams({ context }: DeskFixture): Promise<Record<string, string>> {
  const { id } = await context.db
    .insertInto("website_redirects")
    .values({ from_pattern: `/${randomUUID()}`, to_pattern: "/" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id: String(id) };
}

async function insertMissingPageParams({ context }: DeskFixture): Promise<Record<string, string>> {
  const now = context.clock();
  const { id } = await context.db
    .insertInto("missing_pages")
    .values({ path: `/${randomUUID()}`, hits: 1, first_seen_at: now, last_seen_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id: String(id) };
}

const WRITE: DeskAccess = { agent: "", office_manager: "", head_office: "O", read_only: "" };
const READ: DeskAccess = { ...WRITE, read_only: "O" };
const REDIRECT_WRITE: DeskAccess = { ...WRITE, head_office: "OCX", getParams: insertRedirectParams };

export const REDIRECT_ACCESS: Record<string, DeskAccess> = {
  listDeskRedirects: READ,
  showDeskRedirect: { ...REDIRECT_WRITE, read_only: "OCX" },
  createDeskRedirect: WRITE,
  changeDeskRedirect: REDIRECT_WRITE,
  deleteDeskRedirect: REDIRECT_WRITE,
  testDeskRedirects: READ,
  previewRedirectImport: WRITE,
  importRedirects: WRITE,
  exportRedirects: READ,
  listMissingPages: READ,
  dismissMissingPage: { ...WRITE, head_office: "OCX", getParams: insertMissingPageParams },
};
