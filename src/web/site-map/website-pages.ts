import { definePages, onEveryMount } from "./page.ts";

/** Pages whose path is defined by their content, and the page for paths without content. */
export const WEBSITE_PAGES = definePages({
  customPage: {
    file: "content/custom-page",
    paths: onEveryMount(":customPageSlug"),
    sitemap: ["network", "office", "agent"],
    parameter: "page",
  },
  templatePage: {
    file: "content/template-page",
    paths: { logo: ":template_slug/:page_slug" },
    sitemap: ["logo"],
    parameter: "template",
  },
  marketing: {
    file: "content/marketing-page",
    paths: { logo: "marketing/:marketingCustomPageSlug" },
    sitemap: [],
    parameter: "campaign",
  },
  sellerLanding: {
    file: "content/seller-landing-page",
    paths: { logo: "seller-landing/:marketingCustomPageSlug" },
    sitemap: [],
    parameter: "campaign",
  },
  sellerValuation: {
    file: "content/seller-valuation-page",
    paths: { logo: "seller-valuation/:marketingCustomPageSlug" },
    sitemap: [],
    parameter: "campaign",
  },
  /** The components in all their states; only on the demo network. */
  kit: { file: "kit-page", paths: { network: "dev/kit" }, sitemap: "noindex" },
  notFound: { file: "not-found-page", paths: onEveryMount("*"), sitemap: "noindex" },
});
