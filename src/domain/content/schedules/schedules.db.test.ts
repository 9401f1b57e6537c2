import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { insertOffice } from "../../../../tests/support/listings.ts";
import { saveBlogPost } from "../blog/save-blog-post.ts";
import { menuEditor } from "../menus/edit-menus.ts";
import { listMenus } from "../menus/list-menus.ts";
import { saveMenu } from "../menus/save-menu.ts";
import { sectionEditor } from "../sections/edit-sections.ts";
import { saveSection } from "../sections/save-section.ts";
import { publishScheduled } from "./publish-scheduled.ts";
import { cancelSchedule, checkPublishAt, findSchedule, scheduleChange } from "./schedule-change.ts";

const context = await openTestContext();
const ann = { ...context, viewer: await insertStaff(context.db, { name: "Ann", staff_role: "head_office" }) };
const now = context.clock();
const publish_at = new Date(now.getTime() + 3_600_000);
const invalidated: string[] = [];
const job = {
  ...context,
  viewer: { role: "system" as const },
  onInvalidated: (tags: readonly string[]) => void invalidated.push(...tags),
};
const due = { ...job, clock: () => publish_at };

async function insertSection(name: string): Promise<number> {
  const contents = ["heading", "lead"].map((each) => ({ name: each, type: "text" as const, value: `Old ${each}` }));
  await saveSection(context, { name, locale: "en-US", contents });
  const query = context.db.selectFrom("website_sections").select("id").where("name", "=", name);
  return (await query.executeTakeFirstOrThrow()).id;
}

const getScheduledAt = async (id: number): Promise<Date | null> =>
  (await findSchedule(ann, sectionEditor, id))?.scheduled_at ?? null;

async function schedule(id: number, values: Record<string, string>) {
  const { version } = await sectionEditor.find(ann, id, "write");
  const replaces = await getScheduledAt(id);
  return scheduleChange(ann, sectionEditor, id, { change: { version, values }, publish_at, replaces });
}

async function cancel(id: number): Promise<void> {
  await cancelSchedule(ann, sectionEditor, id, (await getScheduledAt(id)) ?? now);
}

test("publishes a change at its time, together with what was saved meanwhile", async () => {
  const id = await insertSection("about");
  expect(await schedule(id, { heading: "New heading", lead: "Old lead" })).toMatchObject({ scheduled_by: "Ann" });
  const { version } = await sectionEditor.find(ann, id, "write");
  await sectionEditor.change(ann, id, { version, values: { heading: "Fixed heading", lead: "Fixed lead" } });

  expect(await publishScheduled({ ...job, clock: () => new Date(publish_at.getTime() - 1) })).toBe(0);
  expect(await sectionEditor.find(ann, id, "read")).toMatchObject({ values: { heading: "Fixed heading" } });
  invalidated.length = 0;
  expect(await publishScheduled(due)).toBe(1);
  expect(await sectionEditor.find(ann, id, "read")).toMatchObject({
    values: { heading: "New heading", lead: "Fixed lead" },
  });
  expect(invalidated).toContain("content");
  expect(await findSchedule(ann, sectionEditor, id)).toBeNull();
  expect(await publishScheduled(due)).toBe(0);
  // The version that it replaced can be restored, and the log says who published it.
  expect((await sectionEditor.listRevisions(ann, id)).map(({ saved_by }) => saved_by)).toEqual(["Ann", "Ann", null]);
  const actions = await context.db.selectFrom("staff_actions").select("action").orderBy("id").execute();
  expect(actions.map(({ action }) => action)).toEqual(["section.scheduled", "section.changed", "section.published"]);
});

test("a canceled change isn't published, and neither is that of a deleted text", async () => {
  const id = await insertSection("canceled");
  await schedule(id, { heading: "Never" });
  await cancel(id);
  await cancel(id);
  const other = await insertSection("deleted");
  await schedule(other, { heading: "Never" });
  await context.db.deleteFrom("website_sections").where("id", "=", other).execute();
  expect(await publishScheduled(due)).toBe(0);
  expect(await sectionEditor.find(ann, id, "read")).toMatchObject({ values: { heading: "Old heading" } });
  expect(await context.db.selectFrom("content_schedules").selectAll().execute()).toEqual([]);
});

test("a change that is no longer valid stays with the reason, and others are published", async () => {
  const id = await insertSection("shrunk");
  await schedule(id, { lead: "New lead" });
  await context.db.deleteFrom("contents").where("section_id", "=", id).where("name", "=", "lead").execute();
  await saveMenu(context, { name: "footer", locale: "en-US", data: [{ label: "Sell", url: "/sell", children: [] }] });
  const [row] = (await context.db.selectFrom("menus").select("id").execute()) as [{ id: number }];
  const { version } = await menuEditor.find(ann, row.id, "write");
  const items = [{ label: "Buy", url: "/buy", children: [] }];
  await scheduleChange(ann, menuEditor, row.id, { change: { version, items }, publish_at, replaces: null });

  expect(await publishScheduled(due)).toBe(1);
  expect(await listMenus(context)).toMatchObject([{ name: "footer", data: [{ label: "Buy" }] }]);
  const failed = await findSchedule(ann, sectionEditor, id);
  expect(failed).toMatchObject({ change: { values: { lead: "New lead" } }, problem: expect.any(String) });
  expect(await publishScheduled(due)).toBe(0);
  // Scheduling it again replaces it.
  expect(await schedule(id, { heading: "New heading" })).toMatchObject({ problem: null });
});

