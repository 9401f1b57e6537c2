import { beforeEach, expect, test } from "vitest";
import { answerLead } from "#domain/leads/answer-lead.ts";
import { showLead } from "#domain/leads/inbox/show-lead.ts";
import { insertBuyer } from "../../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertLeadFor, openLeadOffices } from "../../../../tests/support/leads.ts";
import { getPage } from "../../../../tests/support/page.ts";
import { visitPage } from "../../../../tests/support/visit-page.ts";

const PATH = "/bizmatch/messages";
const context = await openTestContext({ locale: "en-US" });
const { db } = context;
const { miami, maria, agent } = await openLeadOffices(context);

async function signUp(email: string, email_verified_at: Date | null = new Date()) {
  const viewer = await insertBuyer(db);
  await db.updateTable("accounts").set({ email, email_verified_at }).where("id", "=", viewer.id).execute();
  return { ...context, viewer };
}

const ask = () => insertLeadFor(context, { office_id: miami, agent_id: maria, email: "pat@buyers.example.com" });

beforeEach(async () => {
  await db.deleteFrom("leads").execute();
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("accounts").where("kind", "=", "buyer").execute();
});

test("shows the agent's answer and takes another question without script", async () => {
  const pat = await signUp("pat@buyers.example.com");
  const conversation = await ask();
  await answerLead(agent, conversation, { text: "Yes, it is.", answers_seen: 0 });
  const { html } = await visitPage(pat, PATH);
  expect(getPage(html).text).toMatch(/Maria Soto .*You · .* Is it still for sale\? Maria Soto · .* Yes, it is\./);
  const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "";

  const { status } = await visitPage(pat, PATH, { conversation, key, message: "May I visit?" });

  expect(status).toBe(303);
  expect(getPage((await visitPage(pat, `${PATH}?about=sent`)).html).text).toContain("Your message has been sent.");
  expect((await showLead(agent, conversation)).events.at(-1)).toMatchObject({ kind: "reply", text: "May I visit?" });
});

test("shows what was typed with the error in its own form", async () => {
  const pat = await signUp("pat@buyers.example.com");
  const conversation = await ask();

  const { status, html } = await visitPage(pat, PATH, { conversation, message: "" });

  expect(status).toBe(422);
  expect(html).toMatch(/<details[^>]* open=""/);
});

test("knows nothing of another buyer's conversation", async () => {
  await signUp("pat@buyers.example.com");
  const sam = await signUp("sam@buyers.example.com");
  const conversation = await ask();

  expect(getPage((await visitPage(sam, PATH)).html).text).not.toContain("Is it still for sale?");
  expect((await visitPage(sam, PATH, { conversation, message: "Hello" })).status).toBe(404);
  expect((await showLead(agent, conversation)).events).toEqual([]);
});

test("asks for the code of an address that isn't verified", async () => {
  const pat = await signUp("pat@buyers.example.com", null);
  await ask();

  const { html } = await visitPage(pat, PATH);

  expect(getPage(html).text).toContain("Confirm your email address");
  expect(getPage(html).text).not.toContain("Is it still for sale?");
});
