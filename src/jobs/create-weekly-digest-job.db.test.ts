import { describe, expect, test } from "vitest";
import { PART_SIZE, startDueWeek, WEEKLY_DIGEST } from "#domain/buyers/digests/start-week.ts";
import { listJobs } from "#domain/jobs/list-jobs.ts";
import { MONDAY, openDigestFixture } from "../../tests/support/digest-fixture.ts";
import { insertStaff } from "../../tests/support/leads.ts";
import { insertListings } from "../../tests/support/listings.ts";
import { createWeeklyDigestJob, runWeeklyDigest } from "./create-weekly-digest-job.ts";

const { context, db, queue, setNow, listing, insertBuyer, mails, edit } = await openDigestFixture();
const getNumbers = async (id: number) =>
  (
    await db
      .selectFrom("digests")
      .select(["week", "listing_numbers"])
      .where("buyer_id", "=", id)
      .orderBy("week")
      .execute()
  ).map(({ week, listing_numbers }) => [week, listing_numbers]);

describe("digest content", () => {
  test("is the ten best matches at first, then new or changed ones, and no email if empty", async () => {
    await insertListings(
      db,
      Array.from({ length: 14 }, (_, at) => listing(100_001 + at)),
    );
    const { id } = await insertBuyer();
    expect(await runWeeklyDigest(context, "2026-W48")).toEqual({ digests: 1, mails: 1 });
    expect((await getNumbers(id))[0]?.[1]).toHaveLength(10);

    setNow(new Date("2026-11-25T12:00:00Z"));
    await edit(100_014, { price: 25_000_000 });
    await insertListings(db, [listing(100_020, { listed_at: context.clock(), updated_at: context.clock() })]);
    setNow(new Date("2026-11-30T13:00:00Z"));
    expect(await runWeeklyDigest(context, "2026-W49")).toEqual({ digests: 1, mails: 1 });
    expect((await getNumbers(id))[1]).toEqual(["2026-W49", expect.arrayContaining([100_014, 100_020])]);
    expect((await getNumbers(id))[1]?.[1]).toHaveLength(2);

    setNow(new Date("2026-12-07T13:00:00Z"));
    expect(await runWeeklyDigest(context, "2026-W50")).toEqual({ digests: 0, mails: 0 });
    expect(await mails()).toHaveLength(2);
  });

  test("includes a change that was not yet visible at matching a week later", async () => {
    await insertListings(db, [listing(100_001), listing(100_002)]);
    const { id } = await insertBuyer();
    await runWeeklyDigest(context, "2026-W48");
    await edit(100_001, { updated_at: new Date(MONDAY.getTime() - 9 * 60_000) });
    await edit(100_002, { updated_at: new Date(MONDAY.getTime() - 11 * 60_000) });
    setNow(new Date("2026-11-30T13:00:00Z"));
    await runWeeklyDigest(context, "2026-W49");
    expect((await getNumbers(id))[1]).toEqual(["2026-W49", [100_001]]);
  });

  test("omits poor matches, hidden and private listings, and shows reasons and new prices", async () => {
    await insertListings(db, [
      listing(100_001, { name: "Harbor <Grill> & Co" }),
      listing(100_002, { price: 90_000_000 }),
      listing(100_003),
      listing(100_004, { status: "draft" }),
      listing(100_005, { price: 80_000_000, name: "Kept one" }),
    ]);
    const { id } = await insertBuyer({ price_max: 50_000_000, first_name: "Ana" });
    const stored = { buyer_id: id, listing_number: 100_005, saved_at: new Date("2026-11-02T00:00:00Z") };
    await db
      .insertInto("saved_listings")
      .values({ ...stored, price_when_saved: 95_000_000, status_when_saved: "active" })
      .execute();
    const event = {
      listing_number: 100_005,
      field: "price",
      old_value: "9500000000",
      new_value: "8000000000",
    } as const;
    await db
      .insertInto("listing_events")
      .values({
        ...event,
        old_value: "95000000",
        new_value: "80000000",
        source: "desk",
        happened_at: new Date("2026-11-10T00:00:00Z"),
      })
      .execute();
    await db
      .insertInto("hidden_matches")
      .values({ buyer_id: id, listing_number: 100_003, hidden_at: context.clock() })
      .execute();
    await runWeeklyDigest(context, "2026-W48");
    expect(await getNumbers(id)).toEqual([["2026-W48", [100_001]]]);
    const [mail] = await mails();
    expect(mail?.subject).toBe("A business for you: Harbor <Grill> & Co");
    expect(mail?.html).toContain("Harbor &lt;Grill&gt; &amp; Co");
    expect(mail?.html).not.toContain("<Grill>");
    for (const body of [mail?.html, mail?.text]) {
      expect(body).toContain("Hello Ana");
      expect(body).toContain("Price is in your range: $300,000");
      expect(body).toContain("Price cut from $950,000 to $800,000");
      expect(body).toContain(context.edition.head_office.text);
      expect(body).toContain("/bizmatch/preferences");
      expect(body).toContain("/unsubscribe?token=");
    }
  });

  test("skips buyers who opted out, left or have no matches", async () => {
    await insertListings(db, [listing(100_001)]);
    await insertBuyer({ send_weekly_bizmatch_email: false });
    const gone = await insertBuyer();
    await db.updateTable("accounts").set({ cancelled_at: context.clock() }).where("id", "=", gone.id).execute();
    await insertBuyer({ price_max: 1_000 });
    expect(await runWeeklyDigest(context, "2026-W48")).toEqual({ digests: 0, mails: 0 });
    expect(await mails()).toEqual([]);
  });

  test("is written but never sent for a sample buyer", async () => {
    await insertListings(db, [listing(100_001)]);
    await insertBuyer({}, "pat@example.com");
    await runWeeklyDigest(context, "2026-W48");
    expect(await mails()).toMatchObject([{ status: "held" }]);
    expect(queue.sent.filter(({ name }) => name === "send-mail")).toEqual([]);
  });
});

