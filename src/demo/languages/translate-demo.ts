import type { Insertable } from "kysely";
import type { OfficeTable } from "#db/tables/offices.ts";
import type { ReviewTable, TeamMemberTable } from "#db/tables/people.ts";
import { toListingSlug } from "#domain/listings/listing.ts";
import type { Edition } from "#editions/edition.ts";
import type { Locale } from "#editions/locales.ts";
import { getCategoryName, getRegionName } from "#editions/translated-data.ts";
import { type CountryVariants, getRegionalLocale } from "#editions/variants.ts";
import { createSeededRandom, type SeededRandom } from "#lib/seeded-random.ts";
import { NO_LEASE } from "../listings/lease-terms.ts";
import type { MadeListing } from "../listings/make-listing.ts";
import { type DemoLanguage, fillValues } from "./demo-language.ts";
import { getDemoLanguage } from "./demo-languages.ts";
import type { DemoTranslation } from "./demo-translation.ts";
import { createRegionalDemo } from "./regional-demo.ts";

type TranslatedEdition = CountryVariants & Pick<Edition, "regions" | "demo">;

/** Returns the translation to a country's language and its regional version; null for American English. */
export function createDemoTranslation(edition: TranslatedEdition, locale: Locale): DemoTranslation | null {
  const language = getDemoLanguage(locale);
  const regional = createRegionalDemo(getRegionalLocale(edition, locale));
  if (!language) return regional;
  const translation = translateDemo(edition, locale, language);
  if (!regional) return translation;
  return {
    office: (row) => regional.office(translation.office(row)),
    agent: (row, position) => regional.agent(translation.agent(row, position), position),
    member: (row, position) => regional.member(translation.member(row, position), position),
    review: (row, position) => regional.review(translation.review(row, position), position),
    listing: (made) => regional.listing(translation.listing(made)),
  };
}

function translateDemo(edition: TranslatedEdition, locale: Locale, language: DemoLanguage): DemoTranslation {
  return {
    office: (row) => translateOffice(row, language),
    agent: (row, position) => ({
      ...row,
      name: translateName(String(row.name), language),
      role: translateRole(row.role ?? null, language),
      about: pickAt(language.bios, position),
    }),
    member: (row, position) => translateMember(row, position, language),
    review: (row, position) => translateReview(row, position, locale, language),
    listing: (made) => translateListing(made, edition, locale, language),
  };
}

function translateOffice(row: Insertable<OfficeTable>, language: DemoLanguage): Insertable<OfficeTable> {
  const { office, places = {} } = language;
  const place = places[row.slug] ?? { name: row.locality, locality: row.locality, address_1: row.address_1 };
  const fill = (text: string): string => fillValues(elide(text, place.name, language), { place: place.name });
  return {
    ...row,
    locality: place.locality,
    address_1: place.address_1 ?? null,
    name: fill(office.name),
    heading: fill(office.heading),
    sub_heading: fill(office.sub_heading),
    meta_title: fill(office.meta_title),
    meta_description: `${fill(office.heading)}. ${fill(office.sub_heading)}`.slice(0, 155),
    opening_hours_message: row.opening_hours_message ? office.hours : null,
    broker_of_record: row.broker_of_record ? translateName(row.broker_of_record, language) : null,
  };
}

/** Shortens "de" before a place that starts with a vowel. */
function elide(text: string, place: string, { elides = false }: DemoLanguage): string {
  return elides && /^[aeiouyéèêîôâ]/i.test(place) ? text.replaceAll("de <place>", "d’<place>") : text;
}

function translateMember(
  row: Insertable<TeamMemberTable>,
  position: number,
  language: DemoLanguage,
): Insertable<TeamMemberTable> {
  const { first = {}, last = {} } = language.names ?? {};
  const [role, about] = row.agent_id
    ? [translateRole(row.role ?? null, language), pickAt(language.bios, position)]
    : pickAt(language.coordinators, position);
  return {
    ...row,
    first_name: first[row.first_name] ?? row.first_name,
    last_name: row.last_name ? (last[row.last_name] ?? row.last_name) : null,
    role,
    about,
  };
}

function translateReview(
  row: Insertable<ReviewTable>,
  position: number,
  locale: Locale,
  language: DemoLanguage,
): Insertable<ReviewTable> {
  const rating = Number(row.rating);
  const author = language.names ? translateName(row.author.replace(/ \S\.$/, ""), language) : row.author;
  if (rating >= 4) {
    const reply = row.reply ? pickAt(language.thanks, position) : null;
    return { ...row, author, locale, text: pickAt(language.praise, position), reply };
  }
  const [text, reply] = pickAt(language.mixed, position);
  return { ...row, author, locale, text, reply: row.reply ? reply : null };
}

