import { m } from "#messages/messages.js";
import { definePages, onEveryMount, onNetworkAndOffices } from "./page.ts";

/** Home pages and pages about the network, its offices and its people. */
export const ABOUT_PAGES = definePages({
  home: {
    file: "home-page",
    paths: { network: "" },
    sitemap: ["network"],
    section: "home",
    feed: { name: "listings", on: ["network"] },
  },
  officeHome: { file: "offices/office-page", paths: { office: "" }, sitemap: ["office"], section: null },
  agentHome: { file: "offices/agent-page", paths: { agent: "" }, sitemap: ["agent"], section: null },
  contact: {
    file: "about/contact-page",
    paths: onEveryMount("contact-us"),
    sitemap: ["network", "office"],
    section: "contact-us",
  },
  contactThankYou: {
    file: "about/contact-thank-you-page",
    paths: onEveryMount("contact-us/thank-you"),
    sitemap: "noindex",
  },
  about: {
    file: "about/about-page",
    paths: { network: "about-transworld-business-advisors" },
    sitemap: ["network"],
    section: "about",
    menu: { name: "about", label: m.nav_about },
  },
  leadership: {
    file: "about/leadership-page",
    paths: { network: "about/our-leadership-team" },
    sitemap: ["network"],
    section: "our-leadership-team",
    menu: { name: "about", label: m.nav_leadership },
  },
  team: {
    file: "about/our-team-page",
    paths: onNetworkAndOffices("about/our-team"),
    sitemap: ["network", "office"],
    section: "our-team",
    menu: { name: "about", label: m.our_team },
  },
  resources: {
    file: "about/resources-page",
    paths: { network: "resources" },
    sitemap: ["network"],
    section: "resources",
    menu: { name: "about", label: m.nav_resources },
  },
  blog: {
    file: "content/blog-page",
    paths: onNetworkAndOffices("blog"),
    sitemap: ["network"],
    section: "blog",
    menu: { name: "about", label: m.blog },
    feed: { name: "blog", on: ["network", "office"] },
  },
  blogPost: {
    file: "content/blog-post-page",
    paths: onNetworkAndOffices("blog/:blog"),
    sitemap: ["network", "office"],
    parameter: "post",
    parent: "blog",
    feed: { name: "blog", on: ["network", "office"] },
  },
  // At startup, `web/document/page-router.ts` replaces the segment `locations` with the edition's own.
  locations: {
    file: "offices/locations-page",
    paths: { network: "locations" },
    sitemap: ["network"],
    section: "locations",
  },
  region: {
    file: "offices/region-page",
    paths: { network: "locations/:state" },
    sitemap: ["network"],
    parameter: "region",
  },
  selectLocation: {
    file: "offices/select-location-page",
    paths: { network: "select-location" },
    sitemap: "noindex",
    section: "select-location",
  },
  reviews: {
    file: "offices/reviews-page",
    paths: { office: "reviews" },
    sitemap: ["office"],
    section: "reviews",
    needsOffice: true,
  },
  privacy: { file: "legal/privacy-page", paths: { network: "privacy" }, sitemap: ["network"], section: "privacy" },
  terms: { file: "legal/terms-page", paths: { network: "terms" }, sitemap: ["network"], section: "terms" },
  accessibility: {
    file: "legal/accessibility-page",
    paths: { network: "accessibility" },
    sitemap: ["network"],
    section: "accessibility",
  },
  verifyDocument: {
    file: "legal/verify-document-page",
    paths: { network: "verify-document" },
    sitemap: ["network"],
    section: "verify-document",
  },
});
