import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { NO_PLUGINS } from "#config/plugin-ids.ts";
import { createNdaDocument } from "#domain/ndas/pdf/nda-document.ts";
import { estimateValue } from "#domain/valuation/estimate-value.ts";
import type { Business } from "#domain/valuation/valuation.ts";
import { AGREEMENT_KINDS, getAgreementTemplate, renderAgreementText } from "#editions/confidentiality/agreement.ts";
import type { AgreementKind } from "#editions/confidentiality/agreement-shape.ts";
import type { Edition } from "#editions/edition.ts";
import type { Locale } from "#editions/locales.ts";
import { getTextLanguage, setMessageCountry } from "#editions/message-locale.ts";
import { formatPersonName, getNameOrder } from "#editions/person-name.ts";
import type { Email, EmailData } from "#emails/email.ts";
import { createEmailWriter, EMAILS } from "#emails/emails.ts";
import { drawValuationReport } from "#emails/valuation-report.tsx";
import { findForeignLanguage, findOutOfPlaceText } from "./edition-pages.ts";
import { createEmailData, createLocalLead, createNdaEmail } from "./email-data.ts";
import { getPage } from "./page.ts";
import { createTestPdfWriter } from "./pdf.ts";

interface Written {
  name: string;
  text: string;
}

/** Values of fields as programs write them. */
const RAW_VALUES = /\b12000000\b|\bfood-restaurants\b|: soon\b|\bsde: |\btiming: /gi;

/** Returns the problems of every email and PDF that an edition writes in its languages. */
export async function inspectDocuments(edition: Edition): Promise<string[]> {
  setMessageCountry(edition);
  try {
    const wrong: string[] = [];
    for (const locale of edition.locales) {
      const written = [...(await writeEmails(edition, locale)), ...(await drawPdfs(edition, locale))];
      for (const { name, text } of written)
        wrong.push(...findProblems(text, edition, locale).map((found) => `${locale} ${name}: ${found}`));
    }
    return wrong;
  } finally {
    setMessageCountry({ variants: {} });
  }
}

/** Returns what a text of an edition should not contain: another country's words, raw values, and English in other languages. */
export function findProblems(text: string, edition: Edition, locale: Locale): string[] {
  const raw = [...text.matchAll(RAW_VALUES)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 30));
  return [...findOutOfPlaceText(text, edition), ...findForeignLanguage(text, locale), ...raw];
}

function getNetwork(locale: Locale) {
  return {
    brand: "Transworld Business Advisors",
    origin: "https://www.brokers.internal",
    default_phone: "0800 000 000",
    sibling_sites: "https://{code}.example.com",
    locales: [locale] as [Locale],
    analytics: NO_PLUGINS,
  };
}

async function writeEmails(edition: Edition, locale: Locale): Promise<Written[]> {
  const setting = { network: getNetwork(locale), edition, locale };
  const data = createEmailData(locale, edition);
  const jobs = Object.entries(EMAILS) as [keyof EmailData, Record<string, Email<keyof EmailData>>][];
  const all = jobs.flatMap(([job, emails]) =>
    Object.entries(emails).map(async ([name, email]): Promise<Written[]> => {
      const mails = await Promise.all(data[job].map(createEmailWriter(email, setting)));
      return mails.flatMap((mail) => {
        if (!mail) return [];
        const lang = /<html[^>]* lang="([^"]+)"/.exec(mail.html)?.[1];
        const wrongLanguage = lang === getTextLanguage(locale) ? "" : `lang is ${lang}: undefined`;
        return [{ name, text: [mail.subject, getPage(mail.html).text, mail.text, wrongLanguage].join("\n") }];
      });
    }),
  );
  return (await Promise.all(all)).flat();
}

async function drawPdfs(edition: Edition, locale: Locale): Promise<Written[]> {
  const network = getNetwork(locale);
  const ndas = AGREEMENT_KINDS.map(async (kind): Promise<Written> => {
    const document = createNdaDocument({ network, edition }, createNda(edition, locale, kind), []);
    return { name: `NDA for a ${kind}`, text: await readPdf(await createTestPdfWriter().render(document)) };
  });
  const report = await drawValuationReport({
    lead: createLocalLead(locale, edition),
    valued: createValuedBusiness(edition),
    sector: "…",
    context: { network, edition, clock: () => new Date("2026-11-20T12:00:00Z") },
  });
  return [...(await Promise.all(ndas)), { name: "valuation report", text: await readPdf(report) }];
}

/** Reads a PDF's text, a space between its lines. */
async function readPdf(data: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: Uint8Array.from(data), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  const items = contents.flatMap(({ items }) => items);
  return items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? " " : ""}` : "")).join("");
}

function createNda(edition: Edition, locale: Locale, kind: AgreementKind) {
  const { nda } = createNdaEmail(locale);
  const template = getAgreementTemplate(edition, locale, kind);
  const signer = formatPersonName(getNameOrder(locale), { first_name: "An", last_name: "Le" });
  const text = renderAgreementText(template, {
    buyer: signer,
    email: nda.email,
    broker: "Transworld",
    office: "Lumen",
    office_email: "a@example.com",
    office_phone: "0800 000 000",
    region: "–",
    number: nda.listing_number,
    listing: "–",
  });
  const { time_zone } = edition;
  return { ...nda, name: signer, signature: signer, time_zone, template_version: template.version, text };
}

function createValuedBusiness({ currency, head_office }: Edition) {
  const business: Business = {
    category: "food-restaurants",
    region: head_office.region_slug,
    sde: 12_000_000_00,
    revenue: 90_000_000_00,
    inventory: 500_000_00,
    assets: 700_000_00,
    real_estate: 900_000_00,
    years: 12,
    growth: "growing",
    concentration: "some",
    owner_dependence: "high",
    lease: "short",
  };
  const comparables = { reach: "region", place: head_office.region_slug, n: 7, median: 2.4, lower: 1.9, upper: 3.1 };
  return {
    valuation: estimateValue(business, currency),
    comparables: { ...comparables, reach: "region" as const, points: [] },
  };
}
