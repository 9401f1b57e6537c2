import { expect, test } from "vitest";
import { getWhatsAppUrl, listOfficeProfiles, listReviewLinks } from "./office.ts";

test.each([
  ["+1 (305) 555-0100", "+1", "13055550100"],
  ["(305) 555-0100", "+1", "13055550100"],
  ["1-305-555-0100", "+1", "13055550100"],
  ["00 353 86 123 4567", "+353", "353861234567"],
  ["086 123 4567", "+353", "353861234567"],
  ["+353 86 123 4567", "+1", "353861234567"],
  ["024 412 3456", "+233", "233244123456"],
])("links %s on WhatsApp with its country code", (number, dialCode, digits) => {
  expect(getWhatsAppUrl(number, dialCode)).toBe(`https://wa.me/${digits}`);
});

test.each([null, "", "call us"])("links nothing on WhatsApp for %j", (number) => {
  expect(getWhatsAppUrl(number, "+1")).toBeNull();
});

test("lists the profiles and review pages that an office has", () => {
  const none = { google_url: null, facebook_url: null, linkedin_url: null, instagram_url: null, twitter_url: null };
  const office = {
    ...none,
    linkedin_url: "https://l.example",
    google_review_url: "https://g.example",
    facebook_review_url: null,
  };
  expect(listOfficeProfiles(office)).toEqual([{ name: "LinkedIn", url: "https://l.example" }]);
  expect(listReviewLinks(office)).toEqual([{ name: "Google", url: "https://g.example" }]);
});
