import { expect, onTestFinished, test } from "vitest";
import { NO_PLUGINS } from "#config/plugin-ids.ts";
import type { BlogPost } from "#domain/content/blog/blog-post.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import type { Office } from "#domain/offices/office.ts";
import { EDITIONS } from "#editions/countries.ts";
import type { Locale } from "#editions/locales.ts";
import { setMessageCountry } from "#editions/message-locale.ts";
import fc from "../../../tests/support/generated.ts";
import { getFaults, getThings } from "../../../tests/support/schema-org/json-ld.ts";
import type { Site } from "../site.ts";
import { describeAgent } from "./agent.ts";
import { describeBreadcrumbs } from "./breadcrumbs.ts";
import { describeListing } from "./listing.ts";
import { describeNetwork, describeWebsite } from "./network.ts";
import { describeOffice } from "./office.ts";
import { describePost, describeQuestions } from "./post.ts";
import { createThing, renderJsonLd, type Thing } from "./thing.ts";

const network = {
  brand: "Harbor & Oak",
  origin: "https://www.example.com",
  locales: ["en-US"] as [Locale],
  default_phone: "(800) 555-0100",
  sibling_sites: "https://{code}.example.com",
  analytics: NO_PLUGINS,
};
const office = {
  slug: "tampa",
  name: "Tampa office",
  sub_heading: null,
  phone: "(813) 555-0101",
  organic_number: null,
  address_1: "1 Harbor Row",
  address_2: null,
  locality: "Tampa",
  state_abbreviated: "FL",
  postal_code: "33602",
  latitude: 27.95,
  longitude: -82.45,
  google_url: null,
  facebook_url: "https://facebook.example.com/tampa",
  twitter_url: null,
  linkedin_url: null,
  instagram_url: null,
  email: "secret@example.com",
} as Office;
const listing = {
  number: 100234,
  url: "https://www.example.com/buy-a-business/listings/pizzeria-100234",
  name: "Pizzeria",
  description: "Two ovens.",
  category: "Food",
  subcategory: "Pizza",
  price: 250_000,
  currency: "USD",
  status: "active",
  location: "Pasco County, Florida",
  images: [{ url: "https://www.example.com/a.svg" }],
  office: { name: "Tampa office", phone: "(813) 555-0101" },
  agent: null,
} as Listing;
const post = {
  slug: "sde",
  locale: "en-US",
  heading: "What SDE is",
  description: "And is not.",
  reading_minutes: 3,
  author: { name: "Grant Okafor", slug: null },
  published_at: new Date("2026-05-01T12:00:00Z"),
  updated_at: new Date("2026-04-01T12:00:00Z"),
} as BlogPost;
const site = {
  kind: "agent",
  base_path: "/agents/grant-okafor",
  name: "Grant Okafor",
  phone: "(813) 555-0111",
  agent: { name: "Grant Okafor", role: "Advisor", about: null, image: "/portraits/v1/grant-okafor.svg" },
  office: { name: "Tampa office", locality: "Tampa", address_region: "FL" },
} as Site;
const hours = [
  { day: 1, opens: "09:00", closes: "18:00", closed: false },
  { day: 7, opens: null, closes: null, closed: true },
];
const opening = {
  hours,
  exceptions: [
    { first_date: "2026-12-24", last_date: "2026-12-25", opens: null, closes: null, label: "Christmas" },
    { first_date: "2026-12-31", last_date: "2026-12-31", opens: "09:00", closes: "12:00", label: null },
  ],
};
const officeFacts = { region: "FL", office, path: "/locations/florida/tampa", network, country: "US" };

const render = (...things: Thing[]): Record<string, unknown>[] => getThings(renderJsonLd(things));

test("uses only schema.org terms and includes the required properties", () => {
  const all = [
    describeNetwork(network, "United States"),
    describeWebsite(network, "en-US"),
    describeOffice({ ...officeFacts, opening, rating: { average: 4.26, total: 12 } }),
    ...describeAgent(site, network),
    describeListing(listing, network.origin),
    describePost(post, { path: "/blog/sde", picture: "/share/posts/sde.png" }, network),
    ...describeQuestions([{ question: "How long?", answer: "<p>Months &amp; patience.</p>" }]),
    describeBreadcrumbs([{ name: "Home", path: "/" }], network.origin),
  ];
  expect(getFaults(renderJsonLd(all))).toEqual([]);
  expect(render(...all)).toHaveLength(8);
});

test("the checker reports unknown types and properties, invalid values and missing properties", () => {
  const wrong = [
    createThing("Offer", { availability: "yes", seller: createThing("Person", { name: "A" }) }),
    createThing("Person", { name: "A", url: "/agents/a", salary: 1 }),
    createThing("Broker", {}),
  ];
  expect(getFaults(renderJsonLd(wrong))).toEqual([
    'Offer.availability: "yes" is none of ItemAvailability',
    'Person.url: "/agents/a" is none of URL',
    "Person.salary: a Person has no salary",
    "Person lacks worksFor",
    "Broker: there is no Broker",
  ]);
});

test("omits an undisclosed price and its currency", () => {
  const getOffer = (of: Listing) => render(describeListing(of, network.origin))[0]?.offers;
  expect(getOffer(listing)).toMatchObject({ price: 250_000, priceCurrency: "USD" });
  const hidden = getOffer({ ...listing, price: null });
  expect(hidden).not.toHaveProperty("price");
  expect(hidden).not.toHaveProperty("priceCurrency");
});

test("includes a rating only with reviews, and hours only for open days", () => {
  const [rated] = render(describeOffice({ ...officeFacts, opening, rating: { average: 4.26, total: 12 } }));
  expect(rated).toMatchObject({
    aggregateRating: { ratingValue: 4.3, reviewCount: 12 },
    openingHoursSpecification: [{ dayOfWeek: "https://schema.org/Monday", opens: "09:00", closes: "18:00" }],
    specialOpeningHoursSpecification: [
      { name: "Christmas", validFrom: "2026-12-24", validThrough: "2026-12-25", opens: "00:00", closes: "00:00" },
      { validFrom: "2026-12-31", validThrough: "2026-12-31", opens: "09:00", closes: "12:00" },
    ],
    sameAs: ["https://facebook.example.com/tampa"],
  });
  expect(JSON.stringify(rated)).not.toContain("secret");
  expect(render(describeOffice({ ...officeFacts, rating: { average: null, total: 0 } }))[0]).not.toHaveProperty(
    "aggregateRating",
  );
});

test("omits the modification date if it precedes the publication date", () => {
  expect(
    render(describePost(post, { path: "/blog/sde", picture: "/share/posts/sde.png" }, network))[0],
  ).not.toHaveProperty("dateModified");
});

test("escapes text so that it can't close the script element, and preserves it", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom("</script><script>alert(1)</script>", "<!--<script>", "\u2028")),
      (text) => {
        const script = renderJsonLd([createThing("Person", { name: `${text}.` })]);
        expect(script.slice(1, -1).match(/<\/?script|<!--/g)).toEqual(["</script"]);
        expect(getThings(script)[0]?.name).toBe(`${text}.`);
      },
    ),
  );
});

test("a website is in the country's version of its language", () => {
  expect(describeWebsite(network, "en-US").inLanguage).toBe("en-US");
  setMessageCountry(EDITIONS.UK);
  onTestFinished(() => setMessageCountry({ variants: {} }));
  expect(describeWebsite(network, "en-US").inLanguage).toBe("en-GB");
});
