import type { AccountMail } from "#domain/context.ts";
import type { Lead } from "#domain/leads/inquiries/lead.ts";
import { EDITIONS } from "#editions/countries.ts";
import type { Edition } from "#editions/edition.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { getCategoryName } from "#editions/translated-data.ts";
import type { EmailData } from "#emails/email.ts";
import { EMAILS } from "#emails/emails.ts";
import { m } from "#messages/messages.js";
import { createPublicListing } from "./public-listing.ts";

/** A listing question to an agent. */
export const LEAD: Lead = {
  enquiry: {
    id: "3f0c2a5e-0000-4000-8000-000000000001",
    type: "listing",
    name: "Pat Doe",
    email: "Pat@company.com",
    phone: "(305) 555-0123",
    postal_code: "33131",
    message: "Is the lease transferable?\nI can come by next week.",
    office_id: 1,
    agent_id: 2,
    listing_number: 100234,
    fields: {},
    tracking: [],
    privacy_consent: "I Agree to Privacy Terms",
    sms_consent: null,
    verified: true,
    form: "/",
    locale: "en-US",
    fingerprint: "",
    lead_id: null,
    received_at: new Date("2026-11-20T12:00:00Z"),
  },
  office: {
    name: "Miami office",
    slug: "miami",
    type: "office",
    region_slug: "florida",
    email: "miami@brokers.internal",
    phone: "(305) 555-0100",
    organic_number: "(305) 555-0101",
    time_zone: "America/New_York",
  },
  agent: {
    name: "Maria Soto",
    slug: "maria-soto",
    role: "Senior advisor",
    email: "maria@brokers.internal",
    phone: "(305) 555-0142",
    extension: "12",
  },
  listing: {
    number: 100234,
    slug: "family-bakery-100234",
    name: "Family bakery",
    price: 45_000_000,
    currency: "USD",
    county: "Miami-Dade County",
    region_slug: "florida",
  },
  guide: null,
};

const GUIDE = { slug: "guide-to-selling", name: "Guide to selling", description: "…", path: "/guide-to-selling" };
const READER = { to: "ana@company.internal", salutation: "Ana", email: "ana@company.internal" };

const SELLER_REPORT: EmailData["seller-report-mail"]["report"] = {
  number: 100_234,
  slug: "family-bakery-100234",
  name: "Family bakery",
  sector: "Food",
  region: "Florida",
  status: "active",
  price: 450_000,
  days_on_market: 54,
  price_history: [],
  multiple: 2.5,
  comparables: null,
  views: { week: 31, month: 120, total: 480 },
  saves: 6,
  ndas: 2,
  inquiries: 4,
  answered: 3,
  median_seconds: 5_400,
  note: "",
  contact: { name: "Maria Soto", phone: null },
  is_weekly: true,
};

/** A seller's answers, as forms and API clients send them. */
const ANSWERS = { timing: "soon", cash_available: "12000000", category: "food-restaurants", sde: "12000000" };

/** A listing question in a country's currency, with the consents in the reader's language. */
export function createLocalLead(locale: Locale, { currency, head_office }: Edition): Lead {
  const options = getMessageOptions(locale);
  const consents = { privacy_consent: m.consent_privacy({}, options), sms_consent: m.consent_sms({}, options) };
  return {
    ...LEAD,
    enquiry: { ...LEAD.enquiry, ...consents, locale, message: "…", fields: ANSWERS },
    office: { ...LEAD.office, region_slug: head_office.region_slug },
    listing: { ...LEAD.listing!, currency, county: null, region_slug: head_office.region_slug },
  };
}

/**
 * Data for every job's emails to a reader of this language, so that each email is due for some of it. Money is in the
 * edition's currency.
 */
