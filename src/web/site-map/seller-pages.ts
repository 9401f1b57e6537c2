import { m } from "#messages/messages.js";
import { definePages, onEveryMount, onNetworkAndOffices } from "./page.ts";

export const SELLER_PAGES = definePages({
  sell: {
    file: "sell/sell-page",
    paths: onEveryMount("sell-a-business"),
    sitemap: ["network"],
    section: "sell-a-business",
    menu: { name: "sell", label: m.nav_sell },
  },
  worth: {
    file: "sell/valuation-page",
    paths: onEveryMount("sell-a-business/what-is-my-business-worth"),
    sitemap: ["network"],
    section: "what-is-my-business-worth",
    menu: { name: "sell", label: m.what_is_it_worth },
  },
  calculator: {
    file: "sell/calculator-page",
    paths: onEveryMount("sell-a-business/calculator"),
    sitemap: ["network"],
    section: "calculator",
    menu: { name: "sell", label: m.nav_calculator },
  },
  findingBroker: {
    file: "sell/finding-a-broker-page",
    paths: onNetworkAndOffices("sell-a-business/finding-a-business-broker"),
    sitemap: ["network"],
    section: "finding-a-business-broker",
    menu: { name: "sell", label: m.nav_finding_broker },
  },
  sellerFaq: {
    file: "sell/seller-faq-page",
    paths: onNetworkAndOffices("sell-a-business/seller-faq"),
    sitemap: ["network"],
    section: "seller-faq",
    menu: { name: "sell", label: m.nav_seller_faq },
  },
  recentlySold: {
    file: "sell/recently-sold-page",
    paths: {
      ...onNetworkAndOffices("sell-a-business/recently-sold-listings"),
      agent: "recently-sold-listings",
    },
    sitemap: ["network"],
    section: "recently-sold-listings",
    menu: { name: "sell", label: m.nav_sold },
  },
  mergers: {
    file: "sell/mergers-page",
    paths: onNetworkAndOffices("sell-a-business/mergers-and-acquisitions"),
    sitemap: ["network"],
    section: "mergers-and-acquisitions",
    menu: { name: "sell", label: m.nav_mergers },
  },
  sellerRegistration: {
    file: "sell/seller-registration-page",
    paths: onEveryMount("sell-a-business/seller-registration"),
    sitemap: ["network"],
    section: "seller-registration",
    menu: { name: "sell", label: m.nav_seller_registration },
  },
  sellerThankYou: {
    file: "sell/seller-thank-you-page",
    paths: onEveryMount("sell-a-business/seller-registration/thank-you"),
    sitemap: "noindex",
    section: "seller-registration-thank-you",
  },
  sellerReport: { file: "sell/seller-report-page", paths: { network: "seller-report" }, sitemap: "noindex" },
});
