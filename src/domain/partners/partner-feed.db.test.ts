import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { findListingsByNumbers } from "#domain/listings/find-listings.ts";
import { createEncryptor } from "#integrations/encryptor.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";
import { insertListing } from "../../../tests/support/listings.ts";
import { FakePartner } from "../../../tests/support/partners.ts";
import type { FeedBody } from "./create-delivery.ts";
import { findDelivery, listDeliveries, resendDelivery, sendFullFeed, sendPartnerTest } from "./deliveries.ts";
import { deleteDeliveriesBefore } from "./delivery-queries.ts";
import { MAX_ATTEMPTS } from "./delivery-schedule.ts";
import { findDeskPartner } from "./desk-partners.ts";
import { checkPartner, createPartner, editPartner, type PartnerChange } from "./edit-partner.ts";
import { reencryptPartnerSecrets, revealPartnerSecret, rotatePartnerSecret } from "./partner-secret.ts";
import { queueFeeds } from "./queue-feeds.ts";
import { sendFeed } from "./send-feed.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const { db } = context;
const { staff, offices } = await openDeskFixture(context);
const head = { ...context, viewer: staff.head_office };
const FORM: PartnerChange = {
  name: "Portal",
  url: "https://portal.example/feed",
  sends: "network",
  office_ids: [],
  active: true,
  version: "",
};

let partner = new FakePartner();
let id = 0;
const getBodies = (): FeedBody[] => partner.received.splice(0).map(({ body }) => JSON.parse(body));
const getNumbers = () =>
  getBodies().map(({ kind, listings, removed }) => [kind, listings.map(({ number }) => number), removed]);
const send = () => sendFeed(context, partner, id);
const advance = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const edit = (number: number, values: object) =>
  db
    .updateTable("listings")
    .set((eb) => ({ ...values, version: eb("version", "+", 1) }))
    .where("number", "=", number)
    .execute();
const publish = (number: number, office_id = offices.miami) =>
  insertListing(db, { number, office_id, latitude: 25.7617, longitude: -80.1918 });

beforeEach(async () => {
  await db.deleteFrom("partners").execute();
  await db.deleteFrom("listings").execute();
  partner = new FakePartner();
  await publish(100_001);
  await publish(100_002, offices.tampa);
  ({ id } = await createPartner(head, FORM));
});

