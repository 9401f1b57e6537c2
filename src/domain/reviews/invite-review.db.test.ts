import { beforeEach, expect, test } from "vitest";
import { type FakeJobQueue, openTestContext } from "../../../tests/support/context.ts";
import { type DeskFixture, openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";
import { insertListing } from "../../../tests/support/listings.ts";
import { approveReview } from "./decide-review.ts";
import { inviteReview, listInvitations } from "./invite-review.ts";
import { listReviews } from "./list-reviews.ts";
import { getReviewInvitationEmail } from "./review-invitation-email.ts";
import { submitReview } from "./submit-review.ts";

const context = await openTestContext();
const fixture: DeskFixture = await openDeskFixture(context);
const manager = { ...context, viewer: fixture.staff.office_manager };
const { miami, tampa } = fixture.offices;
const queue = context.queue as FakeJobQueue;
await insertListing(context.db, { number: 100_900, office_id: miami, status: "sold", sold_at: new Date("2026-05-01") });
await insertListing(context.db, { number: 100_901, office_id: tampa, status: "sold", sold_at: new Date("2026-05-01") });
await insertListing(context.db, { number: 100_902, office_id: miami, status: "active" });

const CLIENT = { listing_number: 100_900, name: "June Doe", email: "june@client.example.com", locale: "en-US" };
const REVIEW = {
  office: "miami",
  name: "June D.",
  email: "another@client.example.com",
  rating: 5,
  text: "Sold in four months.",
  privacy_terms: true,
};

beforeEach(() => queue.sent.splice(0));

async function invite(): Promise<{ id: string; token: string }> {
  const { id } = await inviteReview(manager, CLIENT);
  const [job] = queue.sent.filter(({ name }) => name === "review-invitation-mail");
  return { id, token: (job?.data as { token?: string } | undefined)?.token ?? "" };
}

test("an invited client's review is shown as verified, with the invited address, and the link works once", async () => {
  const { id, token } = await invite();
  expect(await getReviewInvitationEmail(context, { invitation_id: id, token })).toMatchObject({
    email: "june@client.example.com",
    path: "/locations/florida/miami/reviews",
  });
  const review = await submitReview(context, REVIEW, token);
  await approveReview(manager, review.id);
  const { reviews } = await listReviews(context, miami);
  expect(reviews).toMatchObject([{ author: "June D.", verified: true }]);
  const { email } = await context.db.selectFrom("reviews").select("email").executeTakeFirstOrThrow();
  expect(email).toBe("june@client.example.com");
  await expect(submitReview(context, { ...REVIEW, text: "Again." }, token)).rejects.toMatchObject({ status: 410 });
  expect(await getReviewInvitationEmail(context, { invitation_id: id, token })).toBeNull();
  expect((await listInvitations(manager, { page: 1, per_page: 10 })).data).toMatchObject([
    { email: "june@client.example.com", used_at: expect.any(Date) },
  ]);
});

test("a link is no good for another office, when it has expired, or if it was made up", async () => {
  const { token } = await invite();
  await expect(submitReview(context, { ...REVIEW, office: "tampa" }, token)).rejects.toMatchObject({ status: 410 });
  const later = { ...context, clock: () => new Date(context.clock().getTime() + 61 * 86_400_000) };
  await expect(submitReview(later, REVIEW, token)).rejects.toMatchObject({ status: 410 });
  await expect(submitReview(context, REVIEW, "x".repeat(43))).rejects.toMatchObject({ status: 410 });
});

test.each([
  ["another office's sale", 100_901],
  ["a listing that isn't sold", 100_902],
  ["a listing that doesn't exist", 1],
])("rejects %s", async (_what, listing_number) => {
  await expect(inviteReview(manager, { ...CLIENT, listing_number })).rejects.toMatchObject({
    errors: { listing_number: [expect.any(String)] },
  });
});
