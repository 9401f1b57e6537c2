import { expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { insertBuyer } from "../../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import fc from "../../../../tests/support/generated.ts";
import { insertListings, insertOffice } from "../../../../tests/support/listings.ts";
import { listActivity } from "../activity/list-activity.ts";
import { hideMatch } from "./hide-match.ts";
import {
  createHideReasonProblem,
  formatReason,
  HIDE_REASONS,
  MAX_HIDE_NOTE_LENGTH,
  parseReason,
} from "./hide-reason.ts";
import { listHidden } from "./list-hidden.ts";
import { showMatchAgain } from "./show-match-again.ts";

const context = await openTestContext();
const { db } = context;
const office_id = await insertOffice(db);
await insertListings(db, [
  { number: 100001, office_id },
  { number: 100002, office_id, name: "Diner" },
]);
const createBuyerContext = async (): Promise<Context> => ({ ...context, viewer: await insertBuyer(db) });

const NO_REASON = { reason: null, note: null };

test("lists hidden matches with their latest reason, newest first, and each once in the history", async () => {
  const buyerContext = await createBuyerContext();
  await hideMatch(buyerContext, "x-100001", { reason: "price", note: null });
  const later = { ...buyerContext, clock: () => new Date("2026-11-20T13:00:00Z") };
  await hideMatch(later, "x-100002", NO_REASON);
  await hideMatch(later, "x-100001", { reason: "place", note: "Too far: by car, too" });
  await hideMatch(later, "x-100001", NO_REASON);
  await db.updateTable("listings").set({ status: "withdrawn" }).where("number", "=", 100002).execute();
  expect(await listHidden(buyerContext)).toEqual([
    {
      listing: { number: 100002, name: "Diner", status: "withdrawn" },
      hidden_at: "2026-11-20T13:00:00.000Z",
      ...NO_REASON,
    },
    {
      listing: expect.objectContaining({ number: 100001, slug: "restaurant-100001" }),
      hidden_at: "2026-11-20T12:00:00.000Z",
      reason: "place",
      note: "Too far: by car, too",
    },
  ]);
  expect((await listActivity(buyerContext)).activities.map(({ kind }) => kind)).toEqual([
    "match_hidden",
    "match_hidden",
  ]);
  const other = await createBuyerContext();
  await showMatchAgain(other, "x-100001");
  expect(await listHidden(other)).toEqual([]);
  expect(await listHidden(buyerContext)).toHaveLength(2);
  await showMatchAgain(buyerContext, "x-100001");
  await showMatchAgain(buyerContext, "x-100002");
  expect(await listHidden(buyerContext)).toEqual([]);
});

test("parses a reason as it was formatted", () => {
  fc.assert(
    fc.property(fc.option(fc.constantFrom(...HIDE_REASONS)), fc.string({ minLength: 1 }), (reason, note) => {
      const normalized = note.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim() || null;
      const read = parseReason(formatReason({ reason, note }));
      expect(read).toEqual({ reason: reason ?? (normalized ? "other" : null), note: normalized });
    }),
  );
  expect(parseReason(formatReason({ reason: "seen", note: "x".repeat(900) })).note).toHaveLength(MAX_HIDE_NOTE_LENGTH);
  expect(parseReason("an older text")).toEqual({ reason: null, note: null });
});

test("rejects a long note with the max length", () => {
  const { errors } = createHideReasonProblem({ note: "too_long", size: "unknown_field" }, "en-US");
  expect(errors.note?.[0]).toContain(` ${MAX_HIDE_NOTE_LENGTH} `);
  expect(errors.size?.[0]).not.toContain(String(MAX_HIDE_NOTE_LENGTH));
});