describe("a partner feed", () => {
  test("sends everything once, then changes, removed listings last, and nothing twice", async () => {
    expect(await send()).toBe(1);
    expect(getNumbers()).toEqual([["full", [100_001, 100_002], []]]);
    expect(await send()).toBe(0);
    await edit(100_001, { price: 10_000_000 });
    await edit(100_002, { status: "sold", sold_at: now });
    await publish(100_003);
    await send();
    expect(getNumbers()).toEqual([["changes", [100_001, 100_003], [{ number: 100_002, reason: "sold" }]]]);
    await edit(100_001, { status: "withdrawn" });
    await db.deleteFrom("listings").where("number", "=", 100_003).execute();
    await send();
    const reason = "withdrawn";
    const removed = [100_001, 100_003].map((number) => ({ number, reason }));
    expect(getNumbers()).toEqual([["changes", [], removed]]);
    expect(await send()).toBe(0);
  });

  test("sends a listing whose photos alone changed", async () => {
    await send();
    const photo = { listing_number: 100_001, path: "/photo.webp", alt: "Door", collection: "photos" };
    await db
      .insertInto("media")
      .values({ ...photo, position: 1, width: 4, height: 3 } as never)
      .execute();
    getBodies();
    await send();
    expect(getBodies()[0]?.listings).toMatchObject([{ number: 100_001, images: [{ alt: "Door" }] }]);
  });

  test("contains what the public call returns, and neither confidential facts nor coordinates", async () => {
    await db
      .insertInto("listing_confidential")
      .values({ listing_number: 100_001, legal_name: "Secret Inc", street_address: "1 Hidden St" } as never)
      .execute();
    await send();
    const [{ body } = { body: "" }] = partner.received;
    expect(body).not.toMatch(/Secret|Hidden|25\.76|latitude|street|legal_name|import_key/);
    expect(JSON.parse(body).listings).toEqual(await findListingsByNumbers(context, [100_001, 100_002]));
  });

  test("has only the chosen offices' listings, and removes the others' once that is changed", async () => {
    await send();
    getBodies();
    const { version } = await findDeskPartner(head, id);
    await editPartner(head, id, { ...FORM, sends: "offices", office_ids: [offices.miami], version });
    await send();
    expect(getNumbers()).toEqual([["changes", [], [{ number: 100_002, reason: "withdrawn" }]]]);
  });

  test("is signed as docs/partner-feed.md verifies it, with both secrets for a day after a rotation", async () => {
    const before = await revealPartnerSecret(head, id);
    const after = await rotatePartnerSecret(head, id);
    await send();
    advance(25 * 60);
    await sendPartnerTest(head, id);
    await send();
    const example = /```js\n([\s\S]*?)```/.exec(readFileSync("docs/partner-feed.md", "utf8"))?.[1] ?? "";
    const source = example.replace(/^import .*$/gm, "").replace("export function", "return function");
    const verify = new Function("createHmac", "timingSafeEqual", "now", source)(
      createHmac,
      (a: Buffer, b: Buffer) => a.equals(b),
      () => now,
    ) as (headers: object, body: string, secret: string, now: number) => boolean;
    const results = partner.received.map(({ headers, body }) => {
      const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      const at = Number(headers["Webhook-Timestamp"]) * 1000;
      return [
        verify(lower, body, before.secret, at),
        verify(lower, body, after.secret, at),
        verify(lower, `${body} `, after.secret, at),
        verify(lower, body, after.secret, at + 10 * 60_000),
      ];
    });
    expect(results).toEqual([
      [true, true, false, false],
      [false, true, false, false],
    ]);
    expect(partner.received[0]?.headers["Idempotency-Key"]).toBe(JSON.parse(partner.received[0]?.body ?? "").id);
  });

  test("retries the same request with growing delays, then pauses, and loses nothing", async () => {
    partner.response = { status: 500, text: "down\0" };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      expect(await queueFeeds(context)).toBe(1);
      await send();
      expect(await queueFeeds(context)).toBe(0);
      advance(2 ** (attempt - 1));
    }
    expect(new Set(partner.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(partner.received.map(({ headers }) => headers["Webhook-Id"])).size).toBe(1);
    getBodies();
    const paused = await findDeskPartner(head, id);
    expect(paused).toMatchObject({ active: false, paused_after_failures: true, listings: 0 });
    expect((await listDeliveries(head, id, { page: 1, per_page: 10 })).data).toMatchObject([
      {
        kind: "full",
        state: "failed",
        attempts: 10,
        last_status: 500,
        last_answer: "down",
        listings: [100_001, 100_002],
      },
    ]);
    expect(await send()).toBe(0);
    partner.response = { status: 204, text: "" };
    await editPartner(head, id, { ...FORM, version: paused.version });
    await send();
    expect(getNumbers()).toEqual([["full", [100_001, 100_002], []]]);
    expect(await findDeskPartner(head, id)).toMatchObject({ active: true, paused_after_failures: false, listings: 2 });
  });

  test("never retries with a listing that was withdrawn meanwhile", async () => {
    partner.response = new Error("connect ECONNREFUSED");
    await send();
    await edit(100_002, { status: "withdrawn" });
    advance(1);
    partner.response = { status: 200, text: "" };
    const [failed] = getBodies();
    await send();
    const [sent] = getBodies();
    expect(sent?.listings.map(({ number }) => number)).toEqual([100_001]);
    expect(sent?.id).not.toBe(failed?.id);
  });

  test("is sent whole every night, and on request", async () => {
    await send();
    getBodies();
    expect(await queueFeeds(context)).toBe(0);
    now = new Date("2026-12-24T07:30:00Z");
    expect(await queueFeeds(context)).toBe(1);
    await send();
    expect(getNumbers()).toEqual([["full", [100_001, 100_002], []]]);
    await sendFullFeed(head, id);
    await send();
    const [body] = getBodies();
    expect(body).toMatchObject({ kind: "full", full: { is_last_part: true } });
  });

  test("sends the current state of an earlier delivery again", async () => {
    await send();
    getBodies();
    await edit(100_001, { status: "withdrawn" });
    await send();
    getBodies();
    const { data } = await listDeliveries(head, id, { page: 1, per_page: 10 });
    const first = data.find(({ kind }) => kind === "full");
    await resendDelivery(head, await findDelivery(head, first?.id ?? ""));
    await send();
    expect(getNumbers()).toEqual([["changes", [100_002], [{ number: 100_001, reason: "withdrawn" }]]]);
  });

  test("is sent by one process at a time", async () => {
    let release = (): void => {};
    const waiting = new Promise<void>((done) => {
      release = done;
    });
    const post = partner.post.bind(partner);
    partner.post = async (...request) => {
      expect(await sendFeed(context, new FakePartner(), id)).toBe(0);
      await waiting;
      return post(...request);
    };
    const first = send();
    release();
    expect(await first).toBe(1);
  });

  test("sends a test to a paused partner once, and its failure changes nothing", async () => {
    const { version } = await findDeskPartner(head, id);
    await editPartner(head, id, { ...FORM, active: false, version });
    partner.response = { status: 404, text: "no" };
    await sendPartnerTest(head, id);
    expect(await send()).toBe(1);
    expect(getNumbers()).toEqual([["test", [], []]]);
    await expect(sendFullFeed(head, id)).rejects.toMatchObject({ status: 409 });
    expect(await findDeskPartner(head, id)).toMatchObject({ active: false, paused_after_failures: false });
  });

  test("deletes old entries of the log only", async () => {
    await send();
    await deleteDeliveriesBefore(db, now);
    expect((await listDeliveries(head, id, { page: 1, per_page: 10 })).total).toBe(1);
    await deleteDeliveriesBefore(db, new Date(now.getTime() + 1));
    expect((await listDeliveries(head, id, { page: 1, per_page: 10 })).total).toBe(0);
    expect(await send()).toBe(0);
  });
});

