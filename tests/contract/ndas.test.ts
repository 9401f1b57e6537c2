import { beforeAll, expect, test } from "vitest";
import { callAs, getCsrfHeaders, getSessionCookie, registerBuyer } from "../support/buyer-calls.ts";
import { CONFIDENTIAL_TEXTS } from "../support/canaries.ts";
import { createPdf } from "../support/documents.ts";
import { readOutbox } from "../support/outbox.ts";
import { getPage } from "../support/page.ts";
import { postForm, sendRequest } from "../support/send-request.ts";
import { type Site, startSite } from "../support/server.ts";
import { getMailedCode, verifyBuyer } from "../support/verified-buyer.ts";

/** A heading of the profile questions that a buyer is asked once. */
const PROFILE_HEADING = "Want a faster reply?";
const BUYER = "signer@buyers.example.net";

let site: Site;
let session: string;
/** A listing with documents that opens on signing, and one whose seller approves signers. */
let open: string;
let documents: { id: string; name: string }[];
let approved: string;

const get = async (path: string, cookie = session) =>
  (await sendRequest(site.origin, path, { headers: { Cookie: cookie } })).body;

beforeAll(async () => {
  site = await startSite();
  ({ session } = await registerBuyer(site.origin, BUYER));
  const { data } = JSON.parse(await get("/api/listings?per_page=100&sort=name-asc"));
  const slugs = (data as { slug: string; number: number }[])
    .filter(({ number }) => number > 101_000)
    .map(({ slug }) => slug);
  open = slugs.find((slug) => !slug.endsWith("4")) ?? "";
  approved = slugs.find((slug) => slug.endsWith("4")) ?? "";
  documents = await addDocuments(open);
});

/** Uploads confidential documents with a canary in the name and in the content. */
async function addDocuments(post: string): Promise<{ id: string; name: string }[]> {
  const form = { role: "head_office" };
  const { headers } = await postForm(site.origin, "/desk/demo-sign-in", form);
  const staff = getSessionCookie(headers["set-cookie"]).split(";")[0] ?? "";
  const number = /\d+$/.exec(post)?.[0] ?? "";
  const files = {
    "CANARY-paper-1.pdf": Buffer.from(await createPdf({ text: "CANARY-page-1" })),
    "CANARY-table-1.csv": Buffer.from("Item,Note\nRent,CANARY-cell-1\n"),
  };
  const added: { id: string; name: string }[] = [];
  for (const [name, body] of Object.entries(files)) {
    const token = await getCsrfHeaders(site.origin, staff);
    const path = `/api/desk/listings/${number}/documents?name=${name}`;
    const answer = await sendRequest(site.origin, path, {
      method: "POST",
      headers: { ...token, "Content-Type": "application/octet-stream" },
      body,
    });
    expect(answer.status).toBe(201);
    added.push(JSON.parse(answer.body));
  }
  return added;
}

/** Every URL at which a document could be requested. */
const getPaths = (post: string): string[] =>
  documents.flatMap(({ id }) => [
    `/bizmatch/ndas/${post}/documents/${id}`,
    `/api/listings/${post}/documents/${id}/pages/1`,
    `/api/listings/${post}/documents/${id}/file`,
  ]);

/** Responses in which confidential text of a listing could leak to someone who hasn't signed. */
async function readPossibleLeaks(post: string): Promise<Record<string, string>> {
  const found = "data { name description } category { label } subcategory { label } state { label }";
  const query = `query {
    all: listings(per_page: 100) { ${found} }
    searched: listings(q: "canary") { ${found} }
    listing(slug: "${post}") { name description }
  }`;
  const graphql = await callAs(site.origin, session, "/api/graphql", "POST", { query });
  expect(JSON.parse(graphql.body).errors).toBeUndefined();
  const paths = [
    `/buy-a-business/listings/${post}`,
    "/buy-a-business/business-listing-search?q=canary",
    `/api/listings/${post}`,
    "/api/listings?per_page=100",
    "/api/listings?q=canary",
    "/api/listings?q=legal_name",
    `/api/listings/${post}/nda`,
    "/api/ndas",
    "/api/matches",
    "/api/saved-listings",
    "/sitemap.xml",
    "/sitemaps/listings-1.xml",
    "/feed.xml",
    "/bizmatch/search",
    "/bizmatch/activity",
    "/api/outbox",
  ];
  const responses = await Promise.all(paths.map(async (path) => [path, await get(path)] as const));
  return { ...Object.fromEntries(responses), graphql: graphql.body };
}

/** Returns the responses that contain a canary, ignoring those that only repeat the search text. */
function findLeaks(responses: Record<string, string>): string[] {
  return Object.entries(responses).flatMap(([where, text]) => (/CANARY-[a-z_]+-\d/.test(text) ? [where] : []));
}

