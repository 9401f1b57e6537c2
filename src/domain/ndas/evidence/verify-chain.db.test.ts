import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { openSecondConnection } from "../../../../tests/support/database.ts";
import { insertOffice } from "../../../../tests/support/listings.ts";
import { createBuyerContext, insertSecretListing, signNdaFor } from "../../../../tests/support/ndas.ts";
import { getPdfKey } from "../nda.ts";
import { presentNda } from "../signing/present-nda.ts";
import { appendEvent } from "./append-event.ts";
import { verifyChain } from "./verify-chain.ts";

const context = await openTestContext();
const { db } = context;
let id = "";

beforeAll(async () => {
  const office_id = await insertOffice(db);
  for (const number of [100_401, 100_402]) {
    await insertSecretListing(context, { number, office_id });
    const pat = await createBuyerContext(context);
    await presentNda(pat, `restaurant-${number}`);
    ({ id } = (await signNdaFor(pat, `restaurant-${number}`)).nda);
  }
});

const listFaults = async () => (await verifyChain(context)).faults;

/** Makes a change to a table and then undoes it. */
async function getFaultsDuring(change: () => Promise<unknown>, undo: () => Promise<unknown>): Promise<string[]> {
  await change();
  try {
    return await listFaults();
  } finally {
    await undo();
  }
}

describe("evidence chain", () => {
  test("is valid as written", async () => {
    expect(await verifyChain(context)).toEqual({ links: 8, ndas: 2, faults: [] });
  });

  test.each(["update nda_events set kind = 'viewed'", "delete from nda_events", "truncate nda_events"])(
    "rejects any change: %s",
    async (statement) => {
      await expect(sql.raw(statement).execute(db)).rejects.toThrow("append-only");
      expect(await listFaults()).toEqual([]);
    },
  );

  test("detects a one-letter change in any field of any link", async () => {
    await sql`alter table nda_events disable trigger nda_events_stay`.execute(db);
    const links = await db.selectFrom("nda_events").selectAll().orderBy("position").execute();
    const fields = Object.keys(links[0] ?? {});
    expect(fields).toHaveLength(9);
    let tried = 0;
    for (const link of links) {
      for (const [field, value] of Object.entries(link)) {
        const changed = typeof value === "number" ? value + 100 : value === null ? "x" : changeLastCharacter(value);
        const set = (to: unknown) =>
          sql`update nda_events set ${sql.ref(field)} = ${to} where hash in (${link.hash}, ${String(changed)})`.execute(
            db,
          );
        expect(
          await getFaultsDuring(
            () => set(changed),
            () => set(value),
          ),
          `${field} of ${link.position}`,
        ).not.toEqual([]);
        tried += 1;
      }
    }
    expect(tried).toBe(72);
    expect(await listFaults()).toEqual([]);
    await sql`alter table nda_events enable trigger nda_events_stay`.execute(db);
  });

  test("detects a removed link, including the last", async () => {
    await sql`alter table nda_events disable trigger nda_events_stay`.execute(db);
    for (const position of [1, 4, 8]) {
      const link = await db
        .selectFrom("nda_events")
        .selectAll()
        .where("position", "=", position)
        .executeTakeFirstOrThrow();
      const found = await getFaultsDuring(
        () => db.deleteFrom("nda_events").where("position", "=", position).execute(),
        () => db.insertInto("nda_events").values(link).execute(),
      );
      expect(found, `link ${position}`).not.toEqual([]);
    }
    await sql`alter table nda_events enable trigger nda_events_stay`.execute(db);
  });

  test.each([
    "name",
    "email",
    "signature",
    "address",
    "user_agent",
    "time_zone",
    "locale",
    "template_version",
    "text",
    "text_sha256",
    "pdf_sha256",
  ] as const)("detects an agreement whose %s differs from what was signed", async (field) => {
    const nda = await db.selectFrom("ndas").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const set = (to: string) =>
      db
        .updateTable("ndas")
        .set({ [field]: to })
        .where("id", "=", id)
        .execute();
    const value = String(nda[field]);
    expect(
      await getFaultsDuring(
        () => set(changeLastCharacter(value)),
        () => set(value),
      ),
    ).toHaveLength(1);
  });

  test.each([
    { approval: "approved" },
    { revoked_at: new Date() },
    { signed_at: new Date("2026-11-20T12:00:00.001Z") },
    { listing_number: 100_401, buyer_id: null },
  ] as const)("detects an agreement set to %j directly in the database", async (change) => {
    const nda = await db.selectFrom("ndas").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const found = await getFaultsDuring(
      () => db.updateTable("ndas").set(change).where("id", "=", id).execute(),
      () => db.updateTable("ndas").set(nda).where("id", "=", id).execute(),
    );
    expect(found).toHaveLength(1);
  });

  test("detects a missing agreement and a replaced PDF", async () => {
    const nda = await db.selectFrom("ndas").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const gone = await getFaultsDuring(
      () => db.deleteFrom("ndas").where("id", "=", id).execute(),
      () => db.insertInto("ndas").values(nda).execute(),
    );
    expect(gone).toEqual([`agreement ${id} is missing`]);
    const pdf = await context.files.get(getPdfKey(id));
    const other = Uint8Array.from(pdf, (byte, index) => (index === 500 ? byte ^ 1 : byte));
    const changed = await getFaultsDuring(
      () => context.files.put(getPdfKey(id), other),
      () => context.files.put(getPdfKey(id), pdf),
    );
    expect(changed).toEqual([`agreement ${id}: the PDF differs from the one that was signed`]);
  });

  test("remains a single chain when two processes append at once", async () => {
    const second = { ...context, db: (await openSecondConnection(context.connection)).db };
    const event = { kind: "viewed", buyer_id: 1, listing_number: 100_401 } as const;
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => appendEvent(n % 2 ? context : second, { ...event, details: { n } })),
    );
    expect(await verifyChain(context)).toEqual({ links: 28, ndas: 2, faults: [] });
  });
});

/** The same text with a different last letter. */
function changeLastCharacter(text: string): string {
  return text.slice(0, -1) + (text.endsWith("0") ? "1" : "0");
}
