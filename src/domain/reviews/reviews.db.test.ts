import { beforeEach, describe, expect, test } from "vitest";
import { Conflict, Invalid, NotAllowed, NotFound } from "#lib/errors.ts";
import { openTestContext, type TestContext } from "../../../tests/support/context.ts";
import { addStaff } from "../../../tests/support/desk/desk-fixture.ts";
import { insertOffice } from "../../../tests/support/listings.ts";
import { approveReview, rejectReview, replyToReview } from "./decide-review.ts";
import { listDeskReviews } from "./desk-reviews.ts";
import { listReviews } from "./list-reviews.ts";
import { submitReview } from "./submit-review.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
let now = NOW;
const context: TestContext = await openTestContext({ clock: () => now });
let invalidated: string[] = [];
context.onInvalidated = (tags) => invalidated.push(...tags);
const miami = await insertOffice(context.db);
await insertOffice(context.db, { slug: "closed", status: "Inactive" });
const tampa = await insertOffice(context.db, { slug: "tampa", name: "Tampa" });
const manager = { ...context, viewer: await addStaff(context, { staff_role: "office_manager", office_id: miami }) };
const other = { ...context, viewer: await addStaff(context, { staff_role: "office_manager", office_id: tampa }) };
const reader = { ...context, viewer: await addStaff(context, { staff_role: "read_only" }) };
const ALL = { descending: true, page: 1, per_page: 25 };

const WRITTEN = {
  office: "miami",
  name: "June Whitfield",
  email: "June@example.org",
  rating: 4,
  text: "Answered every question.\r\nTwice.",
  privacy_terms: true,
};
const submit = (changes: object = {}) => submitReview(context, { ...WRITTEN, ...changes });
const selectReviews = () => context.db.selectFrom("reviews").selectAll().orderBy("created_at").execute();

beforeEach(async () => {
  await context.db.deleteFrom("reviews").execute();
  now = NOW;
  invalidated = [];
});

