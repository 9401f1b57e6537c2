import { describe, expect, test } from "vitest";
import { choosePhone, isPaidVisit, type OfficePhones } from "./choose-phone.ts";

const OFFICE: OfficePhones = {
  phone: "main",
  organic_number: "organic",
  paid_number: "paid",
  telephone_url_triggers: [
    { name: "utm_campaign", value: "spring", number: "spring" },
    { name: "utm_campaign", value: "autumn", number: "autumn" },
    { name: "partner", value: "bank", number: "bank" },
  ],
};
const none = { phone: null, organic_number: null, paid_number: null, telephone_url_triggers: [] };
const parseTracking = (query: string) =>
  [...new URLSearchParams(query)].map(([parameter, value]) => ({ parameter, value }));

describe("phone number of a visit", () => {
  test.each<[query: string, office: Partial<OfficePhones>, number: string | null]>([
    ["", {}, "organic"],
    ["", { organic_number: null }, "main"],
    ["", { organic_number: null, phone: null }, null],
    ["gclid=1", {}, "paid"],
    ["msclkid=1", {}, "paid"],
    ["fbclid=1", {}, "paid"],
    ["utm_medium=cpc", {}, "paid"],
    ["utm_medium=CPC", {}, "paid"],
    ["utm_medium=ppc", {}, "paid"],
    ["utm_medium=paid", {}, "paid"],
    ["utm_medium=paid_social", {}, "paid"],
    ["utm_medium=paidsearch", {}, "paid"],
    ["utm_medium=display", {}, "paid"],
    ["utm_medium=email", {}, "organic"],
    ["utm_source=cpc", {}, "organic"],
    ["gclid=1", { paid_number: null }, "organic"],
    ["gclid=1", { paid_number: null, organic_number: null }, "main"],
    ["gclid=1", none, null],
    ["utm_campaign=spring", {}, "spring"],
    ["utm_campaign=autumn&partner=bank", {}, "autumn"],
    ["partner=bank&gclid=1", {}, "bank"],
    ["utm_campaign=summer", {}, "organic"],
    ["partner=Bank", {}, "bank"],
    ["UTM_Campaign=SPRING", {}, "spring"],
    ["campaign=spring", {}, "organic"],
    ["utm_campaign=x&utm_campaign=spring", {}, "spring"],
    [
      "utm_campaign=spring",
      { telephone_url_triggers: [{ name: "utm_campaign", value: "spring", number: "" }] },
      "organic",
    ],
  ])("a visit with %j to an office with %j shows %s", (query, office, number) => {
    expect(choosePhone({ ...OFFICE, ...office }, parseTracking(query))).toBe(number);
  });
});

test("a visit counts as paid only by the parameters of ad links", () => {
  expect(isPaidVisit(parseTracking("q=cpc&page=2"))).toBe(false);
  expect(isPaidVisit(parseTracking("q=cpc&gclid="))).toBe(true);
});
