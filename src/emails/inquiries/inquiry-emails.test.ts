import { expect, test } from "vitest";
import { NO_PLUGINS } from "#config/plugin-ids.ts";
import type { Lead } from "#domain/leads/inquiries/lead.ts";
import { EDITIONS } from "#editions/countries.ts";
import type { Locale } from "#editions/locales.ts";
import { LEAD } from "../../../tests/support/email-data.ts";
import { createEmailWriter } from "../create-email-writer.tsx";
import type { Email } from "../email.ts";
import { guideSent } from "./guide-sent.tsx";
import { inquiryAcknowledged } from "./inquiry-acknowledged.tsx";
import { inquiryReceived } from "./inquiry-received.tsx";

const NETWORK = {
  brand: "Transworld Business Advisors",
  origin: "https://www.brokers.internal",
  locales: ["en-US"] as [Locale],
  default_phone: "(800) 233-9495",
  sibling_sites: "https://{code}.example.com",
  analytics: NO_PLUGINS,
};
const US = { network: NETWORK, edition: EDITIONS.US, locale: "en-US" } as const;

function createLead(inquiry: Partial<Lead["enquiry"]>, rest: Partial<Lead> = {}): Lead {
  return { ...LEAD, ...rest, enquiry: { ...LEAD.enquiry, ...inquiry } };
}

async function getMails(about: Lead, is_verified = true) {
  const visitor = { is_verified, may_receive: true };
  const write = (email: Email<"enquiry-mails">) => createEmailWriter(email, US)({ lead: about, report: null, visitor });
  const received = await write(inquiryReceived);
  const acknowledged = (await write(inquiryAcknowledged)) ?? (await write(guideSent));
  if (!received || !acknowledged) throw new Error("Two mails were expected.");
  return { received, acknowledged };
}

test("the agent sees the sender and subject, and a reply goes to the visitor", async () => {
  const { received } = await getMails(LEAD);
  expect(received).toMatchObject({
    key: `enquiry:${LEAD.enquiry.id}:agent`,
    to: "maria@brokers.internal",
    reply_to: "Pat@company.com",
    subject: "New inquiry from Pat Doe: Family bakery",
  });
  for (const said of [
    "Pat Doe wrote to you",
    "November 20, 2026 at 7:00 AM EST",
    "Is the lease transferable?\nI can come by next week.",
    "Business: Family bakery https://www.brokers.internal/buy-a-business/listings/family-bakery-100234",
    "No. 100234 · $450,000 · Miami-Dade County, Florida",
    "Email: Pat@company.com",
    "Phone: (305) 555-0123",
    "ZIP code: 33131",
    "Text messages: No consent: please don’t text",
  ]) {
    expect(received.text).toContain(said);
  }
});

test("the visitor sees what arrived, who answers, how to reach them and a copy", async () => {
  const { acknowledged } = await getMails(LEAD);
  expect(acknowledged).toMatchObject({
    key: `enquiry:${LEAD.enquiry.id}:visitor`,
    to: "Pat@company.com",
    reply_to: "maria@brokers.internal",
    subject: "We received your inquiry about Family bakery",
  });
  for (const said of [
    "Thank you, Pat Doe",
    "Name: Maria Soto\nSenior advisor, Miami office",
    "Phone: (305) 555-0142, ext. 12",
    "1. Your message goes to Maria Soto, who will email you or call you at (305) 555-0123.",
    "confidentiality agreement",
    "Is the lease transferable?\nI can come by next week.",
    "You agreed on November 20, 2026 at 7:00 AM EST to: “I Agree to Privacy Terms”.",
  ]) {
    expect(acknowledged.text).toContain(said);
  }
});

test("an address that nobody has verified gets none of the sender's text", async () => {
  const written = { name: "Buy at evil", phone: "305 555 0199", message: "Look at evil", fields: { note: "evil" } };
  const { received, acknowledged } = await getMails(createLead(written), false);
  expect(received.text).toContain("Look at evil");
  expect(acknowledged.text).toContain("Maria Soto, who will email you at Pat@company.com");
  for (const text of [acknowledged.subject, acknowledged.text, acknowledged.html]) {
    expect(text).not.toContain("evil");
    expect(text).not.toContain("305 555 0199");
  }
});

test("an address that had its emails of this hour gets none", () => {
  const data = { lead: LEAD, report: null, visitor: { is_verified: false, may_receive: false } };
  expect(inquiryAcknowledged.isDue?.(data)).toBe(false);
  expect(inquiryReceived.isDue?.(data) ?? true).toBe(true);
});

test("without an agent the office answers, with its public number", async () => {
  const { received, acknowledged } = await getMails(
    createLead({ type: "contact", phone: null }, { agent: null, listing: null }),
  );
  expect(received.to).toBe("miami@brokers.internal");
  expect(received.subject).toBe("New inquiry from Pat Doe");
  expect(acknowledged.reply_to).toBe("miami@brokers.internal");
  expect(acknowledged.text).toContain("Name: Miami office\nPhone: (305) 555-0101");
  expect(acknowledged.text).toContain("an advisor at the Miami office, who will email you at Pat@company.com.");
});

