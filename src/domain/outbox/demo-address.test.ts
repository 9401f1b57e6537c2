import { expect, test } from "vitest";
import { isDemoAddress } from "./demo-address.ts";

test.each([
  "pat@example.com",
  "pat@EXAMPLE.ORG",
  "pat@mail.example.net",
  "pat@example.com.",
  "pat@office.test",
  "pat@nowhere.invalid",
  "pat@any.example",
  "pat@localhost",
  "pat@x.com@example.com",
])("recognizes %s as a demo address", (address) => {
  expect(isDemoAddress(address)).toBe(true);
});

test.each([
  "pat@transworld.com",
  "pat@notexample.com",
  "pat@example.com.au",
  "pat@example.co",
  "test@company.com",
  "example.com@company.net",
  "pat@contest.org",
])("treats %s as a real address", (address) => {
  expect(isDemoAddress(address)).toBe(false);
});
