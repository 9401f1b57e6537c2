import { m } from "#messages/messages.js";
import { COMPARE_PATH } from "./comparison.ts";
import { DEVICE_SAVES_PATH } from "./device-saves.ts";
import { definePages, onEveryMount, onNetworkAndOffices } from "./page.ts";

/** Pages for buyers, with the listings. */
export const BUYER_PAGES = definePages({
  buy: {
    file: "buy/buy-page",
    paths: onEveryMount("buy-a-business"),
    sitemap: ["network"],
    section: "buy-a-business",
    menu: { name: "buy", label: m.nav_buy },
    feed: { name: "listings", on: ["network"] },
  },
  search: {
    file: "listings/search-page",
    paths: {
      network: "buy-a-business/business-listing-search",
      office: "buy-a-business/active-business-listings",
      agent: "listings",
    },
    sitemap: ["network", "office"],
    section: null,
    feed: { name: "listings", on: ["network"] },
  },
  compare: { file: "listings/compare-page", paths: { network: COMPARE_PATH }, sitemap: "noindex" },
  deviceSaves: { file: "listings/device-saves-page", paths: { network: DEVICE_SAVES_PATH }, sitemap: "noindex" },
  // The network's page is the canonical one, and the only one in the sitemaps.
  listing: {
    file: "listings/listing-page",
    paths: { network: "buy-a-business/listings/:post", office: "listings/:post", agent: "listings/:post" },
    sitemap: ["network"],
    parameter: "listing",
  },
  franchiseListing: {
    file: "listings/listing-page",
    paths: { office: "franchise/listings/:post", agent: "franchise/listings/:post" },
    sitemap: [],
    parameter: "listing",
  },
  findingBusiness: {
    file: "buy/finding-the-right-business-page",
    paths: onNetworkAndOffices("buy-a-business/finding-the-right-business"),
    sitemap: ["network"],
    section: "finding-the-right-business",
    menu: { name: "buy", label: m.nav_finding_business },
  },
  thropro: {
    file: "listings/thropro-page",
    paths: onNetworkAndOffices("buy-a-business/thropro-listings"),
    sitemap: ["network"],
    section: "thropro-listings",
    menu: { name: "buy", label: m.nav_thropro },
  },
  franchises: {
    file: "buy/franchise-page",
    paths: onNetworkAndOffices("buy-a-franchise"),
    sitemap: ["network"],
    section: "buy-a-franchise",
    menu: { name: "buy", label: m.nav_franchises },
  },
  buyerFaq: {
    file: "buy/buyer-faq-page",
    paths: onNetworkAndOffices("buy-a-business/buyer-faq"),
    sitemap: ["network"],
    section: "buyer-faq",
    menu: { name: "buy", label: m.nav_buyer_faq },
  },
  buyerRegistration: {
    file: "buy/buyer-registration-page",
    paths: onEveryMount("buy-a-business/buyer-registration"),
    sitemap: ["network"],
    section: "buyer-registration",
    menu: { name: "buy", label: m.register_as_buyer },
  },
  buyerThankYou: {
    file: "buy/buyer-thank-you-page",
    paths: onEveryMount("buy-a-business/buyer-registration/thank-you"),
    sitemap: "noindex",
    section: "buyer-registration-thank-you",
  },
});