export function createEmailData(
  locale: Locale,
  edition: Edition = EDITIONS.US,
): { [Job in keyof EmailData]: EmailData[Job][] } {
  const lead = createLocalLead(locale, edition);
  const event = { event_id: 1, lead_id: "1", lead };
  const { currency, head_office } = edition;
  const listing = createPublicListing({
    name: "Family bakery",
    price: 300_000,
    currency,
    location: head_office.locality,
    category: getCategoryName(locale, "food-restaurants", "Food and Restaurants"),
  });
  const reader = { ...READER, locale, unsubscribe_token: "t".repeat(88) };
  return {
    "enquiry-mails": [
      { lead, report: null, visitor: { is_verified: true, may_receive: true } },
      { lead, report: null, visitor: { is_verified: false, may_receive: true } },
      { lead: { ...lead, guide: GUIDE }, report: null, visitor: { is_verified: false, may_receive: true } },
    ],
    "seller-draft-mail": [
      { id: "1", email: READER.email, locale, path: "/sell", expires_at: new Date("2026-12-01"), token: "t" },
    ],
    "review-invitation-mail": [
      {
        id: "1",
        name: "June Doe",
        email: READER.email,
        locale,
        office: "Tampa Bay",
        path: "/locations/florida/tampa-bay/reviews",
        token: "t",
        expires_at: new Date("2026-12-01"),
      },
    ],
    "listing-confirmation-mail": [null, new Date("2026-12-10")].map((ends_at) => ({
      id: "1",
      email: "maria@brokers.internal",
      days: ends_at ? 113 : 30,
      ends_at,
      token: "t",
      expires_at: new Date("2027-01-20"),
      listing: { number: 100_234, name: "Family bakery" },
    })),
    "listing-withdrawn-mail": [null, "Ada Boss"].map((who) => ({
      email: "maria@brokers.internal",
      locale,
      listing: { number: 100_234, name: "Family bakery" },
      withdrawn_at: new Date("2026-11-20"),
      who,
    })),
    "seller-report-mail": [
      {
        day: "2026-11-20",
        email: READER.email,
        locale,
        url: "https://brokers.internal/seller-report?token=t",
        report: SELLER_REPORT,
      },
    ],
    "task-reminder-mail": [
      {
        key: "task-reminder:1:2026-11-20",
        email: "maria@brokers.internal",
        locale,
        today: "2026-11-20",
        tasks: [
          { id: "1", title: "Call about lease", due_on: "2026-11-20", about: "Pat Doe", path: "/deals/1" },
          { id: "2", title: "Send tax returns", due_on: "2026-11-18", about: null, path: "/listings/100234" },
        ],
      },
    ],
    "account-mail": (Object.keys(EMAILS["account-mail"]) as AccountMail["kind"][]).map((kind) => {
      return { ...READER, locale, kind, key: `account:1:${kind}`, path: "/verify-email", code: "123456" };
    }),
    "lead-mail": [
      {
        ...event,
        kind: "answer",
        text: "Yes.\n\nIt is.",
        subject: null,
        who: "Maria Soto",
        agent: lead.agent,
        thread: [],
        reply_address: null,
        signature: null,
        listings: [],
        nda: { slug: "family-bakery-100234", name: "Family bakery" },
        attachments: [],
      },
      {
        ...event,
        kind: "reply",
        text: "…",
        from: { name: "Ana Buyer", email: READER.email, isOtherAddress: false },
        isFromAccount: false,
        to: null,
        files: ["1.pdf"],
        left_out: ["2.pdf"],
      },
      {
        ...event,
        kind: "reply",
        text: "…",
        from: { name: "ana@elsewhere.internal", email: "ana@elsewhere.internal", isOtherAddress: true },
        isFromAccount: false,
        to: null,
        files: [],
        left_out: [],
      },
      ...[null, LEAD.agent!].map((to) => ({
        ...event,
        kind: "overdue" as const,
        to,
        waiting_since: new Date("2026-11-20T12:00:00Z"),
        reply: to && { text: "…", email: "ana@elsewhere.internal", isOtherAddress: true },
      })),
      { ...event, kind: "assigned", who: null, to: LEAD.agent! },
      { ...event, kind: "passed_on", who: null, to: LEAD.agent! },
    ],
    "nda-mails": [createNdaEmail(locale)],
    "nda-limit-mail": [
      {
        key: "nda-limit:1:1:2026-11-20",
        to: "miami@brokers.internal",
        buyer: { name: "Ana Buyer", email: READER.email },
        listing: { number: 100_234, name: "Family bakery" },
        count: 10,
      },
    ],
    alerts: [
      {
        ...reader,
        key: "account:1:alert:daily:1",
        frequency: "daily",
        listings: [{ listing, reasons: [{ kind: "price_down", price_before: 350_000, search_name: null }] }],
        more: 1,
      },
    ],
    digests: [
      { ...reader, buyer_id: 1, week: "2026-W48", is_first: true, picks: [{ listing, reasons: [] }], new_prices: [] },
    ],
  };
}

export function createNdaEmail(locale: Locale): EmailData["nda-mails"] {
  const { number, slug, name } = LEAD.listing!;
  return {
    nda: {
      id: "3f0c2a5e-0000-4000-8000-000000000002",
      buyer_id: 1,
      listing_number: number,
      name: "Ana Buyer",
      email: READER.email,
      signature: "Ana Buyer",
      address: "203.0.113.1",
      user_agent: "",
      time_zone: null,
      locale,
      template_version: "1",
      text: "",
      text_sha256: "",
      call_key: null,
      signed_at: new Date("2026-11-20T12:00:00Z"),
      approval: "waiting",
      decided_at: null,
      revoked_at: null,
      pdf_sha256: null,
    },
    subject: {
      number,
      slug,
      name,
      kind: "business",
      status: "active",
      nda_approval: true,
      office_approval: false,
      office_id: 1,
      agent_id: 2,
      office: "Miami office",
      office_email: "miami@brokers.internal",
      office_phone: null,
      office_slug: "miami",
      time_zone: "America/New_York",
      region_slug: "florida",
      region: "Florida",
      agent: "Maria Soto",
      agent_email: "maria@brokers.internal",
    },
    answerer: { name: "Maria Soto", email: "maria@brokers.internal" },
    locale,
    attachment: { filename: "nda.pdf", content_type: "application/pdf", file: "ndas/1.pdf" },
  };
}