describe("a partner", () => {
  test.each([
    [{ url: "http://portal.example/" }, "url"],
    [{ url: "https://127.0.0.1/" }, "url"],
    [{ url: "https://[::1]/" }, "url"],
    [{ url: "https://localhost/" }, "url"],
    [{ url: "https://db.internal/" }, "url"],
    [{ url: "https://user:pass@portal.example/" }, "url"],
    [{ url: "portal" }, "url"],
    [{ name: "" }, "name"],
    [{ sends: "offices" }, "office_ids"],
    [{ secret: "mine" }, "secret"],
  ])("is rejected with %j", (values, field) => {
    const { active: _, version: __, ...form } = FORM;
    const result = checkPartner({ ...form, ...values });
    expect("codes" in result ? Object.keys(result.codes) : []).toEqual([field]);
  });

  test("keeps the version of an edit, and is audited without its secret", async () => {
    await expect(editPartner(head, id, { ...FORM, version: "old" })).rejects.toMatchObject({ status: 409 });
    const { secret } = await revealPartnerSecret(head, id);
    const rows = await db.selectFrom("staff_actions").selectAll().where("subject", "=", `partner ${id}`).execute();
    expect(rows.map(({ action }) => action)).toEqual(["partner.created", "partner.secret_shown"]);
    const stored = await db.selectFrom("partners").selectAll().execute();
    expect(JSON.stringify([rows, stored])).not.toContain(secret);
  });

  test("has its secret re-encrypted when the site's key is replaced", async () => {
    const secret = createEncryptor(["old"]).encrypt("whsec_AA==");
    await db.updateTable("partners").set({ secret_encrypted: secret }).execute();
    const rotated = { ...context, encryptor: createEncryptor(["new", "old"]) };
    expect(await reencryptPartnerSecrets(rotated)).toEqual({ reencrypted: 1, current: 0, unreadable: 0 });
    expect(await reencryptPartnerSecrets(rotated)).toEqual({ reencrypted: 0, current: 1, unreadable: 0 });
    const lost = { ...context, encryptor: createEncryptor(["other"]) };
    expect(await reencryptPartnerSecrets(lost)).toEqual({ reencrypted: 0, current: 0, unreadable: 1 });
  });
});