function translateListing(
  { listing, confidential, ...rest }: MadeListing,
  edition: TranslatedEdition,
  locale: Locale,
  language: DemoLanguage,
): MadeListing {
  const dice = createSeededRandom(`demo-${locale}`, listing.number);
  const slug = listing.subcategory_slug ?? listing.category_slug;
  const region = edition.regions.find(({ slug }) => slug === listing.region_slug);
  const place = getRegionName(locale, listing.region_slug, region?.name ?? "");
  const sector = getCategoryName(locale, slug, slug);
  const values = { sector, business: language.toBusiness?.(sector) ?? sector, place };
  const isFranchise = listing.kind === "franchise";
  const texts = isFranchise ? language.franchise.text : describe(listing, language, dice);
  const name = fillValues(isFranchise ? language.franchise.headline : dice.pick(language.headlines), values);
  return {
    ...rest,
    listing: {
      ...listing,
      name,
      slug: toListingSlug(name, listing.number),
      description: texts.map((text) => fillValues(text, values)).join(locale === "ja-JP" ? "" : " "),
      reason_for_selling: listing.reason_for_selling === null ? null : dice.pick(language.reasons),
      ...(isFranchise && {
        territory: fillValues(language.franchise.territory, values),
        training: language.franchise.training,
      }),
    },
    confidential: translateConfidential(confidential, { listing, place, edition, language, dice }),
  } as MadeListing;
}

interface Translated {
  listing: MadeListing["listing"];
  place: string;
  edition: TranslatedEdition;
  language: DemoLanguage;
  dice: SeededRandom;
}

/** Translates what only signers of the NDA see. Its website and figures stay. */
function translateConfidential(
  confidential: MadeListing["confidential"],
  { listing: { region_slug, real_estate }, place, edition, language, dice }: Translated,
): MadeListing["confidential"] {
  const { names, company, streets, lease } = language.confidential;
  const form = edition.demo.company_forms?.find((each) => confidential.legal_name.endsWith(each)) ?? "";
  const premises = confidential.lease_terms === NO_LEASE ? "none" : real_estate === "none" ? "leased" : real_estate;
  const years = /(\d+) years left/.exec(confidential.lease_terms)?.[1] ?? 3;
  return {
    ...confidential,
    legal_name: fillValues(company, { name: dice.pick(names), form }).trim(),
    street_address: fillValues(dice.pick(streets), { number: dice.whole(1, 60) }),
    locality: language.towns?.({ slug: region_slug, name: place }) ?? confidential.locality,
    // The postal code belongs to the original town.
    postal_code: language.towns ? "" : confidential.postal_code,
    lease_terms: fillValues(lease[premises], { count: years }),
  };
}

function describe(listing: MadeListing["listing"], language: DemoLanguage, dice: SeededRandom): string[] {
  const { real_estate, relocatable, lender_prequalified, year_established, employees } = listing;
  const { included, available, leased, movable } = language.premises;
  return [
    dice.pick(language.work),
    ...(year_established === null ? [] : [fillValues(language.founded, { year: year_established })]),
    ...(employees === null ? [] : [fillValues(language.employees, { count: employees })]),
    dice.pick(language.people),
    real_estate === "included" ? included : real_estate === "available" ? available : relocatable ? movable : leased,
    dice.pick(language.next),
    dice.pick(language.handover),
    ...(lender_prequalified ? [language.prequalified] : []),
  ];
}

/** A name in the script of the language: "Aoi Mizukoshi" is 水越葵. */
function translateName(name: string, { names }: Pick<DemoLanguage, "names">): string {
  const [first = "", ...rest] = name.split(" ");
  const last = rest.join(" ");
  const [given, family] = [names?.first[first], names?.last[last]];
  if (!names || !given) return name;
  return `${family ?? last}${given}`;
}

function translateRole(role: string | null, { roles }: DemoLanguage): string {
  if (role === "Managing broker") return roles.managing;
  if (role === "Senior advisor") return roles.senior;
  return role === "Associate" ? roles.associate : roles.advisor;
}

function pickAt<T>(list: readonly [T, ...T[]] | readonly T[], position: number): T {
  return list[position % list.length] as T;
}
