import { expect, test } from "vitest";
import { NO_PLUGINS } from "#config/plugin-ids.ts";
import type { NewMail } from "#domain/outbox/write-mail.ts";
import { EDITIONS } from "#editions/countries.ts";
import { LOCALES, type Locale } from "#editions/locales.ts";
import { createEmailData } from "../../tests/support/email-data.ts";
import type { Email, EmailData } from "./email.ts";
import { createEmailWriter, EMAILS } from "./emails.ts";

const EMAILS_BY_JOB = Object.entries(EMAILS) as [keyof EmailData, Record<string, Email<keyof EmailData>>][];

const ALL = EMAILS_BY_JOB.flatMap(([job, emails]) =>
  Object.entries(emails).flatMap(([name, email]) => LOCALES.map((locale) => ({ job, name, email, locale }))),
);

function getSetting(locale: Locale) {
  const network = {
    brand: "Transworld Business Advisors",
    origin: "https://www.brokers.internal",
    default_phone: "(800) 233-9495",
    sibling_sites: "https://{code}.example.com",
    locales: [locale] as [Locale],
    analytics: NO_PLUGINS,
  };
  return { network, edition: EDITIONS.US, locale };
}

test.each(ALL)("$name is written in $locale", async ({ job, email, locale }) => {
  const write = createEmailWriter(email, getSetting(locale));
  const written = await Promise.all(createEmailData(locale)[job].map(write));
  const mails = written.filter((mail): mail is NewMail => mail !== null);
  expect(mails).not.toEqual([]);
  for (const { to, subject, html, text } of mails) {
    expect(to).toMatch(/^\S+@\S+$/);
    expect(subject).not.toBe("");
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(`${subject} ${html} ${text}`).not.toMatch(/undefined|\[object|NaN/);
    expect(text).toContain("Transworld");
  }
});

test("shows the uploaded logo in HTML and the network's name in plain text", async () => {
  const { network, ...setting } = getSetting("en-US");
  const logo = { path: `/photos/logos/${"a".repeat(32)}.png`, width: 640, height: 160, dark: null };
  const write = createEmailWriter(EMAILS["review-invitation-mail"].reviewInvitation, {
    ...setting,
    network: { ...network, logo },
  });
  const [data] = createEmailData("en-US")["review-invitation-mail"];
  const mail = data && (await write(data));
  expect(mail?.html).toContain(`src="${network.origin}${logo.path}"`);
  expect(mail?.html).toMatch(/<img[^>]* width="176"[^>]*>/);
  expect(mail?.text).toMatch(/^Transworld Business Advisors/m);
});
