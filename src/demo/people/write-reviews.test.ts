import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { createDemoNetwork } from "../networks/demo-network.ts";
import { writeReviews } from "./write-reviews.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const { offices, names } = createDemoNetwork(EDITIONS.US);
const perOffice = offices.map((office, position) => writeReviews(office, position + 1, position, NOW, names));
const reviews = perOffice.flat();

test("an office has none to twelve reviews, the same in every run", () => {
  const counts = perOffice.map(({ length }) => length);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([0, 12]);
  expect(offices[3] && writeReviews(offices[3], 4, 3, NOW, names)).toEqual(perOffice[3]);
  for (const field of ["id", "load_key", "email"] as const)
    expect(new Set(reviews.map((review) => review[field])).size).toBe(reviews.length);
});

test("most reviews are positive, some are not, with the average of a good office", () => {
  const getShare = (stars: number): number => reviews.filter(({ rating }) => rating === stars).length / reviews.length;
  expect(getShare(4) + getShare(5)).toBeGreaterThan(0.7);
  expect(getShare(4) + getShare(5)).toBeLessThan(0.9);
  expect(getShare(3)).toBeGreaterThan(0.05);
  expect(getShare(1) + getShare(2)).toBeGreaterThan(0.02);
});

test("most reviews are shown and answered, the newest are pending, and misdirected ones are hidden", () => {
  const shown = reviews.filter(({ status }) => status === "approved");
  expect(shown.length / reviews.length).toBeGreaterThan(0.8);
  expect(shown.filter(({ reply }) => reply).length / shown.length).toBeGreaterThan(0.6);
  expect(new Set(reviews.map(({ status }) => status))).toEqual(new Set(["approved", "pending", "rejected"]));
  for (const { status, reply, replied_at, created_at } of reviews) {
    const created = created_at as Date;
    expect(reply === null).toBe(replied_at === null);
    if (status !== "approved") expect(reply).toBeNull();
    expect(created.getTime()).toBeLessThanOrEqual(NOW.getTime());
    if (replied_at) expect((replied_at as Date).getTime()).toBeGreaterThan(created.getTime());
    if (replied_at) expect((replied_at as Date).getTime()).toBeLessThanOrEqual(NOW.getTime());
  }
});

test("an office's reviews are unique, have no unfilled choice and contain no contact details", () => {
  for (const [position, written] of perOffice.entries()) {
    const texts = written.map(({ text }) => text);
    expect(new Set(texts).size, offices[position]?.slug).toBe(texts.length);
  }
  for (const { text, reply, email } of reviews) {
    expect(`${text} ${reply}`).not.toMatch(/[<>[\]{}|]|undefined|\ba [aeio]|\ban [^aeioHu]/);
    expect(email).toMatch(/^[a-z0-9.-]+@example\.com$/);
  }
});
