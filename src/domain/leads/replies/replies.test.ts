import { expect, test } from "vitest";
import { isAutomatic } from "./is-automatic.ts";
import { removeQuoted } from "./remove-quoted.ts";

const from = { name: "Pat", address: "pat@mail.example" };
const create = (headers: Record<string, string>, sender: typeof from | null = from) => ({
  from: sender,
  headers: new Map(Object.entries(headers)),
});

test.each<[string, ReturnType<typeof create>]>([
  ["an absence notice", create({ "auto-submitted": "auto-replied" })],
  ["a mass mailing", create({ precedence: "Bulk" })],
  ["a bounce", create({ "return-path": "<>" })],
  ["a delivery report", create({ "content-type": "multipart/report; report-type=delivery-status" })],
  ["a mailing list", create({ "list-id": "<offers.example>" })],
  ["Exim's autoresponder", create({ "x-autoreply": "yes" })],
  ["a program", create({}, { name: "", address: "MAILER-DAEMON@mail.example" })],
  ["no one", create({}, null)],
])("recognizes %s", (_, mail) => {
  expect(isAutomatic(mail)).toBe(true);
});

test("doesn't take a person's email for an automatic one", () => {
  expect(isAutomatic(create({ "auto-submitted": "no", precedence: "first-class" }))).toBe(false);
});

test.each([
  [
    "Gmail",
    "Yes, Friday works.\n\nOn Fri, Nov 20, 2026 at 9:00 AM Maria Soto <a@b.example>\nwrote:\n\n> Can we talk?\n> Maria\n",
  ],
  [
    "French",
    "Yes, Friday works.\n\nLe ven. 20 nov. 2026 à 09:00, Maria Soto <a@b.example> a écrit :\n> On peut parler ?",
  ],
  ["Japanese", "Yes, Friday works.\n\n2026年11月20日(金) 9:00 Maria Soto <a@b.example>:\n> お話しできますか。"],
  ["Outlook", "Yes, Friday works.\r\n\r\n-----Original Message-----\r\nFrom: Maria Soto\r\nCan we talk?"],
  [
    "new Outlook",
    "Yes, Friday works.\n\nFrom: Maria Soto <a@b.example>\nSent: Friday, November 20\nTo: Pat\nSubject: Re: Café\n\nCan we talk?",
  ],
  ["Outlook on the web", "Yes, Friday works.\n________________________________\nDe: Maria Soto\nCan we talk?"],
  ["a phone", "Yes, Friday works.\n\nSent from my iPhone\n\n> On Nov 20, Maria wrote:\n> Can we talk?"],
])("leaves what was written above the quote of %s", (_, text) => {
  expect(removeQuoted(text)).toBe("Yes, Friday works.");
});

test("reads a long line of dashes", () => {
  const dashes = `${"-".repeat(50_000)}a`;
  expect(removeQuoted(dashes)).toBe(dashes);
});

test("leaves answers between quotes, lists with colons, and a text that is only a quote", () => {
  const between = "> Can we talk?\nYes.\n> When?\nFriday at 3.";
  expect(removeQuoted(between)).toBe(between);
  const list = "My questions:\n\nPrice: is it firm?\nLease: how long?\nStaff: who stays?";
  expect(removeQuoted(list)).toBe(list);
  expect(removeQuoted("> Can we talk?")).toBe("> Can we talk?");
});
