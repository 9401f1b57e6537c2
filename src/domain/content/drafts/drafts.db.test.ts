import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { findDraft, removeDraft, saveDraft } from "./drafts.ts";

const context = await openTestContext();
const ann = { ...context, viewer: await insertStaff(context.db, { name: "Ann", staff_role: "head_office" }) };
const ben = { ...context, viewer: await insertStaff(context.db, { name: "Ben", staff_role: "head_office" }) };
const data = { heading: "Half a sent", version: "1" };

test("restores what a person last typed, and shows it to no one else", async () => {
  await saveDraft(ann, "sections-12", { heading: "Half" });
  await saveDraft(ann, "sections-12", data);
  expect(await findDraft(ann, "sections-12")).toMatchObject({ data });
  expect(await findDraft(ben, "sections-12")).toBeNull();
  expect(await findDraft(ann, "sections-13")).toBeNull();
  await removeDraft(ben, "sections-12");
  expect(await findDraft(ann, "sections-12")).toMatchObject({ data });
  await removeDraft(ann, "sections-12");
  expect(await findDraft(ann, "sections-12")).toBeNull();
});

test("deletes drafts after 30 days", async () => {
  await saveDraft(ann, "pages-new", data);
  const later = { ...ann, clock: () => new Date(context.clock().getTime() + 31 * 24 * 3_600_000) };
  await saveDraft(later, "menus-1", data);
  expect(await findDraft(ann, "pages-new")).toBeNull();
});

test("rejects other names and drafts that are too long", async () => {
  await expect(saveDraft(ann, "offices-1", data)).rejects.toMatchObject({ status: 404 });
  await expect(saveDraft(ann, "pages-1", { body: "x".repeat(300_001) })).rejects.toMatchObject({ status: 422 });
  await expect(findDraft(context, "pages-1")).rejects.toMatchObject({ status: 401 });
});
