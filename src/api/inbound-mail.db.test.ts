import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import { answerLead } from "#domain/leads/answer-lead.ts";
import { showLead } from "#domain/leads/inbox/show-lead.ts";
import { markHandled } from "#domain/leads/mark-lead.ts";
import { deleteUnusedLeadFiles } from "#domain/leads/replies/lead-files.ts";
import { createEmailJobs } from "#jobs/email-jobs.ts";
import { createWebhookSecret, signBody } from "#lib/standard-webhooks.ts";
import { createApiVisitor } from "../../tests/support/api.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { getLeadId, insertInquiry, insertStaff } from "../../tests/support/leads.ts";
import { insertAgent, insertOffice } from "../../tests/support/listings.ts";
import type { ApiCalls } from "./http/api-calls.ts";

let now = new Date("2026-11-20T12:00:00Z");
const opened = await openTestContext({ clock: () => now });
const context = { ...opened, network: { ...opened.network, reply_address: "replies@mail.internal" } };
const { db, queue } = context;
const office_id = await insertOffice(db);
const agent_id = await insertAgent(db, { office_id, email: "maria@brokers.internal" });
const viewer = await insertStaff(db, { name: "Maria Soto", staff_role: "agent", office_id, agent_id });
const agent = { ...context, viewer };
const secret = createWebhookSecret();
const { api } = createApiVisitor(context, { inboundMailSecret: secret, findViewer: async () => viewer });
for (const name of ["enquiry-mails", "lead-mail"] as const)
  await queue.work(name, createEmailJobs(context)[name] as (data: unknown) => Promise<void>);

let id = "";
let replyTo = "";
beforeEach(async () => {
  for (const table of ["outbox", "enquiries", "leads"] as const) await db.deleteFrom(table).execute();
  const inquiry = await insertInquiry(context, { office_id, agent_id, name: "Pat Doe", email: "pat@company.internal" });
  await queue.send(db, "enquiry-mails", { enquiry_id: inquiry });
  await queue.runAll();
  id = await getLeadId(context, inquiry);
  now = new Date(now.getTime() + 60_000);
  await answerLead(agent, id, { text: "Is Friday good?", answers_seen: 0 });
  await queue.runAll();
  replyTo = (await selectMail("pat@company.internal"))?.reply_to ?? "";
  now = new Date(now.getTime() + 60_000);
});

const selectMail = (to: string) =>
  db.selectFrom("outbox").selectAll().where("to_address", "=", to).orderBy("created_at", "desc").executeTakeFirst();