describe("submitting a review", () => {
  test("stores the review with the wording of the consent and hides it until the office approves", async () => {
    const { id, repeated } = await submit();
    expect(repeated).toBe(false);
    expect(await selectReviews()).toEqual([
      expect.objectContaining({
        id,
        office_id: miami,
        author: "June Whitfield",
        rating: 4,
        text: "Answered every question.\nTwice.",
        status: "pending",
        locale: "en-US",
        created_at: NOW,
        privacy_consent: expect.stringMatching(/Privacy/),
      }),
    ]);
    expect(await listReviews(context, miami)).toEqual({ reviews: [], total: 0, pages: 0, average: null });
  });

  test("stores a repeated review once within ten minutes, even with concurrent submissions", async () => {
    const answers = await Promise.all([submit(), submit({ email: "june@EXAMPLE.org" }), submit({ rating: 5 })]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    now = new Date(NOW.getTime() + 9 * 60_000);
    expect((await submit()).repeated).toBe(true);
    now = new Date(NOW.getTime() + 11 * 60_000);
    expect((await submit()).repeated).toBe(false);
    expect((await submit({ text: "Other words." })).repeated).toBe(false);
    expect(await selectReviews()).toHaveLength(3);
  });

  test.each([
    ["nothing", {}, ["email", "name", "office", "privacy_terms", "rating", "text"]],
    ["no stars", { ...WRITTEN, rating: 0 }, ["rating"]],
    ["half a star", { ...WRITTEN, rating: 4.5 }, ["rating"]],
    ["six stars", { ...WRITTEN, rating: 6 }, ["rating"]],
    ["an address with a slip", { ...WRITTEN, email: "june@nowhere" }, ["email"]],
    ["no consent", { ...WRITTEN, privacy_terms: false }, ["privacy_terms"]],
    ["blank words", { ...WRITTEN, text: " \n " }, ["text"]],
    ["too many words", { ...WRITTEN, text: "a".repeat(3_001) }, ["text"]],
    ["an office that is not there", { ...WRITTEN, office: "nowhere" }, ["office"]],
    ["an office that has closed", { ...WRITTEN, office: "closed" }, ["office"]],
    ["a field of its own", { ...WRITTEN, status: "approved" }, ["status"]],
    ["no object", "review", ["email", "name", "office", "privacy_terms", "rating", "text"]],
  ])("rejects %s with a message for each field", async (_, input, fields) => {
    const problem = await submitReview(context, input).catch((error) => error);
    expect(problem).toBeInstanceOf(Invalid);
    expect(Object.keys((problem as Invalid).errors).sort()).toEqual(fields);
    for (const messages of Object.values((problem as Invalid).errors)) expect(messages).toEqual([expect.any(String)]);
    expect(await selectReviews()).toEqual([]);
  });
});

describe("moderation at the desk", () => {
  test("approves a review, rejects it with a reason, and logs both", async () => {
    const { id } = await submit();
    expect(await listDeskReviews(manager, { ...ALL, status: "pending" })).toMatchObject({
      total: 1,
      data: [{ id, author: "June Whitfield", email: "June@example.org", office: expect.any(String) }],
    });
    await approveReview(manager, id);
    expect(invalidated).toEqual(["office:miami", "reviews"]);
    const { reviews, total, average } = await listReviews(context, miami);
    expect({ total, average }).toEqual({ total: 1, average: 4 });
    expect(Object.keys(reviews[0] ?? {})).not.toContain("email");
    await approveReview(manager, id);
    await rejectReview(manager, id, { reason: "About another company" });
    expect((await listReviews(context, miami)).total).toBe(0);
    expect(invalidated).toHaveLength(4);
    expect((await listDeskReviews(reader, { ...ALL, status: "rejected" })).data).toMatchObject([
      { rejection_reason: "About another company" },
    ]);
    const logged = await context.db
      .selectFrom("staff_actions")
      .select(["action", "office_id", "details"])
      .where("subject", "=", `review ${id}`)
      .orderBy("id")
      .execute();
    expect(logged).toEqual([
      { action: "review.approved", office_id: miami, details: {} },
      { action: "review.rejected", office_id: miami, details: { reason: "About another company" } },
    ]);
    await approveReview(manager, id);
    expect((await listDeskReviews(manager, ALL)).data).toMatchObject([{ status: "approved", rejection_reason: null }]);
  });

  test("rejects a reply written over one that its author had not seen, and accepts the same reply again", async () => {
    const { id } = await submit();
    await replyToReview(manager, id, { text: "Thank you, June.", previous: "" });

    const stale = replyToReview(manager, id, { text: "Thanks!", previous: "" });
    await expect(stale).rejects.toThrow(Conflict);
    await expect(stale).rejects.toMatchObject({ current: { reply: "Thank you, June." } });
    await replyToReview(manager, id, { text: "Thank you, June.", previous: "" });
    expect((await selectReviews())[0]).toMatchObject({ reply: "Thank you, June." });

    await replyToReview(manager, id, { text: "Thanks!", previous: "Thank you, June." });
    expect((await selectReviews())[0]).toMatchObject({ reply: "Thanks!" });
  });

  test("saves a public reply, changes it and removes it", async () => {
    const { id } = await submit();
    await approveReview(manager, id);
    await replyToReview(manager, id, { text: "Thank you, June." });
    expect((await listReviews(context, miami)).reviews[0]).toMatchObject({
      reply: "Thank you, June.",
      replied_at: NOW,
    });
    await replyToReview(manager, id, { text: "" });
    expect((await listReviews(context, miami)).reviews[0]).toMatchObject({ reply: null, replied_at: null });
  });

  test("finds reviews by author, email and text", async () => {
    await submit();
    for (const q of ["whitfield", "june@example", "EVERY QUESTION"])
      expect((await listDeskReviews(manager, { ...ALL, q })).total).toBe(1);
    expect((await listDeskReviews(manager, { ...ALL, q: "100%" })).total).toBe(0);
  });

  test("belongs to the office's manager and head office", async () => {
    const { id } = await submit();
    expect((await listDeskReviews(other, ALL)).total).toBe(0);
    await expect(approveReview(other, id)).rejects.toThrow(NotFound);
    await expect(replyToReview(reader, id, { text: "Thanks" })).rejects.toThrow(NotAllowed);
    await expect(approveReview(context, id)).rejects.toMatchObject({ status: 401 });
    expect(invalidated).toEqual([]);
  });

  test.each(["00000000-0000-4000-8000-000000000000", "1", "'; drop table reviews"])(
    "answers an unknown review %s with not found",
    async (id) => {
      await expect(approveReview(manager, id)).rejects.toThrow(NotFound);
      await expect(replyToReview(manager, id, { text: "Thanks" })).rejects.toThrow(NotFound);
      expect(invalidated).toEqual([]);
    },
  );
});

test("lists reviews by page, newest first, with the average of all", async () => {
  for (let round = 1; round <= 13; round++) {
    now = new Date(NOW.getTime() + round * 60_000);
    const { id } = await submit({ text: `Review ${round}`, rating: round === 13 ? 1 : 5 });
    if (round !== 5) await approveReview(manager, id);
  }
  const first = await listReviews(context, miami);
  const second = await listReviews(context, miami, 2);
  expect(first.reviews.map(({ text }) => text)).toEqual(
    [13, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((round) => `Review ${round}`),
  );
  expect(second.reviews.map(({ text }) => text)).toEqual(["Review 2", "Review 1"]);
  expect(second).toMatchObject({ total: 12, pages: 2 });
  expect(first.average).toBeCloseTo(56 / 12, 6);
  expect((await listReviews(context, miami, 3)).reviews).toEqual([]);
});
