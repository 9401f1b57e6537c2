import { formatPhone } from "#domain/accounts/profile/phone-number.ts";
import { toHomeUrl } from "#domain/context.ts";
import { describeInquiry } from "#domain/leads/inquiries/inquiry-facts.ts";
import type { Lead } from "#domain/leads/inquiries/lead.ts";
import { getPlaceName } from "#domain/listings/edition-names.ts";
import { getOfficePhone } from "#domain/offices/office.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import { REGION_WORDS } from "#editions/region-words.ts";
import { translateEditionWord } from "#editions/translated-data.ts";
import { createCurrencyFormat } from "#lib/currency-format.ts";
import { createDateFormat } from "#lib/date-format.ts";
import { toMajor } from "#lib/money.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { toTelHref } from "#lib/tel-href.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import type { EmailProps } from "../email.ts";
import { type Fact, TextLink } from "../parts.tsx";

/** Data for the emails about an inquiry. */
export type LeadProps = EmailProps<{ lead: Lead }>;

/** The person or office that answers, and how to reach them. */
export interface Answerer {
  /** The agent's name or "an advisor at the Tampa Bay office", for use within a sentence. */
  name: string;
  /** The office's name on its own: "Tampa Bay office". */
  office: string;
  /** The office's name within a sentence: "the Tampa Bay office". */
  the_office: string;
  email: string;
  phone: string;
  extension: string | null;
}

export function getAnswerer({ lead: { agent, office }, network, options }: LeadProps): Answerer {
  const isHeadOffice = office.type === "head_office";
  const the_office = isHeadOffice ? office.name : m.mail_the_office({ name: office.name }, options);
  return {
    name: agent?.name ?? m.mail_an_advisor({ office: the_office }, options),
    office: office.name,
    the_office,
    email: agent?.email ?? office.email,
    phone: agent?.phone ?? getOfficePhone(office, network.default_phone),
    extension: agent?.phone ? agent.extension : null,
  };
}

interface PhoneLinkProps {
  number: string;
  extension?: string | null;
  children?: React.ReactNode;
}

export function PhoneLink({ number, extension, children }: PhoneLinkProps) {
  return <TextLink href={toTelHref(number, extension)}>{children ?? number}</TextLink>;
}

export function getReceivedReason(props: LeadProps): string {
  return m.mail_received_reason({ office: getAnswerer(props).the_office }, props.options);
}

/** Returns the beginning of the visitor's message, on one line. */
export function getMessagePreview({ lead }: LeadProps): string | null {
  return lead.enquiry.message && toSingleLine(lead.enquiry.message.slice(0, 140));
}

/** Lists facts about the listing that the inquiry is about: its name with a link, and its public data. */
export function listListingFacts({ lead: { listing }, network, edition, locale, options }: LeadProps): Fact[] {
  if (!listing) return [];
  const price =
    listing.price === null
      ? m.not_disclosed({}, options)
      : createCurrencyFormat(getFormatLocale(edition, locale), listing.currency).format(
          toMajor(listing.price, listing.currency),
        );
  const about = [m.listing_number({ number: listing.number }, options), price, getPlaceName(listing, edition, locale)];
  const value = (
    <>
      <TextLink href={`${toHomeUrl(network, locale)}${getPagePath("listing", listing.slug)}`}>{listing.name}</TextLink>
      <br />
      {about.join(" · ")}
    </>
  );
  return [{ label: m.mail_fact_listing({}, options), value }];
}

/** Names the place of a country without postal codes. */
function describePostalCode(
  code: string,
  { edition, locale, options }: Pick<LeadProps, "edition" | "locale" | "options">,
): Fact {
  const area = getOwnValue(edition.postal_code.areas ?? {}, code);
  if (area) return { label: REGION_WORDS[edition.region_word]({}, options), value: area };
  return { label: translateEditionWord(locale, edition.postal_code.label), value: code };
}

/** Lists the visitor's contact details and the form's other answers. */
export function listWrittenFacts({ lead: { enquiry: inquiry, guide }, edition, locale, options }: LeadProps): Fact[] {
  const facts: Fact[] = [
    { label: m.field_email({}, options), value: <TextLink href={`mailto:${inquiry.email}`}>{inquiry.email}</TextLink> },
  ];
  if (inquiry.phone) {
    const number = formatPhone(inquiry.phone, edition);
    facts.push({ label: m.field_phone({}, options), value: <PhoneLink number={number} /> });
  }
  if (inquiry.postal_code) facts.push(describePostalCode(inquiry.postal_code, { edition, locale, options }));
  const fields = guide ? { ...inquiry.fields, guide: guide.name } : inquiry.fields;
  return [...facts, ...describeInquiry(fields, { edition, locale })];
}

/** Formats a date and time in the answerer's time zone: "November 20, 2026 at 7:00 AM EST". */
export function formatMoment(zone: string, moment: Date, { edition, locale }: LeadProps): string {
  const format = createDateFormat(getFormatLocale(edition, locale), { clock: "minutes_and_zone", timeZone: zone });
  return format.format(moment);
}
