import { describe, expect, test } from "vitest";
import { Gone, NotFound } from "#lib/errors.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertAgent, insertListing, insertOffice } from "../../../tests/support/listings.ts";
import { findListing } from "./find-listing.ts";

const context = await openTestContext();
const { db } = context;
const miami = await insertOffice(db);
const tampa = await insertOffice(db, { slug: "tampa" });
const maria = await insertAgent(db, { office_id: miami });
const sold_at = new Date("2026-10-01T00:00:00Z");

for (const listing of [
  { number: 100_001, slug: "pizzeria-100001", agent_id: maria },
  { number: 100_002, slug: "cafe-100002", status: "under_offer" as const },
  { number: 100_003, slug: "bar-100003", status: "draft" as const },
  { number: 100_004, slug: "gym-100004", status: "withdrawn" as const },
  { number: 100_005, slug: "spa-100005", status: "sold" as const, sold_at },
]) {
  await insertListing(db, { office_id: miami, ...listing });
}

describe("finding a listing for its page", () => {
  test.each(["pizzeria-100001", "cafe-100002"])("shows %s", async (post) => {
    expect(await findListing(context, post)).toMatchObject({ kind: "found", listing: { slug: post } });
  });

  test.each(["other-words-100001", "100001", "-100001", "PIZZERIA-100001"])(
    "redirects %s to the canonical URL by its number",
    async (post) => {
      expect(await findListing(context, post)).toEqual({
        kind: "moved",
        to: { slug: "pizzeria-100001", kind: "business" },
      });
    },
  );

  test.each(["pizzeria", "pizzeria-999999", "pizzeria-99999999999", "", "bar-100003", "other-100003"])(
    "rejects %s as not found",
    async (post) => {
      await expect(findListing(context, post)).rejects.toThrow(new NotFound("Listing not found"));
    },
  );

  test("answers that a withdrawn listing is gone", async () => {
    await expect(findListing(context, "gym-100004")).rejects.toBeInstanceOf(Gone);
    await expect(findListing(context, "other-100004")).rejects.toBeInstanceOf(Gone);
  });

  test("reveals only the sale of a sold listing", async () => {
    expect(await findListing(context, "spa-100005")).toEqual({ kind: "sold" });
    expect(await findListing(context, "other-100005")).toEqual({ kind: "sold" });
  });

  test("limits an office's page to its own listings, whatever their status", async () => {
    expect(await findListing(context, "pizzeria-100001", { office_id: miami })).toMatchObject({ kind: "found" });
    for (const post of ["pizzeria-100001", "other-100001", "gym-100004", "spa-100005"]) {
      await expect(findListing(context, post, { office_id: tampa })).rejects.toBeInstanceOf(NotFound);
    }
  });

  test("limits an agent's page to their own listings", async () => {
    expect(await findListing(context, "pizzeria-100001", { agent_id: maria })).toMatchObject({ kind: "found" });
    await expect(findListing(context, "cafe-100002", { agent_id: maria })).rejects.toBeInstanceOf(NotFound);
  });
});
