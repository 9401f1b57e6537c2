import { randomUUID } from "node:crypto";
import type { DeskAccess } from "./desk-access.ts";
import type { DeskFixture } from "./desk-fixture.ts";

/** Inserts an email; only head office may see emails, regardless of the recipient. */
async function insertMailParams({ context }: DeskFixture): Promise<Record<string, string>> {
  const id = randomUUID();
  const said = { to_address: "pat@company.internal", subject: "Hello", text: "Hello", html: "Hello" };
  await context.db
    .insertInto("outbox")
    .values({ id, key: id, ...said })
    .execute();
  return { id };
}

/** Inserts an address that rejects email. */
async function insertBounceParams({ context }: DeskFixture): Promise<Record<string, string>> {
  const { id } = await context.db
    .insertInto("bounced_addresses")
    .values({ address: `${randomUUID()}@company.internal`, reason: "550 no such user", bounced_at: context.clock() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id: String(id) };
}

const HEAD_OFFICE = { agent: "", office_manager: "", head_office: "O", read_only: "" };

export const OPERATOR_ACCESS: Record<string, DeskAccess> = {
  listMails: HEAD_OFFICE,
  sendMailAgain: { ...HEAD_OFFICE, head_office: "OCX", getParams: insertMailParams },
  listBouncedAddresses: HEAD_OFFICE,
  liftBouncedAddress: { ...HEAD_OFFICE, head_office: "OCX", getParams: insertBounceParams },
  showJobs: { ...HEAD_OFFICE, read_only: "O" },
  retryJob: HEAD_OFFICE,
};
