import { m } from "#messages/messages.js";
import { definePages } from "./page.ts";

/** A buyer's own pages, and those that emails about an account lead to. */
export const ACCOUNT_PAGES = definePages({
  matches: {
    file: "bizmatch/matches-page",
    paths: { buyer: "search" },
    sitemap: "noindex",
    menu: { name: "account", label: m.buyer_matches },
  },
  savedListings: {
    file: "bizmatch/saved-listings-page",
    paths: { buyer: "saved-listings" },
    sitemap: "noindex",
    menu: { name: "account", label: m.buyer_saved },
  },
  messages: {
    file: "bizmatch/messages-page",
    paths: { buyer: "messages" },
    sitemap: "noindex",
    menu: { name: "account", label: m.buyer_messages },
  },
  preferences: {
    file: "bizmatch/preferences-page",
    paths: { buyer: "preferences" },
    sitemap: "noindex",
    menu: { name: "account", label: m.buyer_preferences },
  },
  secondFactor: { file: "bizmatch/second-factor-page", paths: { buyer: "two-factor" }, sitemap: "noindex" },
  profile: {
    file: "bizmatch/profile-page",
    paths: { buyer: "profile" },
    sitemap: "noindex",
    menu: { name: "account", label: m.buyer_profile },
  },
  qualification: {
    file: "bizmatch/qualification-page",
    paths: { buyer: "qualification" },
    sitemap: "noindex",
    menu: { name: "account", label: m.buyer_profile_title },
  },
  activity: {
    file: "bizmatch/activity-page",
    paths: { buyer: "activity" },
    sitemap: "noindex",
    menu: { name: "account", label: m.buyer_activity },
  },
  nda: { file: "bizmatch/nda-page", paths: { buyer: "ndas/:post" }, sitemap: "noindex", parameter: "listing" },
  ndaText: {
    file: "bizmatch/nda-text-page",
    paths: { buyer: "ndas/:post/text" },
    sitemap: "noindex",
    parameter: "listing",
  },
  document: {
    file: "bizmatch/document-page",
    paths: { buyer: "ndas/:post/documents/:document" },
    sitemap: "noindex",
    parameter: "document",
  },
  signOut: { file: "bizmatch/sign-out-page", paths: { buyer: "sign-out" }, sitemap: "noindex" },
  resetPassword: { file: "account/reset-password-page", paths: { network: "reset-password" }, sitemap: "noindex" },
  verifyEmail: { file: "account/verify-email-page", paths: { network: "verify-email" }, sitemap: "noindex" },
  unsubscribe: { file: "account/unsubscribe-page", paths: { network: "unsubscribe" }, sitemap: "noindex" },
  signInCode: { file: "account/sign-in-code-page", paths: { network: "sign-in-code" }, sitemap: "noindex" },
  accountClosed: { file: "account/account-closed-page", paths: { network: "account-closed" }, sitemap: "noindex" },
});