const write = (
  lines: Record<string, string>,
  text = "Friday is fine.\r\n\r\nOn Friday, Maria wrote:\r\n> Is Friday good?",
) => {
  const headers = { From: "Pat Doe <pat@company.internal>", To: replyTo, Subject: "Re: Your inquiry", ...lines };
  return `${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\r\n")}\r\n\r\n${text}`;
};
const post = (mail: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  api.request("/inbound-mail", {
    method: "POST",
    body: mail,
    headers: {
      "Content-Type": "message/rfc822",
      ...signBody({ id: "delivery-1", body: mail, now }, [secret]),
      ...headers,
    },
  });
const receive = async (mail: string | Uint8Array<ArrayBuffer>) => (await post(mail)).json();
const listReplies = async () => (await showLead(agent, id)).events.filter(({ kind }) => kind === "reply");

test("adds a reply to its lead once, which waits again, and notifies the agent", async () => {
  expect(replyTo).toMatch(/^replies\+[a-z2-7]{20}@mail\.internal$/);
  await markHandled(agent, id, true);
  const mail = write({ "Message-ID": "<1@company.internal>" });
  expect(await receive(mail)).toEqual({ result: "filed" });
  expect(await receive(mail)).toEqual({ result: "repeated" });
  const lead = await showLead(agent, id);
  expect(lead).toMatchObject({ handled: false, waiting_since: now.toISOString() });
  expect(await listReplies()).toMatchObject([
    {
      who: "Pat Doe",
      from_email: "pat@company.internal",
      from_other_address: false,
      text: "Friday is fine.",
      files: [],
    },
  ]);
  expect((await listReplies())[0]?.full_text).toContain("> Is Friday good?");
  await queue.runAll();
  expect(await selectMail("maria@brokers.internal")).toMatchObject({ reply_to: "pat@company.internal" });
  expect((await selectMail("maria@brokers.internal"))?.text).toContain("Friday is fine.");
  await answerLead(agent, id, { text: "See you then.", answers_seen: 1 });
  await queue.runAll();
  expect((await selectMail("pat@company.internal"))?.headers["In-Reply-To"]).toBe("<1@company.internal>");
});

test("marks an email from another address, which gets neither the person's name nor the agent's answer", async () => {
  const stranger = "pat@company.example";
  expect(await receive(write({ From: `Pat Doe <${stranger}>`, "Message-ID": "<1@company.example>" }))).toEqual({
    result: "filed",
  });
  expect(await listReplies()).toMatchObject([
    { who: stranger, from_email: stranger, from_other_address: true, text: "Friday is fine." },
  ]);
  await queue.runAll();
  const notice = await selectMail("maria@brokers.internal");
  expect(notice).toMatchObject({ reply_to: "pat@company.internal", subject: `${stranger} replied` });
  expect(notice?.text).toContain("Check who sent it");
  await answerLead(agent, id, { text: "See you then.", answers_seen: 1 });
  await queue.runAll();
  expect(await selectMail(stranger)).toBeUndefined();
  const answer = await selectMail("pat@company.internal");
  expect(answer?.text).toContain("See you then.");
  expect(JSON.stringify(answer?.headers)).not.toContain("1@company.example");
});

test("knows the other addresses of a person whose contacts were merged", async () => {
  await insertInquiry(context, { office_id, agent_id, name: "Pat Doe", email: "pat@home.internal" });
  const other = await db
    .selectFrom("contacts")
    .select("id")
    .where("email", "=", "pat@home.internal")
    .executeTakeFirstOrThrow();
  const main = await db
    .selectFrom("contacts")
    .select("id")
    .where("email", "=", "pat@company.internal")
    .executeTakeFirstOrThrow();
  await db.updateTable("contacts").set({ merged_into: main.id }).where("id", "=", other.id).execute();
  expect(await receive(write({ From: "Pat <PAT@home.internal>" }))).toEqual({ result: "filed" });
  expect(await listReplies()).toMatchObject([{ who: "Pat", from_other_address: false }]);
});

test("cuts long subjects between characters", async () => {
  const mail = write({ Subject: `${"a".repeat(199)}😀` });
  expect(await receive(mail)).toEqual({ result: "filed" });
});

test("finds the address in any of several delivery headers", async () => {
  const lines = { To: "Maria <maria@brokers.internal>", "Delivered-To": replyTo };
  expect(
    await receive(`${write(lines).replace("\r\n\r\n", "\r\nDelivered-To: post@brokers.internal\r\n\r\n")}`),
  ).toEqual({
    result: "filed",
  });
});

test("reads HTML, other encodings, and an address that only the envelope has", async () => {
  const html = write(
    { To: "Maria <maria@brokers.internal>", "Delivered-To": replyTo.toUpperCase(), "Content-Type": "text/html" },
    "<style>p{}</style><p>Friday is fine.</p><img src='https://tracker.internal/1.png'>",
  );
  expect(await receive(html)).toEqual({ result: "filed" });
  const latin = Buffer.from(write({ "Content-Type": "text/plain; charset=iso-8859-1" }, "Voil\u00e0."), "latin1");
  expect(await receive(new Uint8Array(latin))).toEqual({ result: "filed" });
  expect((await listReplies()).map(({ text }) => text)).toEqual(["Friday is fine.", "Voil\u00e0."]);
});

test("stores files, which are only ever downloaded, and deletes them with the lead", async () => {
  const part = (type: string, rest: string) => `--b\r\nContent-Type: ${type}\r\n${rest}\r\n`;
  const mail = write(
    { "MIME-Version": "1.0", "Content-Type": "multipart/mixed; boundary=b" },
    `${part("text/plain", "\r\nHere it is.")}${part(
      "text/html; name=x.html",
      'Content-Disposition: attachment; filename="../..\\\\proof \u00e9.html"\r\n\r\n<script>alert(1)</script>',
    )}--b--\r\n`,
  );
  expect(await receive(mail)).toEqual({ result: "filed" });
  const [reply] = await listReplies();
  const [file] = reply?.files ?? [];
  expect(file?.name).toBe("proof \u00e9.html");
  const response = await api.request(`/desk/leads/${id}/files/${file?.id}`);
  expect(response.headers.get("content-type")).toBe("application/octet-stream");
  expect(response.headers.get("content-disposition")).toBe(
    "attachment; filename=\"proof _.html\"; filename*=UTF-8''proof%20%C3%A9.html",
  );
  expect(await response.text()).toContain("<script>alert(1)</script>");
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("leads").execute();
  expect(await deleteUnusedLeadFiles(context)).toBe(1);
  await expect(context.files.get(`lead-files/${file?.id}`)).rejects.toThrow();
});

test("adds a reply with an unusable Message-ID, which no answer repeats", async () => {
  for (const [position, message_id] of ["<a\0b@company.internal>", "<a b>", `<${"z".repeat(2_000)}@x>`].entries())
    expect(await receive(write({ "Message-ID": message_id }, `Reply ${position}`))).toEqual({ result: "filed" });
  await answerLead(agent, id, { text: "See you then.", answers_seen: 1 });
  await queue.runAll();
  const answer = JSON.stringify((await selectMail("pat@company.internal"))?.headers);
  expect(answer).toContain("In-Reply-To");
  for (const part of ["a b", "zzz", "\\u0000"]) expect(answer).not.toContain(part);
});

test("leaves out automatic emails, loops and unknown addresses", async () => {
  expect(await receive(write({ "Auto-Submitted": "auto-replied" }))).toEqual({ result: "automatic" });
  expect(await receive(write({ From: `Us <${replyTo}>` }))).toEqual({ result: "automatic" });
  const unknown = "replies+aaaaaaaaaaaaaaaaaaaa@mail.internal";
  expect(await receive(write({ To: unknown }))).toEqual({ result: "unknown_address" });
  expect(await receive(write({ To: "replies@mail.internal" }))).toEqual({ result: "unknown_address" });
  expect(await listReplies()).toEqual([]);
  const results: unknown[] = [];
  for (let count = 0; count < 21; count++)
    results.push(await receive(write({ "Message-ID": `<${count}@loop.internal>` })));
  expect(results.at(19)).toEqual({ result: "filed" });
  expect(results.at(20)).toEqual({ result: "too_many" });
});

test("rejects what isn't signed, too old, or no email, and doesn't exist without a secret", async () => {
  const mail = write({});
  const forged = signBody({ id: "delivery-1", body: mail, now }, [createWebhookSecret()]);
  expect((await post(mail, forged)).status).toBe(401);
  expect((await post(mail, { "Webhook-Timestamp": "1" })).status).toBe(401);
  expect((await post(mail, { "Content-Type": "application/json" })).status).toBe(415);
  expect(await listReplies()).toEqual([]);
  const closed = createApiVisitor(context).api;
  expect((await closed.request("/inbound-mail", { method: "POST", body: mail })).status).toBe(404);
});

/** Posts a body that says when it is read, and doesn't end before `finish`. */
function postSlowly(to: typeof api, headers: Record<string, string>) {
  let pulls = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        pulls += 1;
        begin();
        await promise;
        stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  const response = to.request("/inbound-mail", {
    method: "POST",
    body,
    duplex: "half",
    headers: { "Content-Type": "message/rfc822", ...headers },
  } as RequestInit);
  const finish = async () => {
    resolve();
    return (await response).status;
  };
  return { begun, finish, response, wasRead: () => pulls > 0 };
}

test("rejects by the headers, before it reads the body", async () => {
  const signed = signBody({ id: "delivery-1", body: "", now }, [secret]);
  const { "Webhook-Signature": _, ...unsigned } = signed;
  const cases: [number, Record<string, string>][] = [
    [401, unsigned],
    [401, { ...signed, "Webhook-Signature": "v1,AAAA" }],
    [401, { ...signed, "Webhook-Timestamp": String(now.getTime() / 1000 - 301) }],
    [413, { ...signed, "Content-Length": "25000001" }],
    [415, { ...signed, "Content-Type": "application/json" }],
  ];
  for (const [status, headers] of cases) {
    const call = postSlowly(api, headers);
    expect((await call.response).status).toBe(status);
    expect(call.wasRead(), JSON.stringify(headers)).toBe(false);
  }
});

test("strangers can't take the places of a sender who has signed an email before", async () => {
  const sender = "203.0.113.9";
  let client = sender;
  const own = createApiVisitor(context, { inboundMailSecret: secret }).api;
  const app = new Hono<ApiCalls>();
  app.use(async (c, next) => {
    c.set("address", client);
    await next();
  });
  app.route("/", own);
  const mail = write({ "Message-ID": "<9@company.internal>" });
  const signed = { "Content-Type": "message/rfc822", ...signBody({ id: "delivery-9", body: mail, now }, [secret]) };
  const send = async () => (await app.request("/inbound-mail", { method: "POST", body: mail, headers: signed })).status;
  expect(await send()).toBe(200);
  const forged = signBody({ id: "delivery-8", body: "", now }, [createWebhookSecret()]);
  const slow = [];
  for (client of ["198.51.100.1", "198.51.100.1", "198.51.100.2", "198.51.100.3"]) {
    slow.push(postSlowly(app, forged));
    await slow.at(-1)?.begun;
  }
  client = "198.51.100.1";
  expect(await send()).toBe(429);
  client = "198.51.100.4";
  expect(await send()).toBe(503);
  client = sender;
  expect(await send()).toBe(200);
  expect(await Promise.all(slow.map((call) => call.finish()))).toEqual([400, 400, 400, 400]);
  client = "198.51.100.4";
  expect(await send()).toBe(200);
});