test("a change isn't published if the person who scheduled it may no longer edit the text", async () => {
  await context.db.deleteFrom("content_schedules").execute();
  const viewer = await insertStaff(context.db, { name: "Gone", staff_role: "head_office" });
  for (const lost of [{ disabled_at: now }, { disabled_at: null, staff_role: "read_only" as const }]) {
    const id = await insertSection(lost.disabled_at ? "disabled" : "demoted");
    const { version } = await sectionEditor.find(ann, id, "write");
    const change = { version, values: { heading: "Never" } };
    await scheduleChange({ ...context, viewer }, sectionEditor, id, { change, publish_at, replaces: null });
    await context.db.updateTable("staff").set(lost).where("account_id", "=", viewer.id).execute();
    expect(await publishScheduled(due)).toBe(0);
    expect(await sectionEditor.find(ann, id, "read")).toMatchObject({ values: { heading: "Old heading" } });
    const problem = "The person who scheduled this change no longer has permission to edit this text.";
    expect(await findSchedule(ann, sectionEditor, id)).toMatchObject({ problem });
    await cancel(id);
  }
});

test("the log names the office of a scheduled text, and half a character is stored", async () => {
  const office_id = await insertOffice(context.db);
  const contents = [{ name: "heading", type: "text" as const, value: "Old" }];
  await saveSection(context, { name: "site-header", locale: "en-US", office_id, contents });
  const query = context.db.selectFrom("website_sections").select("id").where("office_id", "=", office_id);
  const { id } = await query.executeTakeFirstOrThrow();
  expect(await schedule(id, { heading: "New \ud83c" })).toMatchObject({
    change: { values: { heading: "New \ufffd" } },
  });
  await cancel(id);
  const events = context.db.selectFrom("staff_actions").select(["action", "office_id"]).orderBy("id", "desc").limit(2);
  expect(await events.execute()).toEqual([
    { action: "section.unscheduled", office_id },
    { action: "section.scheduled", office_id },
  ]);
});

test("rejects a change of another version, by the wrong role, or at a wrong time", async () => {
  const id = await insertSection("rejected");
  const change = { version: new Date(0).toISOString(), values: { heading: "New" } };
  await expect(scheduleChange(ann, sectionEditor, id, { change, publish_at, replaces: null })).rejects.toMatchObject({
    status: 409,
  });
  await expect(schedule(id, { unknown: "field" })).rejects.toMatchObject({ status: 422 });
  const reader = { ...context, viewer: await insertStaff(context.db, { name: "Rea", staff_role: "read_only" }) };
  await expect(findSchedule(reader, sectionEditor, id)).rejects.toMatchObject({ status: 403 });
  await expect(cancelSchedule(reader, sectionEditor, id, now)).rejects.toMatchObject({ status: 403 });
  expect([
    ...[publish_at.toISOString(), now.toISOString(), "2029-01-01T00:00:00.000Z"].map((at) => checkPublishAt(at, now)),
    ...["tomorrow", "2026-13-45T00:00:00.000Z", 5, ""].map((at) => checkPublishAt(at, now)),
  ]).toEqual([null, "past", "too_far", "invalid", "invalid", "invalid", "required"]);
});

test("a change that someone else has scheduled meanwhile is neither replaced nor canceled", async () => {
  const id = await insertSection("shared");
  const { version } = await sectionEditor.find(ann, id, "write");
  const plan = (heading: string, replaces: Date | null) =>
    scheduleChange(ann, sectionEditor, id, { change: { version, values: { heading } }, publish_at, replaces });
  const { scheduled_at } = await plan("First", null);
  await expect(plan("Second", null)).rejects.toMatchObject({ status: 409 });
  const replaced = await plan("Third", scheduled_at);
  await expect(plan("Fourth", scheduled_at)).rejects.toMatchObject({ status: 409 });
  await expect(cancelSchedule(ann, sectionEditor, id, scheduled_at)).rejects.toMatchObject({ status: 409 });
  expect(await findSchedule(ann, sectionEditor, id)).toMatchObject({ change: { values: { heading: "Third" } } });
  await cancelSchedule(ann, sectionEditor, id, replaced.scheduled_at);
  await expect(plan("Fifth", replaced.scheduled_at)).rejects.toMatchObject({ status: 409 });
  expect(await findSchedule(ann, sectionEditor, id)).toBeNull();
});

test("shows an article in the minute of its date", async () => {
  const texts = { title: "SDE", description: "What", heading: "SDE", lead: "", body: "<p>Text</p>", author_name: "" };
  await saveBlogPost(context, { ...texts, slug: "later", locale: "en-US", published_at: publish_at });
  invalidated.length = 0;
  await publishScheduled({ ...job, clock: () => new Date(publish_at.getTime() - 1) });
  expect(invalidated).not.toContain("blog");
  await publishScheduled(due);
  expect(invalidated).toContain("blog");
});

test("shows the articles whose date came while no worker ran", async () => {
  const at = (minutes: number) => new Date(publish_at.getTime() + minutes * 60_000);
  const texts = { title: "Down", description: "What", heading: "Down", lead: "", body: "<p>Text</p>", author_name: "" };
  await publishScheduled({ ...job, clock: () => at(10) });
  await saveBlogPost(context, { ...texts, slug: "missed", locale: "en-US", published_at: at(15) });
  invalidated.length = 0;
  await publishScheduled({ ...job, clock: () => at(120) });
  expect(invalidated).toContain("blog");
  invalidated.length = 0;
  await publishScheduled({ ...job, clock: () => at(130) });
  expect(invalidated).not.toContain("blog");
});
