import { beforeEach, expect, test } from "vitest";
import { insertBuyer } from "../../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertOffice } from "../../../../tests/support/listings.ts";
import { submitInquiry } from "./submit-inquiry.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const { db } = context;
const miami = await insertOffice(db);

const PAT = {
  type: "contact",
  name: "Pat Doe",
  email: "pat@company.com",
  office: "miami",
  message: "Hello\r\nthere",
  privacy_terms: true,
};
const METADATA = { address: "203.0.113.7", form: "/contact-us", verified: true };

beforeEach(async () => {
  now = new Date("2026-11-20T12:00:00Z");
  context.queue.sent.length = 0;
  await db.deleteFrom("enquiries").execute();
});

const selectInquiries = () => db.selectFrom("enquiries").selectAll().execute();

test("stores an inquiry with the exact consent texts", async () => {
  const tracking = [{ parameter: "gclid", value: "abc", path: "/", session_at: "2026-11-20T11:59:00Z" }];
  const input = { ...PAT, phone: "305 555 0123", sms_opt_in: true, fields: { timing: "500k" }, tracking };
  const { id, repeated } = await submitInquiry(context, input, METADATA);
  expect(repeated).toBe(false);
  expect(await selectInquiries()).toEqual([
    {
      id,
      type: "contact",
      name: "Pat Doe",
      email: "pat@company.com",
      phone: "305 555 0123",
      postal_code: null,
      message: "Hello\nthere",
      office_id: miami,
      agent_id: null,
      lead_id: null,
      listing_number: null,
      fields: { timing: "500k" },
      tracking,
      privacy_consent: "I Agree to Privacy Terms",
      sms_consent: "I agree to receive SMS text messages",
      verified: true,
      form: "/contact-us",
      locale: "en-US",
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      received_at: now,
    },
  ]);
  expect(context.queue.sent).toEqual([{ name: "enquiry-mails", data: { enquiry_id: id } }]);
});

test("doesn't assume consent to text messages", async () => {
  await submitInquiry(context, PAT, { ...METADATA, verified: false });
  expect(await selectInquiries()).toMatchObject([{ sms_consent: null, verified: false }]);
});

test("stores nothing for a rejected inquiry", async () => {
  await expect(submitInquiry(context, { ...PAT, message: "" }, METADATA)).rejects.toMatchObject({
    message: "Please complete all required fields",
    errors: { message: ["Write your message"] },
  });
  await expect(submitInquiry(context, { ...PAT, office: "atlantis" }, METADATA)).rejects.toMatchObject({
    errors: { office: [expect.any(String)] },
  });
  expect(await selectInquiries()).toEqual([]);
  expect(context.queue.sent).toEqual([]);
});

test("turns fifty identical concurrent submissions into one inquiry, one job and fifty identical responses", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => submitInquiry(context, PAT, METADATA)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(await selectInquiries()).toHaveLength(1);
  expect(context.queue.sent).toHaveLength(1);
});

test("deduplicates identical inquiries for ten minutes only", async () => {
  const first = await submitInquiry(context, PAT, METADATA);
  now = new Date("2026-11-20T12:09:59Z");
  expect(await submitInquiry(context, PAT, METADATA)).toEqual({ id: first.id, repeated: true });
  now = new Date("2026-11-20T12:10:00Z");
  expect((await submitInquiry(context, PAT, METADATA)).repeated).toBe(false);
  expect(await selectInquiries()).toHaveLength(2);
});

test("treats a retry with a new challenge, different spacing or more tracking as the same inquiry", async () => {
  await submitInquiry(context, PAT, METADATA);
  const tracking = [{ parameter: "p", value: "v", path: "/", session_at: "2026" }];
  const again = { ...PAT, name: " Pat  Doe ", challenge: "other", tracking };
  expect((await submitInquiry(context, again, { ...METADATA, verified: false })).repeated).toBe(true);
});

test.each([
  ["another address", PAT, { ...METADATA, address: "203.0.113.8" }],
  ["another form", PAT, { ...METADATA, form: "/locations/florida/miami/contact-us" }],
  ["another message", { ...PAT, message: "Hello again" }, METADATA],
  ["another answer to what the form asks", { ...PAT, fields: { timing: "b" } }, METADATA],
])("treats a submission from %s as another inquiry", async (_, input, metadata) => {
  await submitInquiry(context, PAT, METADATA);
  expect((await submitInquiry(context, input, metadata)).repeated).toBe(false);
});

test("adds one history entry for a signed-in buyer however often the inquiry is sent", async () => {
  const viewer = await insertBuyer(db);
  for (let time = 0; time < 2; time++) await submitInquiry({ ...context, viewer }, PAT, METADATA);
  const history = await db.selectFrom("buyer_activity").selectAll().where("buyer_id", "=", viewer.id).execute();
  expect(history).toMatchObject([{ kind: "enquiry_sent", happened_at: now }]);
});