test("head office answers as the network, with the network's number if it has none", async () => {
  const office = {
    ...LEAD.office,
    name: NETWORK.brand,
    type: "head_office" as const,
    phone: null,
    organic_number: null,
  };
  const { received, acknowledged } = await getMails(createLead({}, { agent: null, office }));
  expect(acknowledged.text).toContain("Name: Transworld Business Advisors\nPhone: (800) 233-9495");
  expect(received.text).toContain("you handle inquiries to Transworld Business Advisors");
});

test("lists the form's other answers as text", async () => {
  const fields = { business_name: "Doe's Café", category: "food-restaurants", years: 9 };
  const { received } = await getMails(
    createLead({ type: "seller_registration", message: null, fields }, { listing: null }),
  );
  expect(received.text).toContain("Business: Doe's Café\nCategory: Food & Restaurants\nYears in business: 9");
});

test("omits an undisclosed price", async () => {
  const { received } = await getMails(createLead({}, { listing: { ...LEAD.listing!, price: null, county: null } }));
  expect(received.text).toContain("No. 100234 · Not disclosed · Florida");
});

test("marks an unverified inquiry in the agent's email only", async () => {
  const { received, acknowledged } = await getMails(createLead({ verified: false }));
  expect(received.text).toContain("skipped our spam check");
  expect(acknowledged.text).not.toContain("skipped our spam check");
  expect((await getMails(LEAD)).received.text).not.toContain("skipped our spam check");
});

test("sends the visitor the guide's link and the agent its name", async () => {
  const guide = {
    slug: "guide-to-selling",
    name: "Guide to selling",
    description: "From the first doubt to the last handshake.",
    path: "/guide-to-selling",
  };
  const query = createLead({ type: "guide", message: null, fields: { guide: guide.slug } }, { listing: null, guide });
  const { received, acknowledged } = await getMails(query);
  expect(acknowledged).toMatchObject({
    key: `enquiry:${LEAD.enquiry.id}:visitor`,
    to: "Pat@company.com",
    reply_to: "maria@brokers.internal",
    subject: "Your guide: Guide to selling",
  });
  for (const said of [
    "Open the guide https://www.brokers.internal/guide-to-selling",
    "From the first doubt to the last handshake.",
    "Reply to this email, and Maria Soto will answer.",
    "Phone: (305) 555-0142, ext. 12",
    "“I Agree to Privacy Terms”",
  ]) {
    expect(acknowledged.text).toContain(said);
  }
  expect(acknowledged.html).toContain('href="https://www.brokers.internal/guide-to-selling"');
  expect(received.text).toContain("Guide: Guide to selling");
});

test("links to all guides if the visitor named none", async () => {
  const { acknowledged } = await getMails(createLead({ type: "guide" }, { listing: null }));
  expect(acknowledged.text).toContain("https://www.brokers.internal/resources");
});

test("escapes the visitor's text in both emails", async () => {
  const nasty = '<img src=x onerror="alert(1)"><a href="https://evil.test">click</a>';
  const { received, acknowledged } = await getMails(
    createLead({ name: nasty, message: nasty, fields: { note: nasty } }),
  );
  for (const { html, text } of [received, acknowledged]) {
    expect(html).not.toContain("<img");
    expect(html).not.toContain('href="https://evil.test"');
    expect(text).toContain(nasty);
  }
});

test("declares its language and light and dark colors and fits its width", async () => {
  const { received } = await getMails(LEAD);
  expect(received.html).toMatch(/<html[^>]* lang="en-US"/);
  expect(received.html).toContain("prefers-color-scheme: dark");
  expect(received.html).toMatch(/max-width:600px/);
});

test("Japanese emails name the prefecture, and the agent's role and office with a Japanese comma", async () => {
  const japan = { network: NETWORK, edition: EDITIONS.JP, locale: "ja-JP" } as const;
  const lead = createLead(
    { locale: "ja-JP" },
    {
      office: { ...LEAD.office, name: "福岡オフィス" },
      agent: LEAD.agent && { ...LEAD.agent, role: "シニアアドバイザー" },
      listing: LEAD.listing && { ...LEAD.listing, currency: "JPY", county: null, region_slug: "saga" },
    },
  );
  const data = { lead, report: null, visitor: { is_verified: true, may_receive: true } };
  const [received, acknowledged] = await Promise.all(
    [inquiryReceived, inquiryAcknowledged].map((email: Email<"enquiry-mails">) =>
      createEmailWriter(email, japan)(data),
    ),
  );
  expect(received?.text).toContain("· 佐賀県\n");
  expect(acknowledged?.text).toContain("シニアアドバイザー、福岡オフィス");
});
