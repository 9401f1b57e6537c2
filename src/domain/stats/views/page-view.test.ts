import { expect, test } from "vitest";
import { getSource, listViewSubjects } from "./page-view.ts";

const SITE = { kind: "site", subject: "" };

test.each([
  ["/", "", []],
  ["/buy-a-business/listings/pizzeria-100234", "", [{ kind: "listing", subject: "100234" }]],
  [
    "/locations/florida/tampa-bay/franchise/listings/pizzeria-100234",
    "",
    [
      { kind: "listing", subject: "100234" },
      { kind: "office", subject: "tampa-bay" },
    ],
  ],
  [
    "/agents/maria-soto/listings/pizzeria-100234",
    "",
    [
      { kind: "listing", subject: "100234" },
      { kind: "agent", subject: "maria-soto" },
    ],
  ],
  ["/agents/maria-soto", "", [{ kind: "agent", subject: "maria-soto" }]],
  ["/locations/florida", "", []],
  ["/agents/%E0%A4%A/listings/%E0%A4%A", "", [{ kind: "agent", subject: "%E0%A4%A" }]],
  ["/buy-a-business/business-listing-search", "?q=%20Pizza%20%20Shop%0a", [{ kind: "search", subject: "pizza shop" }]],
  ["/buy-a-business/business-listing-search", "?state=florida", []],
  ["/about/our-team", "?q=pizza", []],
])("counts %s%s as a view of %j", (path, query, expected) => {
  expect(listViewSubjects(path, query, "locations")).toEqual([SITE, ...expected]);
});

test.each([
  ["", "", "direct"],
  ["", "nonsense", "direct"],
  ["", "https://www.example.com/about", "inside"],
  ["?gclid=x", "https://www.google.com/", "paid"],
  ["?utm_medium=CPC", "", "paid"],
  ["?utm_medium=email", "https://mail.google.com/", "email"],
  ["", "https://www.google.co.uk/", "search"],
  ["", "https://l.facebook.com/x", "social"],
  ["", "https://t.co/x", "social"],
  ["", "https://www.thenews.com/a?b=c", "thenews.com"],
  ["", "https://notgoogle.com/", "notgoogle.com"],
])("attributes a visit with “%s” from “%s” to %s", (query, referrer, expected) => {
  expect(getSource(query, referrer, "example.com")).toBe(expected);
});
