import { expect, test } from "vitest";
import { openTestContext } from "../../tests/support/context.ts";
import { insertAgent, insertListing, insertOffice } from "../../tests/support/listings.ts";
import { createBuyerContext } from "../../tests/support/ndas.ts";
import { createEmailJobs } from "./email-jobs.ts";

const LISTING = 100_690;

test("the office of a listing gets one note per buyer and day about the limit of signatures", async () => {
  const context = await openTestContext();
  const office_id = await insertOffice(context.db);
  await insertListing(context.db, {
    number: LISTING,
    office_id,
    agent_id: await insertAgent(context.db, { office_id }),
  });
  const pat = await createBuyerContext(context);
  const limit = { buyer_id: pat.viewer.id, listing_number: LISTING, count: 10 };
  const writeNote = createEmailJobs(context)["nda-limit-mail"];
  await writeNote(limit);
  await writeNote(limit);
  const { email } = await context.db
    .selectFrom("offices")
    .select("email")
    .where("id", "=", office_id)
    .executeTakeFirstOrThrow();
  const mails = await context.db.selectFrom("outbox").select(["to_address", "subject", "text"]).execute();
  expect(mails).toEqual([
    {
      to_address: email,
      subject: "Pat Lane signed 10 NDAs within a day",
      text: expect.stringContaining(`(${LISTING})`),
    },
  ]);
});
