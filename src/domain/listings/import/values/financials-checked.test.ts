import { expect, test } from "vitest";
import { readFinancialsChecked } from "./financials-checked.ts";

test.each([
  ["Tax Returns", "tax_returns"],
  ["3 years of federal tax returns", "tax_returns"],
  ["IRS transcripts", "tax_returns"],
  ["1120S", "tax_returns"],
  ["P&L and Tax Returns", "tax_returns"],
  ["Déclarations de revenus", "tax_returns"],
  ["tờ khai thuế", "tax_returns"],
  ["CPA Reviewed", "accountant"],
  ["Audited Financial Statements", "accountant"],
  ["accountant's compilation", "accountant"],
  ["税理士作成の決算書", "accountant"],
  ["QuickBooks", "books"],
  ["Owner's books", "books"],
  ["P&L", "books"],
  ["P & L / internal", "books"],
  ["tax_returns", "tax_returns"],
  ["accountant", "accountant"],
  ["books", "books"],
])("reads %j as %s", (text, checked) => {
  expect(readFinancialsChecked(text)).toBe(checked);
});

test.each(["", "N/A", "No", "Not disclosed", "Unverified"])("reads %j as not stated", (text) => {
  expect(readFinancialsChecked(text)).toBeNull();
});

test.each([
  "Yes",
  "Verified",
  "Tax returns available on request",
  "No tax returns",
  "unaudited statements by CPA",
  "Seller will provide tax returns",
])("does not take %j for documents that the broker has seen", (text) => {
  expect(() => readFinancialsChecked(text)).toThrow("Enter Tax returns, Accountant or Books");
});
