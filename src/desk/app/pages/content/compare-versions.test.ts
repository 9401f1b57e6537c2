import { expect, test } from "vitest";
import { compareVersions } from "./compare-versions.ts";

const LABELS = { items: "Questions" };
const form = { items: [{ question: "What do you charge?", answer: "A fee." }] };

test("finds no difference between entries whose fields are in another order", () => {
  const draft = { items: [{ answer: "A fee.", question: "What do you charge?" }] };
  expect(compareVersions(form, draft, LABELS)).toEqual([]);
});

test("shows only what differs in an entry whose fields are in another order", () => {
  const draft = { items: [{ answer: "A small fee.", question: "What do you charge?" }] };
  const [{ parts } = { parts: [] }] = compareVersions(form, draft, LABELS);
  expect(parts.filter(({ removed }) => removed)).toEqual([]);
  expect(parts.filter(({ added }) => added).map(({ value }) => value.trim())).toEqual(["small"]);
});

test("finds no difference in an entry's submenu whose fields are in another order", () => {
  const children = [{ label: "Fees", url: "/fees" }];
  const form = { items: [{ label: "Sell", url: "/sell", children }] };
  const stored = { items: [{ url: "/sell", label: "Sell", children: [{ url: "/fees", label: "Fees" }] }] };
  expect(compareVersions(form, stored, LABELS)).toEqual([]);
  expect(compareVersions(stored, form, LABELS)).toEqual([]);
});