test("confidential text appears nowhere before signing and afterwards only in the signer's own calls and pages", async () => {
  expect(findLeaks(await readPossibleLeaks(open))).toEqual([]);
  expect(
    (await sendRequest(site.origin, `/api/listings/${open}/confidential`, { headers: { Cookie: session } })).status,
  ).toBe(403);
  for (const path of getPaths(open)) {
    const rejected = await sendRequest(site.origin, path, { headers: { Cookie: session } });
    expect([path, rejected.status, findLeaks({ path: rejected.body })]).toEqual([path, 403, []]);
    const anonymous = await sendRequest(site.origin, path);
    expect([path, findLeaks({ path: anonymous.body })]).toEqual([path, []]);
    expect([401, 302, 204]).toContain(anonymous.status);
  }
  const sign = () =>
    callAs(site.origin, session, `/api/listings/${open}/nda`, "POST", { signature: "pat rivera", consent: true });
  const unverified = await sign();
  expect([unverified.status, JSON.parse(unverified.body).code]).toEqual([403, "email_unverified"]);
  await verifyBuyer(site.origin, session, BUYER);
  const signed = await sign();
  expect(signed.status).toBe(201);
  const { data } = JSON.parse(await get(`/api/listings/${open}/confidential`));
  for (const field of CONFIDENTIAL_TEXTS) expect(data[field]).toContain(`CANARY-${field}-`);
  const opened = await get(`/bizmatch/ndas/${open}`);
  expect(opened).toContain("CANARY-legal_name");
  expect(getPage(opened).text).toContain(PROFILE_HEADING);
  expect(data.documents).toEqual([
    { id: documents[0]?.id, name: "CANARY-paper-1", pages: 2 },
    { id: documents[1]?.id, name: "CANARY-table-1", pages: 1 },
  ]);
  const [paper, table] = documents.map(({ id }) => id);
  expect(await get(`/bizmatch/ndas/${open}/documents/${table}`)).toContain("CANARY-cell-1");
  const page = await sendRequest(site.origin, `/api/listings/${open}/documents/${paper}/pages/2`, {
    headers: { Cookie: session },
  });
  expect([page.status, page.headers["content-type"], page.headers["cache-control"]]).toEqual([
    200,
    "image/jpeg",
    "no-store",
  ]);
  const shown = await sendRequest(site.origin, `/bizmatch/ndas/${open}/documents/${paper}`, {
    headers: { Cookie: session },
  });
  expect([shown.status, shown.headers["cache-control"]]).toEqual([200, "no-store"]);
  // For reading, not for download.
  expect(
    (await sendRequest(site.origin, `/api/listings/${open}/documents/${paper}/file`, { headers: { Cookie: session } }))
      .status,
  ).toBe(403);
  const listAttachments = async () => (await readOutbox(site.origin, BUYER)).flatMap(({ attachments }) => attachments);
  await expect.poll(listAttachments).toHaveLength(1);
  expect(findLeaks(await readPossibleLeaks(open))).toEqual([]);
  const other = await registerBuyer(site.origin, "other@buyers.example.net");
  expect(findLeaks({ page: await get(`/bizmatch/ndas/${open}`, other.session) })).toEqual([]);
  expect(findLeaks({ call: await get(`/api/listings/${open}/confidential`, other.session) })).toEqual([]);
  for (const path of getPaths(open)) expect(findLeaks({ path: await get(path, other.session) })).toEqual([]);
  expect(findLeaks({ mails: JSON.stringify(await readOutbox(site.origin)), log: site.log() })).toEqual([]);
});

test("an agreement can be read, consented to and signed without script, step by step", async () => {
  const page = `/bizmatch/ndas/${approved}`;
  const headers = { Cookie: session, "User-Agent": "A browser without script" };
  const visitor = await sendRequest(site.origin, page);
  expect(visitor.headers.location).toContain("/?login=1&redirect=");
  expect(getPage(await get(page)).text).toContain("That the business is for sale");
  // A name without the consent signs nothing.
  const early = await postForm(site.origin, page, { intent: "sign", signature: "Pat Rivera" }, headers);
  expect([early.status, early.headers.location]).toEqual([303, page]);
  expect((await postForm(site.origin, page, {}, headers)).status).toBe(422);
  expect((await postForm(site.origin, page, { consent: "1" }, headers)).status).toBe(303);
  const wrong = await postForm(site.origin, page, { intent: "sign", signature: "Somebody Else" }, headers);
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain('value="Somebody Else"');
  const right = await postForm(site.origin, page, { intent: "sign", signature: "Pat Rivera" }, headers);
  expect([right.status, right.headers.location]).toEqual([303, page]);
  const after = await get(page);
  expect(getPage(after).text).toContain("The seller approves each buyer first");
  expect(getPage(after).text).not.toContain(PROFILE_HEADING);
  expect(findLeaks({ after })).toEqual([]);
  const responses = await postForm(site.origin, "/bizmatch/qualification?form=facts", { timing: "now" }, headers);
  expect(responses.status).toBe(303);
  expect(getPage(await get(`/bizmatch/ndas/${open}`)).text).not.toContain(PROFILE_HEADING);
});

test("without script the email address is verified by code before signing", async () => {
  const email = "unconfirmed@buyers.example.net";
  const cookie = (await registerBuyer(site.origin, email)).session;
  const page = `/bizmatch/ndas/${open}`;
  const headers = { Cookie: cookie };
  const post = (fields: Record<string, string>) => postForm(site.origin, page, fields, headers);
  expect((await post({ consent: "1" })).status).toBe(303);
  expect(await get(page, cookie)).toContain('name="code"');
  const early = await post({ intent: "sign", signature: "Pat Rivera" });
  expect([early.status, early.headers.location]).toEqual([303, page]);
  const wrong = await post({ intent: "verify", code: "12345" });
  expect(wrong.status).toBe(422);
  expect(getPage(wrong.body).text).toContain("That code isn't valid.");
  const resent = await post({ intent: "resend" });
  expect([resent.status, resent.headers.location]).toEqual([303, `${page}?about=code-sent`]);
  expect(getPage(await get(`${page}?about=code-sent`, cookie)).text).toContain("We sent a new code.");
  const right = await post({ intent: "verify", code: await getMailedCode(site.origin, email) });
  expect([right.status, right.headers.location]).toEqual([303, page]);
  expect(await get(page, cookie)).toContain('name="signature"');
});
