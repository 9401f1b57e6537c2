import { beforeEach, describe, expect, test } from "vitest";
import { addAlertDevice } from "#domain/buyers/alerts/devices/own-alert-devices.ts";
import { unsubscribe } from "#domain/buyers/digests/unsubscribe.ts";
import { updatePreferences } from "#domain/buyers/preferences/update-preferences.ts";
import { markUnclear } from "#domain/outbox/mark-unclear.ts";
import { sendMail } from "#domain/outbox/send-mail.ts";
import { createUnsubscribeToken } from "#domain/outbox/unsubscribe-token.ts";
import type { Mail } from "#integrations/mail.ts";
import { NotFound } from "#lib/errors.ts";
import { MONDAY, openDigestFixture } from "../../tests/support/digest-fixture.ts";
import { insertListings } from "../../tests/support/listings.ts";
import { createSubscription } from "../../tests/support/push.ts";
import { runWeeklyDigest } from "./create-weekly-digest-job.ts";

const { context, db, queue, setNow, listing, insertBuyer, mails, edit } = await openDigestFixture();
const FROM = "no-reply@brokers.internal";

describe("digest delivery", () => {
  const sent: Mail[] = [];
  const sender = { send: async (mail: Mail) => `250 ${sent.push(mail)}`, close: () => {} };
  let id = "";
  let to = 0;
  beforeEach(async () => {
    sent.splice(0);
    await insertListings(db, [listing(100_001)]);
    ({ id: to } = await insertBuyer());
    await runWeeklyDigest(context, "2026-W48");
    id = (await mails())[0]?.id ?? "";
  });

  test("is also shown in the buyer's browsers with alerts, which lead to the matches", async () => {
    await addAlertDevice({ ...context, viewer: { role: "buyer", id: to, session: "" } }, createSubscription());
    setNow(new Date("2026-11-30T13:00:00Z"));
    await edit(100_001, {});
    queue.sent.splice(0);
    for (let run = 0; run < 2; run++) await runWeeklyDigest(context, "2026-W49");
    const pushes = queue.sent.filter(({ name }) => name === "alert-push");
    expect(pushes.map(({ data }) => data)).toMatchObject([
      { listing_numbers: [100_001], count: 1, path: "/bizmatch/search" },
    ]);
  });

  test("sends once under the original Message-ID", async () => {
    await sendMail(context, id, sender, FROM);
    await sendMail(context, id, sender, FROM);
    expect(sent.map(({ message_id }) => message_id)).toEqual([`<${id}@localhost>`]);
  });

  test("does not resend if the sender crashed midway, and reports the unknown status to the desk", async () => {
    const dying = { ...sender, send: () => new Promise<string>(() => {}) };
    void sendMail(context, id, dying, FROM);
    await expect.poll(async () => (await mails())[0]?.status).toBe("sending");
    await sendMail(context, id, sender, FROM);
    expect(sent).toEqual([]);
    expect(await markUnclear(context)).toBe(0);
    setNow(new Date(MONDAY.getTime() + 11 * 60_000));
    await sendMail(context, id, sender, FROM);
    expect(await markUnclear(context)).toBe(1);
    await sendMail(context, id, sender, FROM);
    expect(sent).toEqual([]);
    expect(await mails()).toMatchObject([{ status: "unclear" }]);
  });

  test("stops after the reader unsubscribes, which is idempotent", async () => {
    const token = createUnsubscribeToken(context, { buyer_id: to, mailing: "digest" });
    await unsubscribe(context, token);
    await unsubscribe(context, token);
    await sendMail(context, id, sender, FROM);
    expect(sent).toEqual([]);
    expect(await mails()).toMatchObject([{ status: "unwanted" }]);
    setNow(new Date("2026-11-30T13:00:00Z"));
    await edit(100_001, {});
    expect(await runWeeklyDigest(context, "2026-W49")).toEqual({ digests: 0, mails: 0 });
    const recorded = await db.selectFrom("buyer_activity").select("kind").where("buyer_id", "=", to).execute();
    expect(recorded).toEqual([{ kind: "preferences_changed" }]);
    await db.deleteFrom("accounts").where("id", "=", to).execute();
    await unsubscribe(context, token);
  });

  test("stops after the reader turns it off in their preferences", async () => {
    const viewer = { role: "buyer", id: to, session: "" } as const;
    await updatePreferences({ ...context, viewer }, { send_weekly_bizmatch_email: false });
    await sendMail(context, id, sender, FROM);
    expect(sent).toEqual([]);
  });

  test.each(["", "x", "a".repeat(80)])(
    "rejects the invalid token %j with instructions and unsubscribes no one",
    async (token) => {
      const problem = await unsubscribe(context, token).catch((error: Error) => error);
      expect(problem).toBeInstanceOf(NotFound);
      expect((problem as Error).message).toContain("preferences");
      // A value encrypted by this site for another purpose.
      await expect(unsubscribe(context, context.encryptor.encrypt(`other digest ${to}`))).rejects.toBeInstanceOf(
        NotFound,
      );
      await sendMail(context, id, sender, FROM);
      expect(sent).toHaveLength(1);
    },
  );
});