describe("weekly run", () => {
  test("writes nothing twice on a rerun and completes an interrupted run", async () => {
    await insertListings(db, [listing(100_001)]);
    await insertBuyer();
    await insertBuyer();
    await runWeeklyDigest(context, "2026-W48");
    expect(await runWeeklyDigest(context, "2026-W48")).toEqual({ digests: 0, mails: 0 });
    // Matched, then killed before the email was written.
    const [first] = await mails();
    await db
      .deleteFrom("outbox")
      .where("id", "=", first?.id ?? "")
      .execute();
    await db
      .updateTable("digests")
      .set({ written_at: null })
      .where("buyer_id", "=", first?.weekly_of ?? 0)
      .execute();
    expect(await runWeeklyDigest(context, "2026-W48")).toEqual({ digests: 0, mails: 1 });
    expect(await mails()).toHaveLength(2);
  });

  test("a job completes an interrupted manual run and does nothing after a complete one", async () => {
    await insertListings(db, [listing(100_001)]);
    await insertBuyer();
    const killed = runWeeklyDigest(context, "2026-W48", () => {
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    await runWeeklyDigest(context, "2026-W48");
    const queued = queue.sent.filter(({ name }) => name === WEEKLY_DIGEST);
    const part = Math.floor(((await mails())[0]?.weekly_of ?? 0) / PART_SIZE);
    expect(queued).toEqual([
      { name: WEEKLY_DIGEST, data: { week: "2026-W48", part }, after: new Date("2026-11-23T13:15:00Z") },
    ]);
    await db.deleteFrom("outbox").execute();
    await db.updateTable("digests").set({ written_at: null }).execute();
    for (let attempt = 0; attempt < 2; attempt++) await createWeeklyDigestJob(context)({ week: "2026-W48", part });
    expect(await mails()).toHaveLength(1);
  });

  test("is queued once, Monday at eight in the edition's time zone, and reports progress to the desk", async () => {
    await insertListings(db, [listing(100_001)]);
    await insertBuyer();
    setNow(new Date("2026-11-23T12:59:59Z"));
    expect(await startDueWeek(context)).toBe(0);
    setNow(MONDAY);
    expect(await startDueWeek(context)).toBe(1);
    expect(await startDueWeek(context)).toBe(0);
    expect(queue.sent).toEqual([{ name: WEEKLY_DIGEST, data: { week: "2026-W48", part: expect.any(Number) } }]);
    setNow(new Date("2026-11-24T13:00:00Z"));
    await db.deleteFrom("job_progress").execute();
    expect(await startDueWeek(context)).toBe(0);

    await runWeeklyDigest(context, "2026-W48");
    const head = { ...context, viewer: await insertStaff(db, { name: "Hana Head", staff_role: "head_office" }) };
    expect((await listJobs(head, [])).runs).toEqual([
      {
        name: WEEKLY_DIGEST,
        subject: "2026-W48",
        total: 1,
        done: 1,
        made: 1,
        started_at: context.clock().toISOString(),
        finished_at: context.clock().toISOString(),
      },
    ]);
  });
});
