import { beforeAll, describe, expect, test } from "vitest";
import { getPage } from "../support/page.ts";
import { sendRequest } from "../support/send-request.ts";
import { type Site, startSite } from "../support/server.ts";

const PATH = "/sell-a-business/seller-registration";
const OFFICE = "/locations/florida/tampa-bay";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});

function post(path: string, form: Record<string, string>) {
  const headers = { Origin: site.origin, "Content-Type": "application/x-www-form-urlencoded" };
  return sendRequest(site.origin, path, { method: "POST", headers, body: new URLSearchParams(form).toString() });
}

async function getMailsTo(address: string): Promise<{ subject: string; text: string; attachments: object[] }[]> {
  const { body } = await sendRequest(site.origin, `/api/outbox?to=${encodeURIComponent(address)}`);
  return JSON.parse(body).data;
}

const PERSON = { name: "Pat Doe", email: "pat@seller.example.org", phone: "813 555 0123", postal_code: "33602" };
const BUSINESS = { "fields.business_name": "Harbor Café", "fields.category": "food-restaurants" };

test.each([PATH, OFFICE + PATH])(
  "without script %s is saved, reopened by its emailed link and submitted",
  async (path) => {
    const email = `${path.length}${PERSON.email}`;
    const begun = await post(path, { ...PERSON, email, begin: "1" });
    expect(begun.status).toBe(303);
    const business = String(begun.headers.location);
    expect(business).toMatch(new RegExp(`^${path}\\?token=[\\w-]{43}&step=business$`));

    await expect.poll(async () => (await getMailsTo(email)).length).toBe(1);
    const [mail] = await getMailsTo(email);
    const link = new URL(/http\S+token=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "");
    const opened = await sendRequest(site.origin, link.pathname + link.search);
    expect(opened.headers["cache-control"]).toContain("no-store");
    expect(opened.body).toContain(`value="${email}"`);
    expect(opened.body).toContain("noindex");

    const wrong = await post(business, { step: "business", "fields.business_name": "Harbor Café" });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('value="Harbor Café"');
    const later = await post(business, { step: "business", ...BUSINESS, later: "1" });
    expect(getPage((await sendRequest(site.origin, String(later.headers.location))).body).text).toContain(
      "Saved. Use the link",
    );
    const papers = await post(business, { step: "business", ...BUSINESS });
    expect(papers.headers.location).toContain("step=papers");
    const last = await post(String(papers.headers.location), { step: "papers", "fields.documents": "lease" });
    const review = await sendRequest(site.origin, String(last.headers.location));
    expect(getPage(review.body).text).toContain("The lease and its options");

    const rejected = await post(String(last.headers.location), { step: "send" });
    expect(rejected.status).toBe(422);
    const sent = await post(String(last.headers.location), { step: "send", privacy_terms: "1" });
    expect([sent.status, sent.headers.location]).toEqual([303, `${path}/thank-you`]);
    expect((await sendRequest(site.origin, link.pathname + link.search)).status).toBe(410);
  },
);

test("the single page with every required field still submits at once", async () => {
  const sent = await post(PATH, { ...PERSON, ...BUSINESS, privacy_terms: "1" });
  expect([sent.status, sent.headers.location]).toEqual([303, `${PATH}/thank-you`]);
});

describe("the agent who will call", () => {
  test("is named on an office's thank-you page, and by postal code on the network's", async () => {
    const [own, near, none] = await Promise.all(
      [`${OFFICE}${PATH}/thank-you`, `${PATH}/thank-you?near=33602`, `${PATH}/thank-you`].map((path) =>
        sendRequest(site.origin, path),
      ),
    );
    const namesTampaBay = (body = "") => /Tampa Bay office/.test(getPage(body).text);
    expect([namesTampaBay(own?.body), namesTampaBay(near?.body), namesTampaBay(none?.body)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test("a listing shows the loan payments on the usual or the visitor's terms, without script", async () => {
  const { body } = await sendRequest(site.origin, "/api/listings?sort=price-asc&kind=business&per_page=50");
  const { data } = JSON.parse(body) as {
    data: { slug: string; price: number | null; sellers_discretionary_earnings: number | null }[];
  };
  const listing = data.find(({ price, sellers_discretionary_earnings: sde }) => price !== null && sde);
  const path = `/buy-a-business/listings/${listing?.slug}`;
  const usual = getPage((await sendRequest(site.origin, path)).body).text;
  expect(usual).toContain("Can you afford it?");
  expect(usual).toContain("SBA 7(a) loan");
  const own = await sendRequest(site.origin, `${path}?down_percent=100&loan_rate=x`);
  const price = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
  expect(getPage(own.body).text).toContain(`Here’s how ${price.format(listing?.price ?? 0)} down could finance`);
  expect(getPage(own.body).text).toContain("Enter a number from 0 to 40.");
});

test.each(["", OFFICE])(
  "without script the valuation start of “%s” shows its range and emails it as a report",
  async (base) => {
    const start = `${base}/sell-a-business/what-is-my-business-worth`;
    const email = `${start.length}-value@seller.example.org`;
    const { body } = await sendRequest(site.origin, `${start}?growth=growing`);
    expect(body).toContain('name="fields.growth" value="growing"');
    const figures = { "fields.category": "food-restaurants", "fields.profit": "120,000", "fields.growth": "growing" };
    const { name, postal_code } = PERSON;
    const sent = await post(start, { name, email, postal_code, privacy_terms: "1", ...figures });
    expect(sent.status).toBe(303);
    const thankYou = String(sent.headers.location);
    expect(thankYou).not.toMatch(/Pat|seller\.example|33602|token/);
    const thanks = await sendRequest(site.origin, thankYou);
    expect(thanks.body).toMatch(/<data data-valuation="likely" value="\d{5,7}"/);
    // The form asks for no phone number, so the page must not promise a call.
    expect(getPage(thanks.body).text).not.toMatch(/will call|rings the number/);
    await expect.poll(async () => (await getMailsTo(email))[0]?.attachments).toHaveLength(1);
  },
);
